/** The words of the side-pot calculator. */

import { amount } from '../../../tools/numbers.js';
import { ante } from '../ante.js';
import { list, plural } from '../numbers.js';
import { entryOfHands, entryOfPlayers } from './entry.js';
import { calculatorGames as games, halves, handNames } from './games.js';
import { problem } from './problems.js';

/** One of them, and a list of them. */
const HALF = {
  high: 'mano alta',
  low: 'mano baja',
  badugi: 'badugi',
  inHand: 'cinco en mano',
} as const;
const HALVES = {
  high: 'Manos altas',
  low: 'Manos bajas',
  badugi: 'Badugis',
  inHand: 'Cinco en mano',
} as const;

export const calculator = {
  playerName: (seat: number): string => `Asiento ${seat}`,
  problem,
  lead: 'Escribe lo que puso cada uno. Los botes, la devolución y los ganadores salen al momento.',
  start: 'Empezar con',
  presets: {
    short: 'Un all-in corto',
    levels: 'Tres niveles',
    ante: 'Big blind ante (TC-10)',
    orders: 'Ciega grande corta',
    dead: 'Fichas de quien se retira',
    odd: 'Empate con fichas impares',
    nine: 'Nueve jugadores, cinco niveles',
  } as const,
  clear: 'Nueva mano',
  ...entryOfHands,

  players: {
    title: 'Jugadores',
    entry: 'Fichas puestas',
    entries: { total: 'Un total', parts: 'Ante, muertas, apuestas' } as const,
    name: 'Nombre',
    seat: 'Asiento',
    total: 'Puso',
    ante: 'Ante',
    dead: 'Muertas',
    live: 'Ciega y apuestas',
    start: 'Stack inicial',
    end: 'Stack final',
    endNeedsStart: 'Necesita el stack inicial.',
    endBefore: (end: number): string => `${amount(end)} es el stack antes de pagar los botes.`,
    folded: 'Se retiró',
    killed: 'Mano muerta: las apuestas obligatorias se quedan',
    forfeit: 'Obligatorias',
    forfeitNote: 'Vacío: todo lo que puso.',
    stacks: 'Stacks',
    add: 'Añadir jugador',
    full: `Diez jugadores como máximo.`,
    remove: (name: string): string => `Quitar a ${name}`,
    removed: (name: string): string => `Se ha quitado a ${name}.`,
    undo: 'Deshacer',
    undoRemove: (name: string): string => `Deshacer: recuperar a ${name}`,
    of: (label: string, name: string): string => `${label}, ${name}`,
    positions: { button: 'D', small: 'SB', big: 'BB' } as const,
    positionNames: {
      button: 'Botón',
      small: 'Ciega pequeña',
      big: 'Ciega grande',
    } as const,
    ...entryOfPlayers,
    anteOf: (ante: number): string => `De ahí, ${amount(ante)} son el ante.`,
    deadOf: (dead: number): string =>
      `De ahí, ${amount(dead)} son el ante de la mesa: dinero muerto.`,
  },

  table: {
    title: 'Mesa y reglas',
    button: 'Asiento del botón',
    seatCount: 'Asientos',
    unit: 'Ficha más pequeña',
    unitNote: 'Vacío: según las cantidades.',
    game: 'Juego',
    games,
    boardCount: 'Boards',
    boardCounts: { 1: '1', 2: '2', 3: '3' } as const,
    smallBlind: 'Ciega pequeña',
    bigBlind: 'Ciega grande',
    deadBlinds: 'Ciegas muertas',
    deadBlindsNote: 'De las fichas muertas; el resto es ante.',
    anteMode: 'Ante',
    anteModes: ante.modes,
    ante: 'Valor del ante',
    anteOrder: 'Regla del ante',
    anteOrders: ante.ordersByName,
    anteOrderNotes: ante.orderNotes,
    anteNotes: {
      none: '',
      perPlayer: 'Cada total incluye un ante; cuenta para los botes como una apuesta.',
      bigBlind: 'El total de la ciega grande incluye el ante: dinero muerto del bote principal.',
      button: 'El total del botón incluye el ante: dinero muerto del bote principal.',
    } as const,
    blinds: 'Ciegas y antes',
    more: 'Rake y reglas de la casa',
    post: 'Poner ciegas y antes',
    postNote: 'De quienes aún no han puesto nada.',
    mode: 'Tipo de partida',
    modes: { any: 'Cualquiera', cash: 'Cash', tournament: 'Torneo, nunca con rake' } as const,
    orphanLayer: 'Fichas por encima de toda mano viva',
    orphanLayers: { 'roll-down': 'Caen al bote inferior', reject: 'Son un error' } as const,
    hasRake: 'Rake',
    rakePercent: 'Porcentaje',
    rakeCap: 'Tope por mano',
    rakeCapNote: 'Vacío: sin tope. Por jugadores: 2: 10; 5: 30.',
    rakeNeedsFlop: 'No flop, no drop',
    flop: 'Hubo flop',
    flops: { auto: 'Si se muestran manos', yes: 'Sí', no: 'No' } as const,
    rounding: 'Redondeo',
    roundings: { floor: 'Hacia abajo', 'half-even': 'Al más cercano, la mitad al par' } as const,
    spread: 'Se cobra de',
    spreads: {
      proportional: 'Todos, por tamaño',
      'main-first': 'Primero el principal',
    } as const,
  },

  winners: {
    title: 'Ganadores',
    way: 'Indicar ganadores por',
    ways: { pots: 'Bote a bote', rank: 'Orden', cards: 'Cartas' } as const,
    alone: 'No queda nadie más: no hace falta indicar ganador.',
    pick: 'Marca más de uno si hay empate.',
    legend: (pot: string, board: number | null, half: keyof typeof HALF | null): string =>
      [
        pot,
        ...(board === null ? [] : [`board ${board}`]),
        ...(half === null ? [] : [HALF[half]]),
      ].join(', '),
    noLow: 'Nadie marcado: no hay mano baja.',
    only: (name: string): string => `Solo queda ${name} para ganarlo.`,
    isFolded: 'se retiró',
    short: (level: number): string => `solo puso ${amount(level)}`,
    deadOnly: 'solo puso dinero muerto',
    rank: 'La mejor mano primero. Arrastra o usa las flechas.',
    unranked: 'Aún sin ordenar.',
    useOrder: 'Este es el orden',
    forget: 'Olvidar el orden',
    ranking: (board: number | null, half: keyof typeof HALF | null): string =>
      [half === null ? 'Manos' : HALVES[half], ...(board === null ? [] : [`board ${board}`])].join(
        ', ',
      ),
    up: (name: string): string => `Subir a ${name}`,
    down: (name: string): string => `Bajar a ${name}`,
    tie: (name: string, above: string): string => `${name} empata con ${above}`,
    tieShort: 'Empate',
    moved: (name: string, place: number, of: number): string => `${name}, puesto ${place} de ${of}`,
    hasLow: (name: string): string => `${name} tiene mano baja`,
    removeLow: (name: string): string => `${name} no tiene mano baja`,
    nobodyLow: 'Nadie tiene mano baja.',
    /** `board`: cards in the middle, of stud a common one. */
    cards: (least: number, most: number, board: number): string => {
      const own =
        least === most ? `${least} cartas por jugador` : `De ${least} a ${most} cartas por jugador`;
      const middle =
        board === 0 ? '' : board === 1 ? ', o 6 y una carta común' : ', 5 en cada board';
      return `${own}${middle}. Escribe As Kd o elígelas.`;
    },
    commonCard: 'Carta común',
    made: handNames,
    halves,
    holeCards: (name: string): string => `Cartas de ${name}`,
    board: (board: number, of: number): string => (of === 1 ? 'Board' : `Board ${board}`),
    choose: 'Elegir',
    chooseFor: (whose: string): string => `Elegir cartas: ${whose}`,
    chosen: (count: number, most: number): string => `${count} de ${most} cartas`,
    taken: 'ya está en otro sitio',
    done: 'Listo',
    waiting: (names: readonly string[]): string => `Faltan cartas: ${list(names)}.`,
  },

  result: {
    title: 'Resultado',
    old: (count: number): string =>
      `Este es el último resultado válido. Revisa ${plural(count, 'campo', 'campos')}.`,
    notCurrent: (count: number): string =>
      `Sin resultado actual: revisa ${plural(count, 'campo', 'campos')}`,
    none: 'El resultado aparece cuando los campos son correctos.',
    empty: 'Aún no hay fichas puestas.',
    percent: (share: number): string => `${share.toFixed(1).replace('.', ',')}\u00a0%`,
    refund: (name: string, returned: number): string =>
      `Apuesta no igualada (${amount(returned)}) devuelta a ${name}`,
    eligible: (names: readonly string[]): string =>
      `Lo ${names.length > 1 ? 'disputan' : 'disputa'} ${list(names)}`,
    wins: (name: string, won: number): string => `${name} gana ${amount(won)}`,
    open: 'Ganador aún sin indicar',
    odd: (name: string, seat: number, chip: number, isFirst: boolean, button: number): string =>
      isFirst
        ? `Ficha impar de ${amount(chip)} para ${name}: de quienes empatan, el asiento ${seat} es el primero a la izquierda del botón, que está en el asiento ${button}.`
        : `Ficha impar de ${amount(chip)} para ${name}: el asiento ${seat} es el siguiente a la izquierda.`,
    inconsistent:
      'Ningún orden de manos da estos ganadores: quien es mejor en un bote también lo es en el siguiente. Se paga como lo has elegido.',
    inOut: (put: number, out: number): string =>
      `Fichas: entran ${amount(put)} = salen ${amount(out)}`,
    outParts: (returned: number, won: number, rake: number): string =>
      [
        ...(returned > 0 ? [`${amount(returned)} de vuelta`] : []),
        `${amount(won)} de ganancias`,
        ...(rake > 0 ? [`${amount(rake)} de rake`] : []),
      ].join(' + '),
    table: 'Quién recibe qué',
    columns: {
      player: 'Jugador',
      put: 'Puso',
      returned: 'Vuelve',
      won: 'Gana',
      net: 'Neto',
      stack: 'Nuevo stack',
    } as const,
    newStack: (chips: number): string => `nuevo stack ${amount(chips)}`,
    folded: 'se retiró',
    killed: 'mano muerta',
    both: {
      title: 'Las dos reglas pagan distinto',
      lead: (name: string, put: number, anteOwed: number, blind: number): string =>
        `${name} tiene ${amount(put)} para un ante de ${amount(anteOwed)} y una ciega de ${amount(blind)}.`,
      names: ante.ordersByName,
      chosen: 'elegida',
      posts: (name: string): string => `${name} pone`,
      parts: {
        ante: (chips: number): string => `ante ${amount(chips)}`,
        blind: (chips: number): string => `ciega ${amount(chips)}`,
      },
      returned: 'No igualada',
      back: (name: string, chips: number): string => `${amount(chips)} para ${name}`,
      nothing: '–',
      gets: (name: string, chips: number): string => `${name} recibe ${amount(chips)}`,
      getsLabel: (name: string): string => `${name} recibe`,
      otherwise: (rules: string): string => `Con la regla «${rules}» se paga distinto`,
    },
    unknown: '–',
    net: (value: number): string =>
      value > 0 ? `+${amount(value)}` : value < 0 ? `−${amount(-value)}` : '0',
    nextHand: 'Mano siguiente',
    nextHandNote: 'Se conservan los stacks y avanza el botón.',
    jump: 'Al resultado:',
    toField: 'Al campo',
  },

  share: {
    title: 'Compartir y guardar',
    name: 'Título',
    nameNote: 'Aparece sobre el resultado, en el texto y en papel.',
    link: 'Copiar enlace',
    text: 'Copiar texto',
    json: 'Copiar JSON',
    downloadJson: 'Guardar JSON',
    png: 'Guardar imagen',
    print: 'Imprimir',
    copied: 'Copiado',
    saved: 'Guardado',
    failed: 'El navegador no lo ha permitido.',
    jsonNote: 'El JSON es lo que lee sidepot settle en la línea de comandos.',
    jsonFile: 'mano.json',
  },

  import: {
    open: 'Importar',
    title: 'Importar una mano',
    close: 'Cerrar',
    lead: 'Pega o elige una mano: JSON de sidepot settle o un historial de manos (PHH, Open Hand History, registro de PokerNow, textos de PokerStars, GGPoker y otros seis sitios).',
    paste: 'La mano como texto',
    file: 'Elegir archivo',
    take: 'Abrir en la calculadora',
    which: 'Hay varias manos: ¿cuál?',
    hand: (label: string): string => `Mano ${label}`,
    empty: 'No contiene ninguna mano.',
    badJson: 'Este JSON no se puede leer.',
    unknown: 'No es una mano que la calculadora pueda leer.',
    unit: (unit: string): string => `Todas las cantidades en unidades de ${unit}`,
    crowd: (count: number): string => `${count} jugadores son demasiados aquí: diez como máximo.`,
    badLink: 'El enlace no contenía ninguna mano que se pudiera abrir. Aquí tienes un ejemplo.',
  },
};
