/** The words at the door of a table: for who stands outside, and for the host who opens it. */

export const door = {
  ask: 'L’hôte décide qui entre. Demandez à entrer.',
  asked: 'La demande est envoyée à l’hôte. Cette page s’ouvre dès que vous pouvez entrer.',
  denied: 'L’hôte ne vous a pas laissé entrer. Vous pourrez redemander dans quelques minutes.',
  because: (reason: string): string => `« ${reason} »`,
  comeBack: 'Vous pouvez demander à l’hôte de vous laisser revenir.',
  send: 'Demander à entrer',
  takeBack: 'Annuler la demande',

  entries: {
    title: 'Qui veut entrer',
    label: 'À la porte',
    asks: (name: string): string => `${name} demande à entrer`,
    letIn: 'Accepter',
    letInLabel: (name: string): string => `Laisser entrer ${name}`,
    turnAway: 'Refuser',
    turnAwayLabel: (name: string): string => `Refuser l’entrée à ${name}`,
  },

  host: {
    title: 'La porte',
    approval: 'Je choisis qui entre',
    approvalNote:
      'Qui vient avec le lien attend que vous ouvriez. Qui est déjà là reste. L’effet est immédiat.',
    newLink: 'Nouveau lien…',
    newLinkQuestion:
      'Créer un nouveau lien d’invitation ? L’ancien ne fera plus entrer personne de nouveau. Qui a déjà rejoint la table reste et peut revenir.',
    make: 'Créer un nouveau lien',
    keep: 'Garder l’ancien',
    made: 'Il y a un nouveau lien. Copiez-le sous « Inviter ».',
  },

  bans: {
    title: 'Bannissements',
    ban: 'Bannir…',
    banLabel: (name: string): string => `Bannir ${name}`,
    question: (name: string): string =>
      `${name} ne pourra plus venir à cette table, ni le demander.`,
    banNow: 'Bannir',
    isBan: 'Bannir : ne peut pas demander à revenir',
    address: 'Ainsi que toute nouvelle personne du même réseau',
    addressNote: 'Des voisins du même fournisseur peuvent en faire partie. Qui est déjà là reste.',
    withAddress: 'avec le réseau',
    lift: 'Lever',
    liftLabel: (name: string): string => `Lever le bannissement : ${name}`,
  },
};
