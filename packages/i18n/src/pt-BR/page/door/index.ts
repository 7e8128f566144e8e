/** The words at the door of a table: for who stands outside, and for the host who opens it. */

export const door = {
  ask: 'O host decide quem entra. Peça para entrar.',
  asked: 'O pedido foi enviado ao host. Esta página abre assim que você puder entrar.',
  denied: 'O host não deixou você entrar. Você pode pedir de novo em alguns minutos.',
  because: (reason: string): string => `“${reason}”`,
  comeBack: 'Você pode pedir ao host para voltar.',
  send: 'Pedir para entrar',
  takeBack: 'Retirar o pedido',

  entries: {
    title: 'Quem quer entrar',
    label: 'Pessoas na porta',
    asks: (name: string): string => `${name} pede para entrar`,
    letIn: 'Aceitar',
    letInLabel: (name: string): string => `Deixar ${name} entrar`,
    turnAway: 'Recusar',
    turnAwayLabel: (name: string): string => `Recusar ${name}`,
  },

  host: {
    title: 'A porta',
    approval: 'Eu decido quem entra',
    approvalNote:
      'Quem chega com o link espera até você aceitar. Quem já está aqui fica. Vale na hora.',
    newLink: 'Novo link…',
    newLinkQuestion:
      'Criar um novo link de convite? O antigo não deixa entrar mais ninguém. Quem já entrou fica e pode voltar.',
    make: 'Criar novo link',
    keep: 'Manter o antigo',
    made: 'Há um novo link. Copie em “Convidar”.',
  },

  bans: {
    title: 'Banimentos',
    ban: 'Banir…',
    banLabel: (name: string): string => `Banir ${name}`,
    question: (name: string): string =>
      `${name} não poderá vir a esta mesa, nem pedir para entrar.`,
    banNow: 'Banir',
    isBan: 'Banir: sem poder pedir para voltar',
    address: 'E toda pessoa nova da mesma rede',
    addressNote: 'Pode incluir vizinhos com o mesmo provedor. Quem já está aqui fica.',
    withAddress: 'com a rede',
    lift: 'Desbanir',
    liftLabel: (name: string): string => `Desbanir ${name}`,
  },
};
