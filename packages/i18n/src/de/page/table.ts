/** The words of the table. */

import { amount, percent, tenthsDown } from '../../tools/numbers.js';
import { LIMIT_SIGNS } from '../../tools/poker-names.js';
import { draw, gameNames, mix } from './games.js';
import { list, plural, seconds } from './numbers.js';

/** By the names that the server has for them. */
const STRENGTHS: Readonly<Record<string, string>> = {
  easy: 'leicht',
  medium: 'mittel',
  hard: 'stark',
};

export const table = {
  seat: {
    stats: 'Statistik',
    empty: (seat: number): string => `Platz ${seat}, frei`,
    sit: 'Sitzen',
    you: 'Du',
    button: 'Dealer-Button',
    buttonSign: 'D',
    allIn: 'All-in',
    folded: 'Gefoldet',
    statuses: {
      playing: '',
      waiting: 'Ab nächster Hand',
      out: 'Setzt aus',
      busted: 'Keine Chips',
      reserved: 'Kauft Chips',
      leaving: 'Geht',
      kicked: 'Geht nach dieser Hand',
    } as const,
    /** Said at the seat of who waits; `actions.comesIn` says it to them. */
    comesIn: {
      nextHand: 'Nächste Hand',
      bigBlind: 'Wartet auf Blind',
      moved: 'Wartet ab',
      post: 'Postet',
      postLater: 'Postet später',
      button: 'Kauft Button',
      buttonLater: 'Kauft später',
    } as const,
    movesTo: (seat: number): string => `Auf Platz ${seat}`,
    move: 'Wechseln',
    moveTo: (seat: number): string => `Auf Platz ${seat} wechseln`,
    actions: {
      fold: 'Fold',
      check: 'Check',
      call: 'Call',
      bet: 'Bet',
      raise: 'Raise',
      'bring-in': 'Bring-in',
    } as const,
    offline: 'Verbindung weg',
    bot: (strength: string): string => `Bot, ${STRENGTHS[strength] ?? strength}`,
    pots: (names: readonly string[]): string => `Dabei: ${names.join(', ')}`,
    won: (chips: number): string => `+${amount(chips)}`,
    thinking: 'Am Zug',
    blinds: (blinds: number): string => `${tenthsDown(blinds)} BB`,
    bet: (chips: number): string => `Einsatz ${amount(chips)}`,
  },

  pots: {
    /** `page/pots.ts` chooses: only one pot is just a pot. */
    only: 'Pot',
    main: 'Main Pot',
    side: (number: number): string => `Side Pot ${number}`,
    mainShort: 'M',
    total: 'Gesamt',
    mine: 'Diesen Pot kannst du gewinnen',
    contenders: (names: readonly string[]): string => `Zwischen ${list(names)}`,
    winners: (names: readonly string[]): string => `Geht an ${list(names)}`,
    list: 'Pots',
    bomb: (ante: number): string => `Bomb Pot: Alle haben ${amount(ante)} gezahlt`,
    why: 'Warum?',
  },

  board: {
    label: (run: number, of: number): string => (of === 1 ? 'Board' : `Board ${run} von ${of}`),
    /** Stud, when cards run short (R119). */
    common: 'Karte für alle',
  },

  draw,
  mix,

  actions: {
    bar: 'Deine Aktionen',
    fold: 'Fold',
    check: 'Check',
    call: (chips: number, isAllIn: boolean): string =>
      `Call ${amount(chips)}${isAllIn ? ' all-in' : ''}`,
    bet: (to: number): string => `Bet ${amount(to)}`,
    raise: (to: number): string => `Raise auf ${amount(to)}`,
    bringIn: (chips: number): string => `Bring-in ${amount(chips)}`,
    complete: (to: number): string => `Auf ${amount(to)}`,
    allIn: (to: number): string => `All-in ${amount(to)}`,
    odds: (part: number): string => `lohnt ab ${percent(part)}`,
    oddsWhy: (price: number, part: number): string =>
      `Du zahlst ${amount(price)} für einen Teil des Pots: Das lohnt sich auf Dauer, wenn du ihn in mindestens ${percent(part)} der Fälle gewinnst.`,
    amount: 'Betrag',
    slider: 'Höhe',
    less: 'Weniger',
    more: 'Mehr',
    presets: {
      min: () => 'Min',
      half: () => '½ Pot',
      twoThirds: () => '⅔ Pot',
      pot: () => 'Pot',
      allIn: () => 'All-in',
      blinds: (count: number) => `${tenthsDown(count)} BB`,
      times: (count: number) => `${tenthsDown(count)}×`,
    } as const,
    onlyAmount: (chips: number): string => `Möglich ist nur ${amount(chips)}.`,
    chooseFrom: (min: number, max: number): string =>
      `Wähle von ${amount(min)} bis ${amount(max)}.`,
    chooseInSteps: (min: number, max: number, step: number): string =>
      `Wähle von ${amount(min)} bis ${amount(max)}, in Schritten von ${amount(step)}.`,
    range: (min: number, max: number): string => `Von ${amount(min)} bis ${amount(max)}`,
    timeBank: (left: number): string => `+ Zeit ${seconds(left)}`,
    freeFold: 'Du kannst umsonst checken.',
    foldAnyway: 'Trotzdem folden',
    checkInstead: 'Check',
    checkFold: 'Check / Fold',
    checkCall: (price: number): string => (price === 0 ? 'Check' : `Call ${amount(price)}`),
    ahead: 'Wenn du dran bist',
    yourTurn: 'Du bist dran',
    waitingFor: (name: string): string => `${name} überlegt…`,
    waitingForMany: 'Warte auf Antwort…',
    nextHand: 'Gleich kommt die nächste Hand…',
    paused: 'Der Host hat das Spiel pausiert.',
    pausedByYou: 'Du hast das Spiel pausiert.',
    pausedAlone: 'Es fehlen Leute am Tisch.',
    resume: 'Weiter',
    pausedByQuota: (until: string | null): string =>
      `Das Spiel ist pausiert: Der Host hat verbraucht, was dieser Server in einer Stunde erlaubt.${until === null ? '' : ` Um ${until} geht es von selbst weiter.`}`,
    sleeping: 'Der Tisch hat geschlafen, solange niemand da war. Jetzt geht es weiter.',
    sitIn: 'Bin zurück',
    youAreRemoved: (reason: string | null): string =>
      `Der Host entfernt dich nach dieser Hand vom Tisch${reason === null ? '.' : `: ${reason}`}`,
    youStandUp: (reason: string | null): string =>
      `Der Host lässt dich nach dieser Hand aufstehen${reason === null ? '.' : `: ${reason}`}`,
    stoodUp: (reason: string): string =>
      `Der Host hat dich aufstehen lassen${reason === '' ? '' : `: ${reason}`}. Du schaust zu.`,
    youSitOut: 'Du setzt aus.',
    youAreSatOut: 'Der Host lässt dich aussetzen.',
    youAreMoved: (seat: number): string =>
      `Der Host setzt dich nach dieser Hand auf Platz ${seat} um.`,
    yourStackChanges: (by: number, reason: string): string =>
      `Der Host ${by < 0 ? 'nimmt' : 'gibt'} dir nach dieser Hand ${amount(Math.abs(by))}: ${reason}`,
    watching: 'Du schaust zu. Zum Spielen nimm einen freien Platz.',
    denied: (reason: string): string =>
      `Der Host hat dir den Platz nicht gegeben${reason === '' ? '' : `: ${reason}`}. Du schaust zu.`,
    requestExpired: 'Der Host hat auf deine Bitte um einen Platz nicht geantwortet. Du schaust zu.',
    seatExpired:
      'Es kamen nicht rechtzeitig Chips, darum ist dein Platz wieder frei. Du schaust zu.',
    waitsForSeat: 'Deine Bitte um einen Platz liegt beim Host.',
    waitsForChips: 'Deine Bitte um Chips liegt beim Host.',
    comesIn: {
      nextHand: () => 'Ab der nächsten Hand bist du dabei.',
      bigBlind: () => 'Du bist dabei, sobald der Big Blind bei dir ist.',
      moved: (_chips: number, hands: number) =>
        `Du hast dich vom Big Blind weggesetzt und wartest ${plural(hands, 'Hand', 'Hände')} ab.`,
      post: (chips: number) => `Du postest ${amount(chips)} und bist ab der nächsten Hand dabei.`,
      postLater: (chips: number) =>
        `Du postest ${amount(chips)} und bist dabei, sobald der Button an dir vorbei ist.`,
      button: (chips: number) => `Du kaufst zur nächsten Hand den Button für ${amount(chips)}.`,
      buttonLater: (chips: number) =>
        `Du kaufst den Button für ${amount(chips)}, sobald er bei dir ist.`,
    } as const,
    movesTo: (seat: number): string => `Du wechselst nach dieser Hand auf Platz ${seat}.`,
    offerLapsed:
      'Du hast den Platz nicht rechtzeitig genommen; er wurde der nächsten Person angeboten.',
    full: 'Alle Plätze sind besetzt. Du schaust zu.',
    waitsForPlayers: 'Es fehlt noch jemand zum Spielen.',
    waitsForHost: 'Der Host startet das Spiel.',
    startWhenReady: 'Starte, sobald alle da sind.',
    busted: 'Du hast keine Chips mehr.',
    start: 'Spiel starten',
    addBot: 'Bot dazu',
    closed: 'Dieser Tisch ist geschlossen.',
  },

  /** What is said of typed text that is no amount; only what `readChips` reads is an example. */
  amounts: {
    chips: 'Gib eine ganze Zahl von Chips ein, etwa 1200, 1.200 oder 1,2k.',
    money: 'Gib einen Betrag mit höchstens zwei Nachkommastellen ein, etwa 12,50 oder 1.250.',
  },

  runs: {
    title: 'All-in: wie viele Boards?',
    lead: 'Es gilt die kleinste Zahl, die jemand will.',
    choices: { 1: 'Ein Board', 2: 'Zwei Boards', 3: 'Drei Boards' } as const,
  },

  after: {
    label: 'Nach der Hand',
    show: 'Zeigen',
    showAll: (count: number): string => (count === 2 ? 'Beide zeigen' : 'Alle zeigen'),
    muck: 'Muck',
    rabbit: 'Rabbit Hunt',
    wouldHaveCome: 'Wäre gekommen',
  },

  sit: {
    title: (seat: number): string => `Platz ${seat} nehmen`,
    name: 'Dein Name',
    game: 'Spiel',
    blinds: 'Blinds',
    bets: 'Einsätze',
    ante: 'Ante',
    buyIn: 'Chips',
    limits: (min: number, max: number): string => `${amount(min)} bis ${amount(max)}`,
    back: (chips: number, until: string): string =>
      `Du bist mit ${amount(chips)} gegangen: Bis ${until} kommst du mit nicht weniger zurück.`,
    sit: 'Hinsetzen',
    ask: 'Beim Host um den Platz bitten',
    cancel: 'Abbrechen',
  },

  log: {
    someone: 'Jemand',
    seat: (seat: number): string => `Platz ${seat}`,
  },

  panel: {
    label: 'Verlauf und Chat',
    log: 'Verlauf',
    chat: 'Chat',
    open: 'Verlauf und Chat',
    close: 'Schließen',
    say: 'Sag etwas',
    send: 'Senden',
    noChat: 'Noch hat niemand etwas gesagt.',
    noLog: 'Die erste Hand hat noch nicht begonnen.',
    hand: (number: number): string => `Hand ${number}`,
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
    hand: (number: number): string => `Hand ${number}`,
    help: 'Tastaturhilfe',
    home: 'Lobby',
    invite: 'Einladen',
    menu: 'Menü',
    requests: (count: number): string => plural(count, 'Anfrage', 'Anfragen'),
    sitOut: 'Aussetzen',
    sitIn: 'Mitspielen',
    leave: 'Aufstehen',
  },

  help: {
    title: 'Tastatur',
    close: 'Schließen',
    keys: [
      ['F', 'Fold'],
      ['C', 'Check oder Call'],
      ['R', 'Zum Betrag für Bet oder Raise'],
      ['1 – 5', 'Eine Größe vorwählen; sie wird noch nicht gesendet'],
      ['1 – 7', 'Beim Tauschen: eine Karte markieren'],
      ['D', 'Die markierten Karten tauschen; C behält alle'],
      ['↑ ↓', 'Im Betrag: einen Big Blind mehr oder weniger'],
      ['Enter', 'Bet oder Raise senden'],
      ['T', 'Time Bank nutzen'],
      ['S', 'Den Rest des Boards überspringen'],
      ['P', 'Zu den Pots'],
      ['L', 'Verlauf und Chat öffnen'],
      ['?', 'Diese Hilfe'],
    ] as const,
  },

  title: {
    yourTurn: (table: string): string => `● Du bist dran – ${table}`,
    table: (table: string): string => `${table} – Sidepot`,
  },
};
