/** The words of the side-pot calculator. */

import { amount } from '../../../tools/numbers.js';
import { ante } from '../ante.js';
import { de } from '../grammar.js';
import { list, plural } from '../numbers.js';
import { entryOfHands, entryOfPlayers } from './entry.js';
import { calculatorGames as games, halves, handNames } from './games.js';
import { problem } from './problems.js';

/** One of them, and a list of them. */
const HALF = {
  high: 'main haute',
  low: 'main basse',
  badugi: 'badugi',
  inHand: 'cinq en main',
} as const;
const HALVES = {
  high: 'Mains hautes',
  low: 'Mains basses',
  badugi: 'Badugis',
  inHand: 'Cinq en main',
} as const;

export const calculator = {
  playerName: (seat: number): string => `Siège ${seat}`,
  problem,
  lead: 'Saisissez ce que chacun a mis. Pots, mise rendue et gagnants suivent aussitôt.',
  start: 'Partir de',
  presets: {
    short: 'Un tapis court',
    levels: 'Trois hauteurs',
    ante: 'Ante de grosse blinde (TC-10)',
    orders: 'Grosse blinde courte',
    dead: 'Main couchée, jetons au pot',
    odd: 'Partage et jetons impairs',
    nine: 'Neuf joueurs, cinq hauteurs',
  } as const,
  clear: 'Nouvelle main',
  ...entryOfHands,

  players: {
    title: 'Joueurs',
    entry: 'Jetons mis',
    entries: { total: 'Un total', parts: 'Ante, morts, mises' } as const,
    name: 'Nom',
    seat: 'Siège',
    total: 'Mis',
    ante: 'Ante',
    dead: 'Morts',
    live: 'Blinde et mises',
    start: 'Stack initial',
    end: 'Stack final',
    endNeedsStart: 'Il faut le stack initial.',
    endBefore: (end: number): string => `${amount(end)} est le stack avant le paiement des pots.`,
    folded: 'A passé',
    killed: 'Main morte : les mises forcées restent',
    forfeit: 'Mises forcées',
    forfeitNote: 'Vide : tout ce qui a été mis.',
    stacks: 'Stacks',
    add: 'Ajouter un joueur',
    full: `Dix joueurs au plus.`,
    remove: (name: string): string => `Retirer ${name}`,
    removed: (name: string): string => `${name} ne joue plus.`,
    undo: 'Annuler',
    undoRemove: (name: string): string => `Annuler : remettre ${name}`,
    of: (label: string, name: string): string => `${label}, ${name}`,
    positions: { button: 'D', small: 'SB', big: 'BB' } as const,
    positionNames: {
      button: 'Bouton du donneur',
      small: 'Petite blinde',
      big: 'Grosse blinde',
    } as const,
    ...entryOfPlayers,
    anteOf: (ante: number): string => `Dont ${amount(ante)} d’ante.`,
    deadOf: (dead: number): string => `Dont ${amount(dead)} d’ante pour la table : argent mort.`,
  },

  table: {
    title: 'Table et règles',
    button: 'Bouton au siège',
    seatCount: 'Sièges',
    unit: 'Plus petit jeton',
    unitNote: 'Vide : d’après les montants.',
    game: 'Variante',
    games,
    boardCount: 'Boards',
    boardCounts: { 1: '1', 2: '2', 3: '3' } as const,
    smallBlind: 'Petite blinde',
    bigBlind: 'Grosse blinde',
    deadBlinds: 'Blindes mortes',
    deadBlindsNote: 'Parmi les jetons morts ; le reste est l’ante.',
    anteMode: 'Ante',
    anteModes: ante.modes,
    ante: 'Montant de l’ante',
    anteOrder: 'Règle pour l’ante',
    anteOrders: ante.ordersByName,
    anteOrderNotes: ante.orderNotes,
    anteNotes: {
      none: '',
      perPlayer: 'Chaque total contient une ante ; elle compte dans les pots comme une mise.',
      bigBlind:
        'Le total de la grosse blinde contient l’ante : de l’argent mort pour le pot principal.',
      button: 'Le total du bouton contient l’ante : de l’argent mort pour le pot principal.',
    } as const,
    blinds: 'Blindes et antes',
    more: 'Rake et règles de la maison',
    post: 'Poster blindes et antes',
    postNote: 'Pour qui n’a encore rien mis.',
    mode: 'Type de partie',
    modes: { any: 'Toutes', cash: 'Cash game', tournament: 'Tournoi, sans rake' } as const,
    orphanLayer: 'Jetons au-dessus de toute main en jeu',
    orphanLayers: { 'roll-down': 'Vont au pot inférieur', reject: 'Sont une erreur' } as const,
    hasRake: 'Rake',
    rakePercent: 'Pourcentage',
    rakeCap: 'Maximum par main',
    rakeCapNote: 'Vide : pas de limite. Par nombre de joueurs : 2: 10; 5: 30.',
    rakeNeedsFlop: 'No flop, no drop',
    flop: 'Flop distribué',
    flops: { auto: 'Si des mains sont montrées', yes: 'Oui', no: 'Non' } as const,
    rounding: 'Arrondi',
    roundings: { floor: 'Vers le bas', 'half-even': 'Au plus proche, moitié au pair' } as const,
    spread: 'Prélevé sur',
    spreads: {
      proportional: 'Tous les pots, au prorata',
      'main-first': 'Le pot principal d’abord',
    } as const,
  },

  winners: {
    title: 'Gagnants',
    way: 'Désigner les gagnants par',
    ways: { pots: 'Pot par pot', rank: 'Classement', cards: 'Cartes' } as const,
    alone: 'Il ne reste personne d’autre : aucun gagnant à désigner.',
    pick: 'Cochez-en plusieurs pour un partage.',
    legend: (pot: string, board: number | null, half: keyof typeof HALF | null): string =>
      [
        pot,
        ...(board === null ? [] : [`board ${board}`]),
        ...(half === null ? [] : [HALF[half]]),
      ].join(', '),
    noLow: 'Rien de coché : pas de main basse.',
    only: (name: string): string => `Il ne reste que ${name} pour ce pot.`,
    isFolded: 'a passé',
    short: (level: number): string => `seulement ${amount(level)} mis`,
    deadOnly: 'seulement de l’argent mort',
    rank: 'La meilleure main d’abord. Faites glisser, ou utilisez les flèches.',
    unranked: 'Pas encore de classement.',
    useOrder: 'Valider cet ordre',
    forget: 'Oublier l’ordre',
    ranking: (board: number | null, half: keyof typeof HALF | null): string =>
      [half === null ? 'Mains' : HALVES[half], ...(board === null ? [] : [`board ${board}`])].join(
        ', ',
      ),
    up: (name: string): string => `Monter ${name}`,
    down: (name: string): string => `Descendre ${name}`,
    tie: (name: string, above: string): string => `${name} à égalité avec ${above}`,
    tieShort: 'Égal',
    moved: (name: string, place: number, of: number): string =>
      `${name} en position ${place} sur ${of}`,
    hasLow: (name: string): string => `${name} a une main basse`,
    removeLow: (name: string): string => `${name} n’a pas de main basse`,
    nobodyLow: 'Personne n’a de main basse.',
    /** `board`: cards in the middle, of stud a common one. */
    cards: (least: number, most: number, board: number): string => {
      const own =
        least === most ? `${least} cartes par joueur` : `De ${least} à ${most} cartes par joueur`;
      const middle =
        board === 0 ? '' : board === 1 ? ', ou 6 et une carte commune' : ', 5 par board';
      return `${own}${middle}. Écrivez As Kd, ou choisissez-les.`;
    },
    commonCard: 'Carte commune',
    made: handNames,
    halves,
    holeCards: (name: string): string => `Cartes ${de(name)}`,
    board: (board: number, of: number): string => (of === 1 ? 'Board' : `Board ${board}`),
    choose: 'Choisir',
    chooseFor: (whose: string): string => `Choisir des cartes : ${whose}`,
    chosen: (count: number, most: number): string => `${count} cartes sur ${most}`,
    taken: 'est ailleurs',
    done: 'OK',
    waiting: (names: readonly string[]): string => `Cartes encore attendues : ${list(names)}.`,
  },

  result: {
    title: 'Résultat',
    old: (count: number): string =>
      `C’est le dernier résultat valable. ${plural(count, 'champ est', 'champs sont')} à revoir.`,
    notCurrent: (count: number): string =>
      `Pas de résultat à jour : ${plural(count, 'champ est', 'champs sont')} à revoir`,
    none: 'Le résultat s’affiche dès que les champs sont corrects.',
    empty: 'Aucun jeton n’a encore été mis.',
    percent: (share: number): string => `${share.toFixed(1).replace('.', ',')} %`,
    refund: (name: string, returned: number): string =>
      `Mise non suivie rendue à ${name} : ${amount(returned)}`,
    eligible: (names: readonly string[]): string =>
      names.length === 1 ? `En jeu : ${list(names)}` : `Se joue entre ${list(names)}`,
    wins: (name: string, won: number): string => `${name} gagne ${amount(won)}`,
    open: 'Gagnant pas encore désigné',
    odd: (name: string, seat: number, chip: number, isFirst: boolean, button: number): string =>
      isFirst
        ? `Jeton impair (${amount(chip)}) à ${name} : parmi les mains à égalité, le siège ${seat} vient en premier dans le sens horaire à partir du bouton (siège ${button}).`
        : `Jeton impair (${amount(chip)}) à ${name} : le siège ${seat} est le suivant dans le sens horaire.`,
    inconsistent:
      'Aucun ordre des mains ne donne ces gagnants : qui a la meilleure main dans un pot l’a aussi dans le suivant. Les pots sont payés selon votre choix.',
    inOut: (put: number, out: number): string =>
      `Jetons entrés ${amount(put)} = jetons sortis ${amount(out)}`,
    outParts: (returned: number, won: number, rake: number): string =>
      [
        ...(returned > 0 ? [`${amount(returned)} rendus`] : []),
        `${amount(won)} gagnés`,
        ...(rake > 0 ? [`${amount(rake)} de rake`] : []),
      ].join(' + '),
    table: 'Qui reçoit quoi',
    columns: {
      player: 'Joueur',
      put: 'Mis',
      returned: 'Rendu',
      won: 'Gagné',
      net: 'Net',
      stack: 'Nouveau stack',
    } as const,
    newStack: (chips: number): string => `nouveau stack ${amount(chips)}`,
    folded: 'a passé',
    killed: 'main morte',
    both: {
      title: 'Les deux règles paient différemment',
      lead: (name: string, put: number, anteOwed: number, blind: number): string =>
        `${name} a ${amount(put)} pour une ante de ${amount(anteOwed)} et une blinde de ${amount(blind)}.`,
      names: ante.ordersByName,
      chosen: 'choisie',
      posts: (name: string): string => `${name} poste`,
      parts: {
        ante: (chips: number): string => `ante ${amount(chips)}`,
        blind: (chips: number): string => `blinde ${amount(chips)}`,
      },
      returned: 'Non suivi',
      back: (name: string, chips: number): string => `${amount(chips)} à ${name}`,
      nothing: '–',
      gets: (name: string, chips: number): string => `${name} reçoit ${amount(chips)}`,
      getsLabel: (name: string): string => `${name} reçoit`,
      otherwise: (rules: string): string => `Avec la règle « ${rules} », le paiement diffère`,
    },
    unknown: '–',
    net: (value: number): string =>
      value > 0 ? `+${amount(value)}` : value < 0 ? `−${amount(-value)}` : '0',
    nextHand: 'Main suivante',
    nextHandNote: 'Les stacks sont repris, le bouton avance.',
    jump: 'Aller au résultat :',
    toField: 'Aller au champ',
  },

  share: {
    title: 'Partager et garder',
    name: 'Titre',
    nameNote: 'Figure au-dessus du résultat, dans le texte et à l’impression.',
    link: 'Copier le lien',
    text: 'Copier le texte',
    json: 'Copier JSON',
    downloadJson: 'Sauver JSON',
    png: 'Sauver l’image',
    print: 'Imprimer',
    copied: 'Copié',
    saved: 'Enregistré',
    failed: 'Le navigateur ne l’a pas permis.',
    jsonNote: 'Ce JSON est celui que sidepot settle lit en ligne de commande.',
    jsonFile: 'main.json',
  },

  import: {
    open: 'Importer',
    title: 'Importer une main',
    close: 'Fermer',
    lead: 'Collez ou choisissez une main : JSON de sidepot settle, ou historique de mains (PHH, Open Hand History, journal de PokerNow, textes de PokerStars, GGPoker et six autres sites).',
    paste: 'Le texte de la main',
    file: 'Choisir un fichier',
    take: 'Ouvrir dans le calculateur',
    which: 'Plusieurs mains : laquelle ?',
    hand: (label: string): string => `Main ${label}`,
    empty: 'Il n’y a aucune main dedans.',
    badJson: 'Ce JSON est illisible.',
    unknown: 'Ce n’est pas une main que le calculateur sache lire.',
    unit: (unit: string): string => `Tous les montants en unités de ${unit}`,
    crowd: (count: number): string => `${count} joueurs, c’est trop ici : dix au plus.`,
    badLink: 'Le lien ne contenait aucune main lisible. Voici un exemple.',
  },
};
