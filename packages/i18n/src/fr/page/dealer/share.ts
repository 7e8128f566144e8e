/** La table sous un lien : pour qui la tient, et pour qui la suit. */

export const share = {
  lead: 'Un lien pour suivre cette table : pots et horloge sur un téléviseur, sur les téléphones des joueurs, sur un stream. Personne n’a besoin de compte. Il montre ce que montre cet appareil, jusqu’à ce que vous l’arrêtiez.',
  start: 'Partager cette table',
  cards: 'Cartes des joueurs',
  cardsOf: { none: 'Jamais', shown: 'À l’abattage', all: 'Dès la saisie' } as const,
  cardsNotes: {
    none: 'Les cartes du tableau sont montrées si elles sont saisies.',
    shown: 'De qui est encore dans le coup, quand plus personne ne peut miser.',
    all: 'Qui a le lien les voit tout de suite. Ne le donnez qu’au stream, qui les montre en différé.',
  } as const,
  live: 'Partagée : chaque changement est visible.',
  away: 'Pas de connexion : les autres voient le dernier état. Le plus récent part dès qu’elle revient.',
  ending:
    'Pas de connexion : le partage s’arrête dès qu’il y en a une, au plus tard de lui-même après un jour.',
  ended: 'Le partage était déjà terminé.',
  signs: { live: 'Partagée', away: 'Partagée, pas de connexion' } as const,
  code: 'Code du lien',
  link: 'Lien',
  open: 'L’ouvrir ici',
  overlay: 'Pour les streams',
  overlayNote:
    'La table seule, sans fond, avec 30 secondes de retard : une source navigateur pour OBS.',
  overlayLink: 'Lien de l’overlay',
  stop: 'Arrêter le partage',
  watch: {
    title: 'Table en direct',
    waiting: 'Le premier coup va commencer.',
    lost: 'Pas de connexion. Voici le dernier état connu.',
    ended: 'Cette table n’est plus partagée',
    endedNote: 'Le partage a été arrêté, ou un jour a passé.',
  },
};
