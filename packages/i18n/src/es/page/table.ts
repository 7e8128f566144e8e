/** The words of the table. */

import { amount, percent, tenthsDown } from '../../tools/numbers.js';
import { LIMIT_SIGNS } from '../../tools/poker-names.js';
import { draw, gameNames, mix } from './games.js';
import { list, plural, seconds } from './numbers.js';

/** P: principal. */
export const table = {
  seat: {
    stats: 'Estadísticas',
    empty: (seat: number): string => `Asiento ${seat}, libre`,
    sit: 'Ocupar',
    you: 'Tú',
    button: 'Botón',
    buttonSign: 'D',
    allIn: 'All-in',
    folded: 'No va',
    statuses: {
      playing: '',
      waiting: 'Espera la próxima',
      out: 'Ausente',
      busted: 'Sin fichas',
      reserved: 'Comprando',
      leaving: 'Se va',
      kicked: 'Se va tras la mano',
    } as const,
    /** Said at the seat of who waits; `actions.comesIn` says it to them. */
    comesIn: {
      nextHand: 'Próxima mano',
      bigBlind: 'Espera la ciega',
      moved: 'Descansa',
      post: 'Pone ciega',
      postLater: 'Pone luego',
      button: 'Compra botón',
      buttonLater: 'Compra luego',
    } as const,
    movesTo: (seat: number): string => `Al asiento ${seat}`,
    move: 'Mover',
    moveTo: (seat: number): string => `Cambiar al asiento ${seat}`,
    actions: {
      fold: 'No va',
      check: 'Pasa',
      call: 'Iguala',
      bet: 'Apuesta',
      raise: 'Sube',
      'bring-in': 'Bring-in',
    } as const,
    offline: 'Sin conexión',
    bot: (strength: string): string => `Bot, ${strength}`,
    pots: (names: readonly string[]): string => `En: ${names.join(', ')}`,
    won: (chips: number): string => `+${amount(chips)}`,
    thinking: 'Su turno',
    blinds: (blinds: number): string => `${tenthsDown(blinds)} BB`,
    bet: (chips: number): string => `Apuesta ${amount(chips)}`,
  },

  pots: {
    /** `page/pots.ts` chooses: only one pot is just a pot. */
    only: 'Bote',
    main: 'Bote principal',
    side: (number: number): string => `Bote paralelo ${number}`,
    mainShort: 'P',
    total: 'Total',
    mine: 'Puedes ganar este bote',
    contenders: (names: readonly string[]): string => `Entre ${list(names)}`,
    winners: (names: readonly string[]): string =>
      `${names.length > 1 ? 'Lo ganan' : 'Lo gana'} ${list(names)}`,
    list: 'Botes',
    bomb: (ante: number): string => `Bomb pot: todos han puesto ${amount(ante)}`,
    why: '¿Por qué?',
  },

  board: {
    label: (run: number, of: number): string => (of === 1 ? 'Board' : `Board ${run} de ${of}`),
    /** Stud, when cards run short (R119). */
    common: 'Carta común',
  },

  draw,
  mix,

  actions: {
    bar: 'Tus acciones',
    fold: 'No ir',
    check: 'Pasar',
    call: (chips: number, isAllIn: boolean): string =>
      `Igualar ${amount(chips)}${isAllIn ? ' all-in' : ''}`,
    bet: (to: number): string => `Apostar ${amount(to)}`,
    raise: (to: number): string => `Subir a ${amount(to)}`,
    bringIn: (chips: number): string => `Bring-in ${amount(chips)}`,
    complete: (to: number): string => `Completar a ${amount(to)}`,
    allIn: (to: number): string => `All-in ${amount(to)}`,
    odds: (part: number): string => `rentable con ${percent(part)}`,
    oddsWhy: (price: number, part: number): string =>
      `Pagas ${amount(price)} por una parte del bote: a la larga es rentable si lo ganas al menos el ${percent(part)} de las veces.`,
    amount: 'Cantidad',
    slider: 'Tamaño',
    less: 'Menos',
    more: 'Más',
    presets: {
      min: () => 'Mín.',
      half: () => '½ bote',
      twoThirds: () => '⅔ bote',
      pot: () => 'Bote',
      allIn: () => 'All-in',
      blinds: (count: number) => `${tenthsDown(count)} BB`,
      times: (count: number) => `${tenthsDown(count)}×`,
    } as const,
    onlyAmount: (chips: number): string => `Solo es posible ${amount(chips)}.`,
    chooseFrom: (min: number, max: number): string =>
      `Elige entre ${amount(min)} y ${amount(max)}.`,
    chooseInSteps: (min: number, max: number, step: number): string =>
      `Elige entre ${amount(min)} y ${amount(max)}, de ${amount(step)} en ${amount(step)}.`,
    range: (min: number, max: number): string => `De ${amount(min)} a ${amount(max)}`,
    timeBank: (left: number): string => `+ Tiempo ${seconds(left)}`,
    freeFold: 'Puedes pasar gratis.',
    foldAnyway: 'Aun así, no ir',
    checkInstead: 'Pasar',
    checkFold: 'Pasar / no ir',
    checkCall: (price: number): string => (price === 0 ? 'Pasar' : `Igualar ${amount(price)}`),
    ahead: 'Cuando sea tu turno',
    yourTurn: 'Tu turno',
    waitingFor: (name: string): string => `${name} está pensando…`,
    waitingForMany: 'Esperando respuesta…',
    nextHand: 'Enseguida, la próxima mano…',
    paused: 'El anfitrión ha pausado la partida.',
    pausedByYou: 'Has pausado la partida.',
    pausedAlone: 'La partida espera jugadores.',
    resume: 'Seguir',
    pausedByQuota: (until: string | null): string =>
      `La partida está en pausa: el anfitrión ha agotado lo que este servidor permite en una hora.${until === null ? '' : ` Sigue sola a las ${until}.`}`,
    sleeping: 'La mesa dormía mientras no había nadie. Ahora continúa.',
    sitIn: 'He vuelto',
    youAreRemoved: (reason: string | null): string =>
      `El anfitrión te expulsa cuando acabe esta mano${reason === null ? '.' : `: ${reason}`}`,
    youStandUp: (reason: string | null): string =>
      `El anfitrión te levanta de la mesa cuando acabe esta mano${reason === null ? '.' : `: ${reason}`}`,
    stoodUp: (reason: string): string =>
      `El anfitrión te ha levantado de la mesa${reason === '' ? '' : `: ${reason}`}. Estás mirando.`,
    youSitOut: 'Estás ausente.',
    youAreSatOut: 'El anfitrión te ha dejado ausente.',
    youAreMoved: (seat: number): string =>
      `El anfitrión te pasa al asiento ${seat} cuando acabe esta mano.`,
    yourStackChanges: (by: number, reason: string): string =>
      `El anfitrión te ${by < 0 ? 'quita' : 'da'} ${amount(Math.abs(by))} cuando acabe esta mano: ${reason}`,
    watching: 'Estás mirando. Elige un asiento libre para jugar.',
    denied: (reason: string): string =>
      `El anfitrión te ha negado el asiento${reason === '' ? '' : `: ${reason}`}. Estás mirando.`,
    requestExpired: 'El anfitrión no ha respondido a tu petición de asiento. Estás mirando.',
    seatExpired:
      'No llegaron fichas a tiempo, así que tu asiento vuelve a estar libre. Estás mirando.',
    waitsForSeat: 'El anfitrión ha recibido tu petición de asiento.',
    waitsForChips: 'El anfitrión ha recibido tu petición de fichas.',
    comesIn: {
      nextHand: () => 'Entras en la próxima mano.',
      bigBlind: () => 'Entras cuando te llegue la ciega grande.',
      moved: (_chips: number, hands: number) =>
        `Te has alejado de la ciega grande y descansas ${plural(hands, 'mano', 'manos')}.`,
      post: (chips: number) => `Pones ${amount(chips)} y entras en la próxima mano.`,
      postLater: (chips: number) => `Pones ${amount(chips)} y entras cuando haya pasado el botón.`,
      button: (chips: number) => `Compras el botón por ${amount(chips)} en la próxima mano.`,
      buttonLater: (chips: number) => `Compras el botón por ${amount(chips)} cuando te llegue.`,
    } as const,
    movesTo: (seat: number): string => `Pasas al asiento ${seat} cuando acabe esta mano.`,
    offerLapsed: 'No ocupaste el asiento a tiempo y se ofreció a quien iba después.',
    full: 'Todos los asientos están ocupados. Estás mirando.',
    waitsForPlayers: 'Esperando a otro jugador.',
    waitsForHost: 'El anfitrión inicia la partida.',
    startWhenReady: 'Empieza cuando estén todos.',
    busted: 'Te has quedado sin fichas.',
    start: 'Empezar a jugar',
    addBot: 'Añadir un bot',
    closed: 'Esta mesa está cerrada.',
  },

  /** What is said of typed text that is no amount. A point before three digits is not read as thousands. */
  amounts: {
    chips: 'Escribe un número entero de fichas, como 1200, 1.200 o 1,2k.',
    money: 'Escribe una cantidad con un máximo de dos decimales tras una coma, como 12,50 o 1.250.',
  },

  runs: {
    title: 'All-in: ¿cuántos boards?',
    lead: 'Se reparte el menor número que alguien pida.',
    choices: { 1: 'Una vez', 2: 'Dos veces', 3: 'Tres veces' } as const,
  },

  after: {
    label: 'Después de la mano',
    show: 'Mostrar',
    showAll: (count: number): string => (count === 2 ? 'Mostrar ambas' : 'Mostrar todas'),
    muck: 'Tirar',
    rabbit: 'Rabbit hunt',
    wouldHaveCome: 'Habría salido',
  },

  sit: {
    title: (seat: number): string => `Ocupar el asiento ${seat}`,
    name: 'Tu nombre',
    game: 'Juego',
    blinds: 'Ciegas',
    bets: 'Apuestas',
    ante: 'Ante',
    buyIn: 'Fichas',
    limits: (min: number, max: number): string => `De ${amount(min)} a ${amount(max)}`,
    back: (chips: number, until: string): string =>
      `Te fuiste con ${amount(chips)}: hasta las ${until} no puedes volver con menos.`,
    sit: 'Sentarse',
    ask: 'Pedir el asiento al anfitrión',
    cancel: 'Cancelar',
  },

  log: {
    someone: 'Alguien',
    seat: (seat: number): string => `Asiento ${seat}`,
  },

  panel: {
    label: 'Registro y chat',
    log: 'Registro',
    chat: 'Chat',
    open: 'Registro y chat',
    close: 'Cerrar',
    say: 'Di algo',
    send: 'Enviar',
    noChat: 'Nadie ha dicho nada todavía.',
    noLog: 'La primera mano aún no ha empezado.',
    hand: (number: number): string => `Mano ${number}`,
  },

  top: {
    stakes: (small: number, big: number): string => `${amount(small)}/${amount(big)}`,
    games: gameNames,
    limits: {
      'no-limit': 'No limit',
      'pot-limit': 'Pot limit',
      'fixed-limit': 'Límite fijo',
    } as const,
    limitSigns: LIMIT_SIGNS,
    hand: (number: number): string => `Mano ${number}`,
    help: 'Ayuda del teclado',
    home: 'Lobby',
    invite: 'Invitar',
    menu: 'Menú',
    requests: (count: number): string => plural(count, 'petición', 'peticiones'),
    sitOut: 'Ausentarse',
    sitIn: 'Volver',
    leave: 'Dejar asiento',
  },

  help: {
    title: 'Teclado',
    close: 'Cerrar',
    keys: [
      ['F', 'No ir'],
      ['C', 'Pasar o igualar'],
      ['R', 'Ir a la cantidad de la apuesta o subida'],
      ['1 – 5', 'Elegir un tamaño predefinido; todavía no se envía'],
      ['1 – 7', 'Al cambiar: marcar una carta que se va'],
      ['D', 'Cambiar las cartas marcadas; C se queda servido'],
      ['↑ ↓', 'En la cantidad: una ciega grande más o menos'],
      ['Enter', 'Enviar la apuesta o subida'],
      ['T', 'Usar el banco de tiempo'],
      ['S', 'Saltar el resto de las cartas de un all-in'],
      ['P', 'Ir a los botes'],
      ['L', 'Abrir registro y chat'],
      ['?', 'Esta ayuda'],
    ] as const,
  },

  title: {
    yourTurn: (table: string): string => `● Tu turno – ${table}`,
    table: (table: string): string => `${table} – Sidepot`,
  },
};
