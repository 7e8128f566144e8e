/** The words of the settings: for the lobby, for the host, for the list of rules and for the log. */

import { amount, count } from '../../../tools/numbers.js';
import { ante } from '../ante.js';
import { table } from '../table.js';

const speeds = { none: 'Al instante', fast: 'Rápido', normal: 'Normal', slow: 'Lento' } as const;
const currencies = {
  none: 'Fichas',
  USD: '$ Dólares de EE. UU.',
  EUR: '€ Euros',
  GBP: '£ Libras',
  CAD: '$ Dólares canadienses',
  AUD: '$ Dólares australianos',
  NZD: 'NZD Dólares neozelandeses',
  CHF: 'CHF Francos suizos',
  SEK: 'SEK Coronas suecas',
  NOK: 'NOK Coronas noruegas',
  DKK: 'DKK Coronas danesas',
  PLN: 'PLN Eslotis polacos',
  CZK: 'CZK Coronas checas',
  BRL: 'BRL Reales brasileños',
  INR: '₹ Rupias indias',
} as const;
const seconds = (number: number): string => `${count(number)} s`;
const percent = (number: number): string => `${count(number)}\u00a0%`;

export const settings = {
  problems: {
    whole: 'Escribe un número entero.',
    number: 'Escribe un número.',
    name: 'Escribe un nombre para la mesa.',
    some: 'Revisa lo que está marcado arriba.',
    levels: 'Cada nivel necesita números enteros y una duración mayor que 0.',
    list: 'Escribe números enteros mayores que 0, el primer puesto primero: 50, 30, 20.',
  },
  refused: {
    wants: (wants: string): string => `Se espera ${wants}.`,
    deck: (players: number): string =>
      `La baraja da para un máximo de ${count(players)} jugadores en este juego.`,
    value: 'El servidor no acepta este valor.',
  },
  /** By the kind of a setting, from its limits. */
  ranges: {
    name: (most: number): string => `Hasta ${count(most)} caracteres en una línea.`,
    seconds: (min: number, max: number | null): string =>
      max === null
        ? `Mínimo ${count(min)} segundos.`
        : `De ${count(min)} a ${count(max)} segundos.`,
    percent: (max: number): string => `De 0 a ${count(max)} por ciento.`,
    whole: (min: number, max: number | null): string =>
      max === null ? `Mínimo ${count(min)}.` : `De ${count(min)} a ${count(max)}.`,
    chips: (min: number): string => `Mínimo ${amount(min)}.`,
    list: (min: number, max: number): string =>
      `De ${count(min)} a ${count(max)} números enteros mayores que 0.`,
    levels: 'Mínimo 1; por tiempo, 24 horas como máximo.',
  },

  parts: {
    stakes: 'Ciegas y antes',
    buyIn: 'Buy-in',
    time: 'Reloj y ritmo',
    play: 'Showdown y extras',
    people: 'Asientos y espectadores',
    rake: 'Rake',
    tournament: 'Torneo',
  },

  /** In the form, by field. */
  labels: {
    name: 'Nombre de mesa',
    mode: 'Tipo',
    game: 'Juego',
    mix: 'Mezcla',
    'mix.games': 'Juegos de la mezcla',
    'mix.rotate': 'El juego cambia',
    'mix.hands': 'Manos de cada juego',
    'mix.stakes': 'Apuestas propias de cada juego',
    limit: 'Límite',
    seatCount: 'Asientos',
    smallBlind: 'Ciega pequeña',
    bigBlind: 'Ciega grande',
    anteMode: 'Ante',
    ante: 'Valor del ante',
    bringIn: 'Bring-in',
    singleAnteOrder: 'Un stack corto paga primero',
    straddle: 'Straddle',
    minBuyIn: 'Mínimo',
    maxBuyIn: 'Máximo',
    currency: 'Se cuenta en',
    returnMinutes: 'Minutos hasta poder volver con menos',
    runs: 'Repartir en all-in',
    bombPot: 'Bomb pots',
    'bombPot.every': 'Una mano de cada',
    'bombPot.ante': 'Ante de todos',
    'bombPot.boards': 'Boards',
    rakeConfig: 'Cobrar rake',
    'rakeConfig.bps': 'Porcentaje',
    'rakeConfig.cap': 'Tope por mano',
    'rakeConfig.noFlopNoDrop': 'No flop, no drop',
    'actionClock.on': 'Reloj de acción',
    actionClock: 'Segundos para actuar',
    timeBank: 'Banco de tiempo',
    'timeBank.start': 'Segundos al empezar',
    'timeBank.refill': 'Más por mano',
    'timeBank.most': 'Nunca más de',
    handPause: 'Segundos entre manos',
    runOut: 'Cartas tras el all-in',
    botSpeed: 'Los bots piensan',
    entry: 'Yo dejo entrar',
    seatApproval: 'Yo apruebo quién se sienta',
    rebuyApproval: 'Yo apruebo más fichas',
    spectators: 'Espectadores',
    'spectators.delay': 'Segundos de retraso',
    hud: 'Estadísticas en los asientos',
    chat: 'Chat',
    'sevenDeuce.on': 'Juego 7-2',
    sevenDeuce: 'Cada uno paga',
    rabbitHunt: 'Rabbit hunt',
    'rules.boardTie': 'Con cartas visibles iguales habla primero',
    'rules.openPair': 'Pareja visible en 4.ª calle',
    preset: 'Reglas',
    'tournament.levels': 'Estructura',
    'tournament.levels.length': 'Duración del nivel',
    'tournament.levels.custom': 'Niveles',
    'tournament.clock': 'Niveles por',
    'tournament.startingStack': 'Stack inicial',
    'tournament.buyIn': 'Buy-in',
    'tournament.fee': 'Comisión',
    'tournament.lateEntryLevel': 'Registro tardío hasta el nivel',
    'tournament.reEntries': 'Reentradas por jugador',
    'tournament.payouts': 'Reparto de premios',
  },

  /** Beside a value, where the label of the form would not do. */
  titles: {
    actionClock: 'Reloj',
    handPause: 'Entre manos',
    bombPot: 'Bomb pot',
    sevenDeuce: 'Juego 7-2',
    rakeConfig: 'Rake',
    rules: 'Stud',
    minBuyIn: 'Buy-in mínimo',
    maxBuyIn: 'Buy-in máximo',
    returnMinutes: 'Minutos para volver con menos',
    entry: 'Puerta',
    seatApproval: 'El anfitrión aprueba asientos',
    rebuyApproval: 'El anfitrión aprueba más fichas',
  },
  /** Of several settings that are told in one line. */
  lines: { bets: 'Apuestas', bigBlind: 'Ciegas', ante: 'Ante', minBuyIn: 'Buy-in' },

  /** Under a field of the form. */
  notes: {
    'mix.stakes':
      'Si no: según las ciegas. En límite fijo y stud la ciega grande es la apuesta pequeña.',
    'rules.openPair': 'Ahí se puede apostar el doble. Solo stud high.',
    runs: 'Todos los que estén all-in tienen que aceptarlo.',
    'sevenDeuce.on': 'Si alguien gana con un siete y un dos y los muestra, todos le pagan.',
    rabbitHunt: 'Si todos se retiran, los jugadores pueden pedir ver qué habría salido.',
    bombPot: 'Todos ponen ante, sin ciegas, y el flop sale directamente.',
    'bombPot.boards': 'Dos: cada uno se lleva la mitad de cada bote.',
    'actionClock.on': 'Desactivado: tiempo ilimitado.',
    timeBank: 'Tiempo extra propio cuando se acaba el reloj.',
    'rakeConfig.cap': 'Vacío: sin tope.',
    'rakeConfig.noFlopNoDrop': 'Las manos que acaban antes del flop no pagan.',
    returnMinutes: 'Quien se va y vuelve antes trae lo que se llevó. 0: desactivado.',
    entry: 'Quien llega con el enlace espera fuera hasta que le dejes entrar.',
    seatApproval: 'Se te pregunta antes de que alguien ocupe un asiento.',
    rebuyApproval: 'Se te pregunta antes de que alguien con asiento reciba más fichas.',
    hud: 'VPIP y otros números de las manos de esta mesa. Cada cual los activa si quiere.',
    'tournament.lateEntryLevel': '0: solo antes de empezar.',
    'tournament.payouts': 'El primer puesto primero.',
  },
  /** Where the deck serves fewer than there would be seats. */
  deck: {
    fewer: (most: number): string =>
      `La baraja da para un máximo de ${count(most)} jugadores en este juego, así que la mesa tiene ${count(most)} asientos.`,
    someEmpty: (most: number, empty: number): string =>
      `La baraja da para un máximo de ${count(most)} jugadores en este juego: ${empty === 1 ? 'queda 1 asiento libre' : `quedan ${count(empty)} asientos libres`}.`,
  },
  /** Of stud, in place of the big blind. */
  smallBet: 'Apuesta pequeña',
  stakeOf: (game: string, what: string): string => `${what}, ${game}`,
  shortDeckAnte: 'Todos ponen ante, el botón dos veces. No hay ciegas.',
  levels: {
    smallBlind: 'Peq.',
    bigBlind: 'Gr.',
    ante: 'Ante',
    bringIn: 'Bring-in',
    pause: 'Descanso',
    minutes: 'Minutos',
    hands: 'Manos',
    cell: (level: number, what: string): string => `${what}, nivel ${count(level)}`,
    add: 'Añadir nivel',
    remove: (level: number): string => `Quitar el nivel ${count(level)}`,
  },
  levelMinutes: 'Minutos',
  levelHands: 'Manos',
  nextHand: 'Los cambios valen desde la próxima mano.',
  tournamentFixed: 'Las ciegas y los niveles de un torneo no se cambian.',

  /** What can be chosen, by field. */
  choices: {
    mode: { cash: 'Cash', tournament: 'Torneo' },
    game: table.top.games,
    limit: table.top.limits,
    mix: {
      horse: 'HORSE',
      hose: 'HOSE',
      '8-game': '8-Game',
      '10-game': '10-Game',
      none: 'Un juego',
      own: 'Mezcla propia',
      choice: 'A elección del repartidor',
    },
    'mix.rotate': { orbit: 'Cada vuelta', hands: 'Por manos', level: 'Por nivel' },
    currency: currencies,
    anteMode: ante.modes,
    singleAnteOrder: ante.orders,
    'rules.boardTie': { suit: 'El palo más alto', position: 'Quien se sienta antes' },
    preset: ante.presets,
    straddle: { none: 'No', utg: 'UTG', button: 'En el botón', both: 'Ambos' },
    runs: { 1: 'Una vez', 2: 'Hasta 2 veces', 3: 'Hasta 3 veces' },
    'bombPot.boards': { 1: 'Uno', 2: 'Dos' },
    runOut: speeds,
    botSpeed: speeds,
    entry: { open: 'Abierta con el enlace', approval: 'El anfitrión deja entrar' },
    spectators: { open: 'Sí', late: 'Con retraso', closed: 'No' },
    hud: { off: 'No', own: 'Solo las propias', all: 'Las de todos' },
    chat: { everybody: 'Todos', players: 'Jugadores', host: 'El anfitrión' },
    'tournament.levels': {
      turbo: 'Turbo',
      standard: 'Estándar',
      deep: 'Deep',
      custom: 'Propia',
    },
    'tournament.clock': { time: 'Tiempo', hands: 'Manos' },
  },
  presetNotes: ante.presetNotes,

  /** Values, in the list of rules and in the log. */
  told: {
    yes: 'Sí',
    no: 'No',
    none: 'No',
    /** For what is null, where `none` would not do. */
    nothing: { actionClock: 'Tiempo ilimitado' },
    seconds,
    percent,
    game: (game: string, limit: string): string => `${game} ${limit}`,
    ante: (chips: number, who: string): string => `${amount(chips)}, ${who.toLowerCase()}`,
    range: (min: number, max: number): string => `${amount(min)} – ${amount(max)}`,
    seats: (seats: number, isAsked: boolean): string =>
      isAsked ? `${count(seats)}, decide el anfitrión` : count(seats),
    /** One game of a mix, where it has stakes of its own. */
    gameStakes: (game: string, bets: string, ante: number, bringIn: number): string => {
      const antes = ante > 0 ? [`ante ${amount(ante)}`] : [];
      const brought = bringIn > 0 ? [`bring-in ${amount(bringIn)}`] : [];
      return [`${game} ${bets}`.trim(), ...antes, ...brought].join(', ');
    },
    groups: {
      rules: ({
        boardTie = 'suit',
        openPair = false,
      }: {
        readonly boardTie?: 'suit' | 'position';
        readonly openPair?: boolean;
      }): string =>
        `Cartas iguales: ${boardTie === 'suit' ? 'el palo más alto' : 'quien se sienta antes'}${openPair ? ', apuestas dobles con pareja visible' : ''}`,
      rakeConfig: ({ bps }: { readonly bps: number }): string => percent(bps / 100),
      timeBank: ({ start, refill }: { readonly start: number; readonly refill: number }): string =>
        `${seconds(start / 1000)}, y ${seconds(refill / 1000)} por mano`,
      bombPot: ({
        every,
        ante,
        boards,
      }: {
        readonly every: number;
        readonly ante: number;
        readonly boards?: 1 | 2;
      }): string =>
        `Una mano de cada ${count(every)}, ante ${amount(ante)}${boards === 2 ? ', dos boards' : ''}`,
      spectators: ({ allowed, delay }: { readonly allowed: boolean; readonly delay: number }) => {
        if (!allowed) return 'No';
        return delay > 0 ? `${seconds(delay / 1000)} de retraso` : 'Sí';
      },
    },
    change: (name: string, from: string, to: string): string => `${name} ${from} → ${to}`,
    changed: (changes: readonly string[]): string =>
      `El anfitrión cambia los ajustes: ${changes.join('; ')}`,
  },

  structureNote: (first: string, last: string): string => `Ciegas de ${first} a ${last}`,
  ruleLink: (label: string): string => `${label}: la regla, en otra pestaña`,
  custom: 'Otro',
};
