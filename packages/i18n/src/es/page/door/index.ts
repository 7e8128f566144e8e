/** The words at the door of a table: for who stands outside, and for the host who opens it. */

export const door = {
  ask: 'El anfitrión decide quién entra. Pide que te deje entrar.',
  asked: 'Petición enviada al anfitrión. Esta página se abre en cuanto te deje entrar.',
  denied: 'El anfitrión no te ha dejado entrar. Puedes volver a pedirlo en unos minutos.',
  because: (reason: string): string => `«${reason}»`,
  comeBack: 'Puedes pedir al anfitrión que te deje volver.',
  send: 'Pedir entrar',
  takeBack: 'Retirar la petición',

  entries: {
    title: 'Quién quiere entrar',
    label: 'Gente en la puerta',
    asks: (name: string): string => `${name} pide entrar`,
    letIn: 'Admitir',
    letInLabel: (name: string): string => `Admitir a ${name}`,
    turnAway: 'Rechazar',
    turnAwayLabel: (name: string): string => `Rechazar a ${name}`,
  },

  host: {
    title: 'La puerta',
    approval: 'Yo dejo entrar',
    approvalNote:
      'Quien llega con el enlace espera hasta que le dejes entrar. Quien ya está se queda. Vale desde ahora.',
    newLink: 'Nuevo enlace…',
    newLinkQuestion:
      '¿Crear un nuevo enlace de invitación? Con el antiguo ya no entra nadie nuevo. Quien ya ha entrado se queda y puede volver.',
    make: 'Crear enlace nuevo',
    keep: 'Mantener el antiguo',
    made: 'Hay un enlace nuevo. Cópialo en «Invitar».',
  },

  bans: {
    title: 'Vetos',
    ban: 'Vetar…',
    banLabel: (name: string): string => `Vetar a ${name}`,
    question: (name: string): string => `${name} no podrá venir a esta mesa ni pedirlo.`,
    banNow: 'Vetar',
    isBan: 'Vetar: no podrá pedir volver',
    address: 'Y a toda persona nueva de la misma red',
    addressNote: 'Puede afectar a vecinos con el mismo proveedor. Quien ya está se queda.',
    withAddress: 'con su red',
    lift: 'Quitar',
    liftLabel: (name: string): string => `Quitar el veto a ${name}`,
  },
};
