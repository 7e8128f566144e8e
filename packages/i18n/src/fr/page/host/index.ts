/** The words of the table's menu, for the host and for everybody. */

import type { SeatOrder } from '@sidepot/protocol';
import { amount, count as number } from '../../../tools/numbers.js';
import { plural, seconds } from '../numbers.js';

export interface PendingOrder {
  readonly order: SeatOrder;
  readonly seat: number;
  readonly by: number;
  readonly reason: string | null;
}

export const host = {
  menu: {
    title: 'Table',
    close: 'Fermer',
    tabs: {
      you: 'Vous',
      host: 'Hôte',
      ledger: 'Comptes',
      hands: 'Mains',
      report: 'Bilan',
      rules: 'Règles',
    } as const,
    settings: 'Réglages',
  },

  invite: {
    title: 'Inviter des joueurs',
    lead: 'Toute personne qui a ce lien peut venir à la table et prendre une place.',
    leadEntry: 'Toute personne qui a ce lien peut vous demander à entrer.',
    leadApproval: 'Toute personne qui a ce lien peut venir à la table et vous demander une place.',
    link: 'Lien vers cette table',
    share: 'Partager…',
    qr: 'QR code du lien',
    show: 'QR code',
    tabs: { friends: 'Vos amis', device: 'Mon autre appareil' } as const,
    waiting: 'Envoyez le lien à vos amis',
    onlyHereShort: 'Seul cet ordinateur peut ouvrir le lien',
    onlyHere:
      'Seul cet ordinateur peut ouvrir ce lien. Pour admettre d’autres personnes de votre réseau, arrêtez le serveur et tapez',
  },

  device: {
    title: 'La même place sur un autre appareil',
    lead: 'Ouvrez-y ce lien privé, et vous continuez avec le même nom, la même place et les mêmes jetons. Il ne marche qu’une fois ; ne le donnez à personne d’autre.',
    make: 'Créer un lien privé',
    link: 'Lien privé',
    until: (time: string): string => `Marche une fois, jusqu’à ${time}.`,
  },

  devices: {
    title: 'Vos autres appareils',
    lead: 'Connectés sous votre nom. Déconnectez celui que vous avez perdu ou prêté.',
    unknown: 'Un appareil',
    used: (time: string): string => `dernière utilisation : ${time}`,
    end: 'Fermer',
    endLabel: (device: string): string => `Déconnecter ${device}`,
    endAll: 'Tout déconnecter',
  },

  data: {
    title: 'Mes données',
    lead: 'Votre nom, vos tables, vos messages et les mains que vous avez reçues, en un fichier.',
    download: 'Télécharger mes données',
    forget: 'M’oublier…',
    forgetQuestion:
      'Disparaître pour de bon ? Votre nom et vos messages disparaissent de toutes les tables, et tous vos appareils sont déconnectés. Les mains que vous avez jouées restent aux autres, sous un nom qui n’est pas le vôtre. Quittez d’abord vos places et fermez vos tables ; supprimez celles que personne ne doit garder.',
    forgetNow: 'M’oublier',
    keep: 'Rester',
  },

  handOver: {
    ask: 'Céder la table…',
    to: 'À',
    question: (name: string): string =>
      `Confier le rôle d’hôte à ${name} ? Vous ne pourrez plus diriger la table, sauf si ${name} vous rend ce rôle.`,
    yes: 'Céder',
  },

  you: {
    title: 'Vous',
    sitOut: 'M’absenter dès la prochaine main',
    straddle: 'Straddler quand je peux',
    straddleHere: {
      wish: (chips: number): string => `Straddle ${amount(chips)}`,
      next: (chips: number): string => `Straddle ${amount(chips)} à la prochaine main`,
      note: 'Chaque fois que votre siège le peut, jusqu’à un nouvel appui.',
    },
    comeIn: 'Comment entrer en jeu',
    comeIns: {
      wait: () => 'Attendre la BB',
      post: (chips: number) => `Poster ${amount(chips)}`,
      button: (chips: number) => `Acheter bouton ${amount(chips)}`,
    } as const,
    sitOver: (hands: number): string => `Laisser ${plural(hands, 'main', 'mains')}`,
    chips: 'Jetons',
    buy: 'Acheter',
    buyFor: (chips: number): string => `Se caver à ${amount(chips)}`,
    limits: (min: number, max: number): string => `${amount(min)} à ${amount(max)}`,
    outside: (min: number, max: number): string =>
      `Choisissez entre ${amount(min)} et ${amount(max)}.`,
    auto: {
      title: 'Jetons automatiques',
      lead: 'Achetés entre les mains tant que vous jouez, jamais pendant une absence.',
      topUp: 'Compléter après chaque main',
      topUpTo: 'Remonter à',
      rebuy: 'Me recaver quand je n’ai plus rien',
      rebuyFor: 'Avec',
    },
    move: 'Changer de siège',
    moveNote:
      'On n’échappe pas à une blinde : si vous vous en éloignez, vous laissez passer des mains, ou vous postez.',
    moveTo: 'Au siège',
    moveNow: 'Changer',
    moveStay: 'Rester ici',
    moveQuestion: (seat: number): string => `Aller au siège ${seat} ?`,
    topUp: 'Ajouter des jetons',
    topUpNote: (most: number): string => `Jusqu’à ${amount(most)} de plus.`,
    topUpFull: 'Votre stack est au maximum permis.',
    topUpComing: (chips: number): string => `${amount(chips)} arrivent après cette main.`,
    add: 'Ajouter',
    name: 'Votre nom',
    save: 'Valider',
    saved: 'Enregistré',
    leave: 'Quitter la place',
    /** `bet`: what is in a hand that is not over. */
    leaveQuestion: (chips: number, bet: number): string =>
      bet === 0
        ? `Partir avec ${amount(chips)} ? Ils vont dans les comptes.`
        : `Partir avec ${amount(chips)} ? Ils vont dans les comptes à la fin de cette main. Les ${amount(bet)} que vous avez misés restent dans le coup, et votre main est couchée quand vient votre tour.`,
    leaveAllIn: (bet: number): string =>
      `Partir ? Vous êtes à tapis : les ${amount(bet)} que vous avez misés restent dans le coup jusqu’à la fin. Vous partez avec ce qu’il vous rapporte.`,
    leaveTournament: 'On ne peut pas quitter un tournoi commencé : absentez-vous plutôt.',
    stay: 'Rester',
    cancelRequest: 'Retirer la demande de place',
    cancelChips: 'Retirer la demande de jetons',
    onlyWatching: 'Vous regardez.',
    watching: 'Vous regardez. Choisissez un siège libre à la table pour jouer.',
  },

  waiting: {
    title: 'Liste d’attente',
    join: 'Attendre une place',
    length: (count: number): string =>
      count === 0
        ? 'Personne n’attend encore.'
        : `${plural(count, 'joueur attend', 'joueurs attendent')}.`,
    place: (place: number, of: number): string =>
      `Vous êtes en position ${place} sur ${of} dans la file.`,
    leave: 'Ne plus attendre',
    offer: (seat: number, left: number): string =>
      `Le siège ${seat} est à vous pendant ${seconds(left)}.`,
    take: (seat: number): string => `Prendre le siège ${seat}`,
    pass: 'Non, merci',
    offered: (seat: number, until: string): string =>
      `Le siège ${seat} est proposé jusqu’à ${until}`,
    since: (time: string): string => `depuis ${time}`,
  },

  requests: {
    title: 'Qui demande',
    none: 'Personne n’attend.',
    asks: (name: string, chips: number | null): string =>
      chips === null
        ? `${name} demande une place`
        : `${name} demande une place avec ${amount(chips)}`,
    asksChips: (name: string, chips: number): string => `${name} demande ${amount(chips)} de plus`,
    give: 'Donner',
    seat: (seat: number): string => `Siège ${seat}`,
    approve: 'Accepter',
    deny: 'Refuser',
    label: 'Demandes',
  },

  game: {
    title: 'Partie',
    start: 'Lancer la partie',
    pause: 'Pause',
    pauseNote: 'Pas de nouvelle main, et tous les chronos s’arrêtent.',
    resume: 'Reprendre',
    paused: 'La partie est en pause.',
    pausedByYou: 'Vous avez mis la partie en pause.',
    pausedAlone: 'La partie attend des joueurs.',
    pausedByQuota: (until: string | null): string =>
      `Vous avez épuisé ce que ce serveur permet en une heure.${until === null ? '' : ` La partie reprend d’elle-même à ${until}.`}`,
    close: 'Fermer la table',
    closeQuestion:
      'Fermer la table après cette main ? Tout le monde est réglé dans les comptes, et plus rien n’est distribué. Un tournoi commencé répartit les prix restants selon les jetons de ceux qui sont encore en jeu.',
    closing: 'La table ferme à la fin de cette main.',
    closed: 'La table est fermée.',
    keep: 'La garder ouverte',
    end: 'Fermer cette table',
    endNote: 'Une table fermée peut encore être consultée, et supprimée par vous.',
  },

  deletion: {
    title: 'Supprimer cette table',
    lead: 'D’ici là, tous ceux qui ont joué ici peuvent lire et télécharger ses mains et ses comptes.',
    ask: 'Supprimer la table…',
    question:
      'Supprimer la table pour de bon ? Toutes ses mains, son chat et ses comptes sont perdus. Plus personne ne pourra les lire ni les télécharger, vous non plus, et le lien ne mènera nulle part.',
    yes: 'Supprimer',
    no: 'Garder la table',
  },

  bots: {
    title: 'Bots',
    add: 'Ajouter un bot',
    strength: 'Niveau',
    strengths: { easy: 'Faible', medium: 'Moyen', hard: 'Fort' } as const,
    remove: (name: string): string => `Retirer ${name}`,
    removeShort: 'Retirer',
    full: 'Tous les sièges sont pris.',
  },

  quotas: {
    title: 'Ce que vous utilisez de ce serveur',
    what: {
      tables: 'Tables ouvertes',
      tablesPerDay: 'Nouvelles tables en 24 heures',
      bots: 'Bots à vos tables',
      eventsPerHour: 'Événements enregistrés cette heure',
      bytesPerHour: 'Mégaoctets enregistrés cette heure',
    } as const,
    used: (what: string, used: number, limit: number): string => {
      const told = (count: number): string =>
        number(what === 'bytesPerHour' ? Math.ceil(count / 1_000_000) : count);
      return `${told(used)} sur ${told(limit)}`;
    },
  },

  orders: {
    open: 'Plus…',
    openLabel: (name: string): string => `Plus d’options pour ${name}`,
    sitOut: 'Sit-out',
    forms: { standUp: 'Lever…', move: 'Déplacer…', setStack: 'Stack…' } as const,
    standUp: 'Faire lever',
    standUpNote: (name: string, chips: number): string =>
      `${name} quitte sa place, à la fin de la main en cours s’il y a lieu, et regarde. Il y a ${amount(chips)} jetons à cette place ; ils vont dans les comptes.`,
    move: 'Déplacer',
    moveNote: 'Aussitôt entre deux mains, sinon à la fin de cette main.',
    to: 'Vers',
    stack: 'Nouveau stack',
    setStack: 'Fixer le stack',
    stackNote: (chips: number): string =>
      `Actuellement ${amount(chips)}. Le plus compte comme acheté, le moins comme rendu : personne n’y gagne ni n’y perd. Tout le monde le voit.`,
    stackInHand: (chips: number): string =>
      `${amount(chips)} au début de cette main. La différence est donnée ou reprise à la fin de la main ; elle compte comme achetée ou rendue. Tout le monde le voit.`,
    stackBad: 'Saisissez un montant supérieur à 0.',
    takeBack: 'Annuler',
    takeBackLabel: (name: string): string => `Annuler ce qui est prévu pour ${name}`,
    pending: ({ order, seat, by, reason }: PendingOrder): string => {
      const said = {
        sitOut: 'sit-out',
        standUp: 'se lève après cette main',
        move: `va au siège ${seat} après cette main`,
        setStack: `${by < 0 ? '−' : '+'}${amount(Math.abs(by))} après cette main`,
      };
      return reason === null ? said[order] : `${said[order]} : ${reason}`;
    },
  },

  helpers: {
    is: 'vous aide comme hôte',
    share: 'Nommer co-hôte',
    shareLabel: (name: string): string => `Nommer co-hôte : ${name}`,
    end: 'Retirer co-hôte',
    endLabel: (name: string): string => `Retirer le rôle de co-hôte : ${name}`,
  },

  people: {
    title: 'Joueurs',
    spectators: 'Spectateurs',
    /** Who watches and has no name. */
    unnamed: (count: number): string => `${number(count)} sans nom`,
    you: 'vous',
    host: 'l’hôte',
    bot: (strength: string): string => `Bot, ${strength.toLowerCase()}`,
    kick: 'Exclure…',
    kickLabel: (name: string): string => `Exclure ${name} de la table`,
    kickQuestion: (name: string): string =>
      `${name} quitte la table, à la fin de la main en cours s’il y a lieu, et ne revient que si vous le permettez. Les jetons vont dans les comptes ; ceux d’un tournoi commencé sont retirés du jeu.`,
    reason: 'Motif',
    reasonNote: 'Facultatif. Tout le monde le voit.',
    kickNow: 'Exclure',
    leaves: 'part après cette main',
    keep: 'Garder',
    keepLabel: (name: string): string => `Garder ${name} à la table`,
    cancel: 'Annuler',
  },

  ledger: {
    title: 'Comptes',
    none: 'Personne n’a encore acheté de jetons.',
    hidden: 'Les comptes sont réservés à l’hôte et aux personnes assises.',
    player: 'Joueur',
    buyIns: 'Caves',
    cashOuts: 'Sorties',
    stack: 'Stack',
    adjusted: 'Corr.',
    net: 'Net',
    rake: (chips: number): string => `Rake prélevé : ${amount(chips)}`,
    asOf: 'Stacks à la fin de la dernière main.',
    signed: (chips: number): string =>
      chips > 0 ? `+${amount(chips)}` : chips < 0 ? `−${amount(-chips)}` : amount(0),
    settlement: 'Qui paie qui',
    settlementNote: 'Le moins de paiements possible, comme si tout le monde partait maintenant.',
    settled: 'Tout le monde est quitte.',
    pays: (from: string, to: string, chips: number): string =>
      `${from} paie ${amount(chips)} à ${to}`,
    house: 'La maison',
    copy: 'Copier qui paie qui',
    copied: 'Copié.',
    notCopied: 'Ce navigateur ne permet pas la copie.',
    saveSettlement: 'Paiements en CSV',
    saveLedger: 'Comptes en CSV',
    corrections: 'Corrections',
    correction: (name: string, chips: string, reason: string): string =>
      `${name} ${chips} : ${reason}`,
    older: 'Corrections plus anciennes',
    correct: 'Corriger les comptes',
    correctNote: 'Pour l’argent échangé en dehors. Les jetons restent où ils sont.',
    amount: 'Montant',
    amountNote: 'Ajouté au net ; avec un moins, il en est retiré.',
    amountBad: 'Saisissez un montant différent de 0.',
    reason: 'Motif',
    reasonBad: 'Dites pourquoi : tout le monde le lit.',
    send: 'Corriger',
  },

  settings: {
    title: 'Réglages',
    save: 'Enregistrer les réglages',
    saved: 'Enregistré. Ils comptent dès la prochaine main.',
    coming: 'Dès la prochaine main :',
  },
};
