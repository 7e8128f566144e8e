/** The words of the table. */

import { amount, percent, tenthsDown } from '../../tools/numbers.js';
import { LIMIT_SIGNS } from '../../tools/poker-names.js';
import { draw, gameNames, mix } from './games.js';
import { list, plural, seconds } from './numbers.js';

const STRENGTHS: Readonly<Record<string, string>> = {
  easy: 'faible',
  medium: 'moyen',
  hard: 'fort',
};

export const table = {
  seat: {
    stats: 'Statistiques',
    empty: (seat: number): string => `Siège ${seat}, libre`,
    sit: 'Jouer',
    you: 'Vous',
    button: 'Bouton du donneur',
    buttonSign: 'D',
    allIn: 'Tapis',
    folded: 'A passé',
    statuses: {
      playing: '',
      waiting: 'Attend la main',
      out: 'S’absente',
      busted: 'Sans jetons',
      reserved: 'Se cave',
      leaving: 'S’en va',
      kicked: 'Part après la main',
    } as const,
    /** Said at the seat of who waits; `actions.comesIn` says it to them. */
    comesIn: {
      nextHand: 'Main suivante',
      bigBlind: 'Attend la blinde',
      moved: 'Attend',
      post: 'Poste',
      postLater: 'Poste après',
      button: 'Achète bouton',
      buttonLater: 'Achète après',
    } as const,
    movesTo: (seat: number): string => `Vers siège ${seat}`,
    move: 'Ici',
    moveTo: (seat: number): string => `Aller au siège ${seat}`,
    actions: {
      fold: 'Passe',
      check: 'Check',
      call: 'Suit',
      bet: 'Mise',
      raise: 'Relance',
      'bring-in': 'Bring-in',
    } as const,
    offline: 'Connexion perdue',
    bot: (strength: string): string => `Bot, ${STRENGTHS[strength] ?? strength}`,
    pots: (names: readonly string[]): string => `En jeu : ${names.join(', ')}`,
    won: (chips: number): string => `+${amount(chips)}`,
    thinking: 'À parler',
    blinds: (blinds: number): string => `${tenthsDown(blinds)} BB`,
    bet: (chips: number): string => `Mise ${amount(chips)}`,
  },

  pots: {
    /** `page/pots.ts` chooses: only one pot is just a pot. */
    only: 'Pot',
    main: 'Pot principal',
    side: (number: number): string => `Pot annexe ${number}`,
    mainShort: 'P',
    total: 'Total',
    mine: 'Vous pouvez gagner ce pot',
    contenders: (names: readonly string[]): string => `Entre ${list(names)}`,
    winners: (names: readonly string[]): string => `Gagné par ${list(names)}`,
    list: 'Pots',
    bomb: (ante: number): string => `Bomb pot : chacun a mis ${amount(ante)}`,
    why: 'Détail',
  },

  board: {
    label: (run: number, of: number): string => (of === 1 ? 'Board' : `Board ${run} sur ${of}`),
    /** Stud, when cards run short (R119). */
    common: 'Carte commune',
  },

  draw,
  mix,

  actions: {
    bar: 'Vos actions',
    fold: 'Passer',
    check: 'Check',
    call: (chips: number, isAllIn: boolean): string =>
      `Suivre ${amount(chips)}${isAllIn ? ' tapis' : ''}`,
    bet: (to: number): string => `Miser ${amount(to)}`,
    raise: (to: number): string => `Relancer à ${amount(to)}`,
    bringIn: (chips: number): string => `Bring-in ${amount(chips)}`,
    complete: (to: number): string => `Compléter à ${amount(to)}`,
    allIn: (to: number): string => `Tapis ${amount(to)}`,
    odds: (part: number): string => `rentable dès ${percent(part)}`,
    oddsWhy: (price: number, part: number): string =>
      `Vous payez ${amount(price)} pour une part du pot : c’est rentable à long terme si vous le gagnez au moins ${percent(part)} du temps.`,
    amount: 'Montant',
    slider: 'Taille',
    less: 'Moins',
    more: 'Plus',
    presets: {
      min: () => 'Min',
      half: () => '½ pot',
      twoThirds: () => '⅔ pot',
      pot: () => 'Pot',
      allIn: () => 'Tapis',
      blinds: (count: number) => `${tenthsDown(count)} BB`,
      times: (count: number) => `${tenthsDown(count)}×`,
    } as const,
    onlyAmount: (chips: number): string => `Seul ${amount(chips)} est possible.`,
    chooseFrom: (min: number, max: number): string =>
      `Choisissez de ${amount(min)} à ${amount(max)}.`,
    chooseInSteps: (min: number, max: number, step: number): string =>
      `Choisissez de ${amount(min)} à ${amount(max)}, par pas de ${amount(step)}.`,
    range: (min: number, max: number): string => `De ${amount(min)} à ${amount(max)}`,
    timeBank: (left: number): string => `+ Temps ${seconds(left)}`,
    freeFold: 'Vous pouvez checker gratuitement.',
    foldAnyway: 'Passer quand même',
    checkInstead: 'Check',
    checkFold: 'Check / passer',
    checkCall: (price: number): string => (price === 0 ? 'Check' : `Suivre ${amount(price)}`),
    ahead: 'Quand ce sera à vous',
    yourTurn: 'À vous',
    waitingFor: (name: string): string => `${name} réfléchit…`,
    waitingForMany: 'En attente d’une réponse…',
    nextHand: 'Prochaine main dans un instant…',
    paused: 'L’hôte a mis la partie en pause.',
    pausedByYou: 'Vous avez mis la partie en pause.',
    pausedAlone: 'La partie attend des joueurs.',
    resume: 'Reprendre',
    pausedByQuota: (until: string | null): string =>
      `La partie est en pause : l’hôte a épuisé ce que ce serveur permet en une heure.${until === null ? '' : ` Elle reprend d’elle-même à ${until}.`}`,
    sleeping: 'La table était en veille, faute de monde. Elle reprend maintenant.',
    sitIn: 'Revenir',
    youAreRemoved: (reason: string | null): string =>
      `L’hôte vous exclut de la table à la fin de cette main${reason === null ? '.' : ` : ${reason}`}`,
    youStandUp: (reason: string | null): string =>
      `L’hôte vous fait lever à la fin de cette main${reason === null ? '.' : ` : ${reason}`}`,
    stoodUp: (reason: string): string =>
      `L’hôte vous a fait lever${reason === '' ? '' : ` : ${reason}`}. Vous regardez.`,
    youSitOut: 'Vous ne jouez pas pour le moment.',
    youAreSatOut: 'L’hôte vous a mis en sit-out.',
    youAreMoved: (seat: number): string =>
      `L’hôte vous déplace au siège ${seat} à la fin de cette main.`,
    yourStackChanges: (by: number, reason: string): string =>
      `L’hôte vous ${by < 0 ? 'retire' : 'donne'} ${amount(Math.abs(by))} à la fin de cette main : ${reason}`,
    watching: 'Vous regardez. Choisissez un siège libre pour jouer.',
    denied: (reason: string): string =>
      `L’hôte vous a refusé la place${reason === '' ? '' : ` : ${reason}`}. Vous regardez.`,
    requestExpired: 'L’hôte n’a pas répondu à votre demande de place. Vous regardez.',
    seatExpired:
      'Aucun jeton n’a été acheté à temps, votre place est de nouveau libre. Vous regardez.',
    waitsForSeat: 'L’hôte a reçu votre demande de place.',
    waitsForChips: 'L’hôte a reçu votre demande de jetons.',
    comesIn: {
      nextHand: () => 'Vous jouez dès la prochaine main.',
      bigBlind: () => 'Vous jouez dès que la grosse blinde arrive sur vous.',
      moved: (_chips: number, hands: number) =>
        `Votre changement de siège vous éloigne de la grosse blinde : vous laissez passer ${plural(hands, 'main', 'mains')}.`,
      post: (chips: number) => `Vous postez ${amount(chips)} et jouez dès la prochaine main.`,
      postLater: (chips: number) =>
        `Vous postez ${amount(chips)} et jouez dès que le bouton vous a dépassé.`,
      button: (chips: number) =>
        `Vous achetez le bouton pour ${amount(chips)} à la prochaine main.`,
      buttonLater: (chips: number) =>
        `Vous achetez le bouton pour ${amount(chips)} quand il arrive à vous.`,
    } as const,
    movesTo: (seat: number): string => `Vous allez au siège ${seat} à la fin de cette main.`,
    offerLapsed:
      'Vous n’avez pas pris la place à temps, elle a été proposée à la personne suivante.',
    full: 'Tous les sièges sont pris. Vous regardez.',
    waitsForPlayers: 'En attente d’un autre joueur.',
    waitsForHost: 'C’est l’hôte qui lance la partie.',
    startWhenReady: 'Lancez la partie quand tout le monde est là.',
    busted: 'Vous n’avez plus de jetons.',
    start: 'Lancer la partie',
    addBot: 'Ajouter un bot',
    closed: 'Cette table est fermée.',
  },

  /** What is said of typed text that is no amount. */
  amounts: {
    chips: 'Saisissez un nombre entier de jetons, par exemple 1200, 1 200 ou 1,2k.',
    money:
      'Saisissez un montant avec deux décimales au plus après une virgule, par exemple 12,50 ou 1 250.',
  },

  runs: {
    title: 'Tapis : combien de boards ?',
    lead: 'Le plus petit nombre demandé l’emporte.',
    choices: { 1: 'Un board', 2: 'Deux boards', 3: 'Trois boards' } as const,
  },

  after: {
    label: 'Après la main',
    show: 'Montrer',
    showAll: (_count: number): string => 'Tout montrer',
    muck: 'Mucker',
    rabbit: 'Rabbit hunt',
    wouldHaveCome: 'Cartes suivantes',
  },

  sit: {
    title: (seat: number): string => `Prendre le siège ${seat}`,
    name: 'Votre nom',
    game: 'Variante',
    blinds: 'Blindes',
    bets: 'Mises',
    ante: 'Ante',
    buyIn: 'Jetons',
    limits: (min: number, max: number): string => `${amount(min)} à ${amount(max)}`,
    back: (chips: number, until: string): string =>
      `Vous avez quitté la table avec ${amount(chips)} : jusqu’à ${until}, vous revenez avec au moins autant.`,
    sit: 'S’asseoir',
    ask: 'Demander la place à l’hôte',
    cancel: 'Annuler',
  },

  log: {
    someone: 'Quelqu’un',
    seat: (seat: number): string => `Siège ${seat}`,
  },

  panel: {
    label: 'Journal et chat',
    log: 'Journal',
    chat: 'Chat',
    open: 'Journal et chat',
    close: 'Fermer',
    say: 'Votre message',
    send: 'Envoyer',
    noChat: 'Personne n’a encore rien dit.',
    noLog: 'La première main n’a pas commencé.',
    hand: (number: number): string => `Main ${number}`,
  },

  top: {
    stakes: (small: number, big: number): string => `${amount(small)}/${amount(big)}`,
    games: gameNames,
    limits: {
      'no-limit': 'No Limit',
      'pot-limit': 'Pot Limit',
      'fixed-limit': 'Fixed Limit',
    } as const,
    limitSigns: LIMIT_SIGNS,
    hand: (number: number): string => `Main ${number}`,
    help: 'Aide clavier',
    home: 'Lobby',
    invite: 'Inviter',
    menu: 'Menu',
    requests: (count: number): string => plural(count, 'demande', 'demandes'),
    sitOut: 'M’absenter',
    sitIn: 'Revenir',
    leave: 'Se lever',
  },

  help: {
    title: 'Clavier',
    close: 'Fermer',
    keys: [
      ['F', 'Passer'],
      ['C', 'Checker ou suivre'],
      ['R', 'Aller au montant de la mise ou de la relance'],
      ['1 – 5', 'Choisir une taille prédéfinie, sans l’envoyer'],
      ['1 – 7', 'Au tirage : marquer une carte à jeter'],
      ['D', 'Tirer pour les cartes marquées ; C reste servi'],
      ['↑ ↓', 'Dans le montant : une grosse blinde de plus ou de moins'],
      ['Entrée', 'Envoyer la mise ou la relance'],
      ['T', 'Utiliser la time bank'],
      ['S', 'Sauter la suite du tirage à tapis'],
      ['P', 'Aller aux pots'],
      ['L', 'Ouvrir le journal et le chat'],
      ['?', 'Cette aide'],
    ] as const,
  },

  title: {
    yourTurn: (table: string): string => `● À vous – ${table}`,
    table: (table: string): string => `${table} – Sidepot`,
  },
};
