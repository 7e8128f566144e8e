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
    title: 'Mesa',
    close: 'Cerrar',
    tabs: {
      you: 'Tú',
      host: 'Anfitrión',
      ledger: 'Cuentas',
      hands: 'Manos',
      report: 'Informe',
      rules: 'Reglas',
    } as const,
    settings: 'Ajustes',
  },

  invite: {
    title: 'Invitar jugadores',
    lead: 'Quien tenga este enlace puede venir a la mesa y sentarse.',
    leadEntry: 'Quien tenga este enlace puede pedirte que le dejes entrar.',
    leadApproval: 'Quien tenga este enlace puede venir a la mesa y pedirte un asiento.',
    link: 'Enlace a esta mesa',
    share: 'Compartir…',
    qr: 'Código QR del enlace',
    show: 'Código QR',
    tabs: { friends: 'Amigos', device: 'Mi otro dispositivo' } as const,
    waiting: 'Envía el enlace a tus amigos',
    onlyHereShort: 'Solo este ordenador puede abrir el enlace',
    onlyHere:
      'Solo este ordenador puede abrir este enlace. Para que entren otros de tu red, para el servidor y escribe',
  },

  device: {
    title: 'El mismo asiento en otro dispositivo',
    lead: 'Abre allí este enlace privado y sigues con el mismo nombre, asiento y fichas. Sirve una sola vez; no se lo des a nadie.',
    make: 'Crear enlace privado',
    link: 'Enlace privado',
    until: (time: string): string => `Sirve una sola vez, hasta las ${time}.`,
  },

  devices: {
    title: 'Tus otros dispositivos',
    lead: 'Con tu sesión abierta. Cierra la de uno que hayas perdido o prestado.',
    unknown: 'Un dispositivo',
    used: (time: string): string => `último uso: ${time}`,
    end: 'Cerrar',
    endLabel: (device: string): string => `Cerrar la sesión de ${device}`,
    endAll: 'Cerrarlas todas',
  },

  data: {
    title: 'Mis datos',
    lead: 'Tu nombre, tus mesas, lo que has dicho y las manos que te han repartido, en un archivo.',
    download: 'Descargar mis datos',
    forget: 'Olvidarme…',
    forgetQuestion:
      '¿Quieres que se te olvide para siempre? Tu nombre y tus palabras desaparecen de todas las mesas y se cierra la sesión en todos tus dispositivos. Las manos que jugaste las conservan los demás, con un nombre que no es el tuyo. Deja antes tus asientos y cierra tus mesas; borra las que nadie deba conservar.',
    forgetNow: 'Olvidarme',
    keep: 'Quedarme',
  },

  handOver: {
    ask: 'Ceder la mesa…',
    to: 'A',
    question: (name: string): string =>
      `¿Ceder la mesa a ${name}? Solo esa persona podrá llevarla, y solo ella podrá devolvértela.`,
    yes: 'Ceder la mesa',
  },

  you: {
    title: 'Tú',
    sitOut: 'Ausentarse desde la próxima mano',
    straddle: 'Straddle cuando pueda',
    straddleHere: {
      wish: (chips: number): string => `Straddle ${amount(chips)}`,
      next: (chips: number): string => `Straddle de ${amount(chips)} en la próxima mano`,
      note: 'Siempre que tu asiento pueda, hasta que lo vuelvas a pulsar.',
    },
    comeIn: 'Cómo entrar',
    comeIns: {
      wait: () => 'Esperar ciega grande',
      post: (chips: number) => `Poner ${amount(chips)}`,
      button: (chips: number) => `Comprar botón ${amount(chips)}`,
    } as const,
    sitOver: (hands: number): string => `Descansar ${plural(hands, 'mano', 'manos')}`,
    chips: 'Fichas',
    buy: 'Comprar fichas',
    buyFor: (chips: number): string => `Comprar ${amount(chips)}`,
    limits: (min: number, max: number): string => `De ${amount(min)} a ${amount(max)}`,
    outside: (min: number, max: number): string => `Elige entre ${amount(min)} y ${amount(max)}.`,
    auto: {
      title: 'Fichas automáticas',
      lead: 'Se compran entre manos mientras juegas, nunca si estás ausente.',
      topUp: 'Completar tras cada mano',
      topUpTo: 'Hasta',
      rebuy: 'Recomprar al perderlo todo',
      rebuyFor: 'Con',
    },
    move: 'Cambiar de asiento',
    moveNote: 'Nadie se libra de una ciega: si te alejas, descansas unas manos o la pones.',
    moveTo: 'Al asiento',
    moveNow: 'Cambiar',
    moveStay: 'Quedarme aquí',
    moveQuestion: (seat: number): string => `¿Cambiar al asiento ${seat}?`,
    topUp: 'Añadir fichas',
    topUpNote: (most: number): string => `Hasta ${amount(most)} más.`,
    topUpFull: 'Tu stack ya es el máximo permitido.',
    topUpComing: (chips: number): string => `${amount(chips)} más tras esta mano.`,
    add: 'Añadir',
    name: 'Tu nombre',
    save: 'Guardar',
    saved: 'Guardado',
    leave: 'Dejar el asiento',
    /** `bet`: what is in a hand that is not over. */
    leaveQuestion: (chips: number, bet: number): string =>
      bet === 0
        ? `¿Irte con ${amount(chips)}? Pasan a las cuentas.`
        : `¿Irte con ${amount(chips)}? Pasan a las cuentas cuando acabe esta mano. Los ${amount(bet)} que has apostado se quedan en la mano, y te retiras cuando llegue tu turno.`,
    leaveAllIn: (bet: number): string =>
      `¿Irte? Estás all-in: los ${amount(bet)} que has apostado se quedan en la mano hasta que acabe. Te vas con lo que te pague.`,
    leaveTournament: 'No se puede dejar un torneo que ha empezado: auséntate.',
    stay: 'Quedarme',
    cancelRequest: 'Retirar la petición de asiento',
    cancelChips: 'Retirar la petición de fichas',
    onlyWatching: 'Estás mirando.',
    watching: 'Estás mirando. Elige un asiento libre de la mesa para jugar.',
  },

  waiting: {
    title: 'Esperando un asiento',
    join: 'Esperar un asiento',
    length: (count: number): string =>
      count === 0
        ? 'Aún no espera nadie.'
        : `${plural(count, 'jugador espera', 'jugadores esperan')}.`,
    place: (place: number, of: number): string => `Tienes el turno ${place} de ${of}.`,
    leave: 'Dejar de esperar',
    offer: (seat: number, left: number): string =>
      `El asiento ${seat} es tuyo durante ${seconds(left)}.`,
    take: (seat: number): string => `Ocupar el asiento ${seat}`,
    pass: 'No, gracias',
    offered: (seat: number, until: string): string =>
      `El asiento ${seat} se ofrece hasta las ${until}`,
    since: (time: string): string => `desde las ${time}`,
  },

  requests: {
    title: 'Quién pide',
    none: 'No espera nadie.',
    asks: (name: string, chips: number | null): string =>
      chips === null ? `${name} pide un asiento` : `${name} pide un asiento con ${amount(chips)}`,
    asksChips: (name: string, chips: number): string => `${name} pide ${amount(chips)} más`,
    give: 'Dar',
    seat: (seat: number): string => `Asiento ${seat}`,
    approve: 'Aceptar',
    deny: 'Rechazar',
    label: 'Peticiones',
  },

  game: {
    title: 'Partida',
    start: 'Empezar a jugar',
    pause: 'Pausar',
    pauseNote: 'Sin mano nueva y con todos los relojes parados.',
    resume: 'Seguir',
    paused: 'La partida está en pausa.',
    pausedByYou: 'Has pausado la partida.',
    pausedAlone: 'La partida espera jugadores.',
    pausedByQuota: (until: string | null): string =>
      `Has agotado lo que este servidor permite en una hora.${until === null ? '' : ` La partida sigue sola a las ${until}.`}`,
    close: 'Cerrar la mesa',
    closeQuestion:
      '¿Cerrar la mesa tras esta mano? Se liquida a todos en las cuentas y no se reparte más. Un torneo que ha empezado divide los premios pendientes según las fichas de quienes quedan.',
    closing: 'La mesa se cierra cuando acabe esta mano.',
    closed: 'La mesa está cerrada.',
    keep: 'Dejarla abierta',
    end: 'Cerrar esta mesa',
    endNote: 'Una mesa cerrada se puede seguir consultando, y tú puedes borrarla.',
  },

  deletion: {
    title: 'Borrar esta mesa',
    lead: 'Hasta que lo hagas, quienes han jugado aquí pueden leer y descargar sus manos y sus cuentas.',
    ask: 'Borrar la mesa…',
    question:
      '¿Borrar la mesa para siempre? Se pierden todas sus manos, su chat y sus cuentas. Nadie que haya jugado aquí podrá leerlos ni descargarlos, tampoco tú, y el enlace no llevará a ninguna parte.',
    yes: 'Borrar para siempre',
    no: 'Conservar la mesa',
  },

  bots: {
    title: 'Bots',
    add: 'Añadir un bot',
    strength: 'Nivel',
    strengths: { easy: 'Fácil', medium: 'Medio', hard: 'Difícil' } as const,
    remove: (name: string): string => `Quitar a ${name}`,
    removeShort: 'Quitar',
    full: 'Todos los asientos están ocupados.',
  },

  quotas: {
    title: 'Lo que usas de este servidor',
    what: {
      tables: 'Mesas abiertas',
      tablesPerDay: 'Mesas nuevas en 24 horas',
      bots: 'Bots en tus mesas',
      eventsPerHour: 'Eventos guardados esta hora',
      bytesPerHour: 'Megabytes guardados esta hora',
    } as const,
    used: (what: string, used: number, limit: number): string => {
      const told = (count: number): string =>
        number(what === 'bytesPerHour' ? Math.ceil(count / 1_000_000) : count);
      return `${told(used)} de ${told(limit)}`;
    },
  },

  orders: {
    open: 'Más…',
    openLabel: (name: string): string => `Más sobre ${name}`,
    sitOut: 'Ausentar',
    forms: { standUp: 'Levantar…', move: 'Mover…', setStack: 'Stack…' } as const,
    standUp: 'Levantar de la mesa',
    standUpNote: (name: string, chips: number): string =>
      `${name} deja el asiento, tras la mano si está en una, y se queda mirando. Ahora tiene ${amount(chips)} en fichas; pasan a las cuentas.`,
    move: 'Mover',
    moveNote: 'Entre manos, al momento; si no, cuando acabe esta mano.',
    to: 'A',
    stack: 'Nuevo stack',
    setStack: 'Fijar el stack',
    stackNote: (chips: number): string =>
      `Ahora ${amount(chips)}. Lo que sube cuenta como comprado y lo que baja como pagado, así que nadie gana ni pierde con ello. Lo ven todos.`,
    stackInHand: (chips: number): string =>
      `${amount(chips)} al empezar esta mano. La diferencia se da o se quita cuando acabe la mano; cuenta como comprada o pagada. Lo ven todos.`,
    stackBad: 'Escribe una cantidad mayor que 0.',
    takeBack: 'Anular',
    takeBackLabel: (name: string): string => `Anular lo ordenado para ${name}`,
    pending: ({ order, seat, by, reason }: PendingOrder): string => {
      const said = {
        sitOut: 'se ausenta',
        standUp: 'se levanta tras esta mano',
        move: `pasa al asiento ${seat} tras esta mano`,
        setStack: `${by < 0 ? '−' : '+'}${amount(Math.abs(by))} tras esta mano`,
      };
      return reason === null ? said[order] : `${said[order]}: ${reason}`;
    },
  },

  helpers: {
    is: 'te ayuda con la mesa',
    share: 'Compartir la mesa',
    shareLabel: (name: string): string => `Compartir la mesa con ${name}`,
    end: 'Llevarla sin su ayuda',
    endLabel: (name: string): string => `Llevar la mesa sin la ayuda de ${name}`,
  },

  people: {
    title: 'Jugadores',
    spectators: 'Mirando',
    /** Who watches and has no name. */
    unnamed: (count: number): string => `${number(count)} sin nombre`,
    you: 'tú',
    host: 'el anfitrión',
    bot: (strength: string): string => `Bot, ${strength.toLowerCase()}`,
    kick: 'Expulsar…',
    kickLabel: (name: string): string => `Expulsar a ${name} de la mesa`,
    kickQuestion: (name: string): string =>
      `${name} deja la mesa, tras la mano si está en una, y solo vuelve si le dejas entrar. Las fichas pasan a las cuentas; las de un torneo que ha empezado se retiran del juego.`,
    reason: 'Motivo',
    reasonNote: 'Opcional. Lo ven todos.',
    kickNow: 'Expulsar',
    leaves: 'se va tras esta mano',
    keep: 'Mantener',
    keepLabel: (name: string): string => `Mantener a ${name} en la mesa`,
    cancel: 'Cancelar',
  },

  ledger: {
    title: 'Cuentas',
    none: 'Nadie ha comprado fichas todavía.',
    hidden: 'Las cuentas son para el anfitrión y para quienes tienen asiento.',
    player: 'Jugador',
    buyIns: 'Entra',
    cashOuts: 'Sale',
    stack: 'Stack',
    adjusted: 'Corr.',
    net: 'Neto',
    rake: (chips: number): string => `Rake cobrado: ${amount(chips)}`,
    asOf: 'Stacks al final de la última mano terminada.',
    signed: (chips: number): string =>
      chips > 0 ? `+${amount(chips)}` : chips < 0 ? `−${amount(-chips)}` : amount(0),
    settlement: 'Quién paga a quién',
    settlementNote: 'Con el menor número de pagos, como si todos se levantaran ahora.',
    settled: 'Todos están en paz.',
    pays: (from: string, to: string, chips: number): string =>
      `${from} paga ${amount(chips)} a ${to}`,
    house: 'La casa',
    copy: 'Copiar quién paga a quién',
    copied: 'Copiado.',
    notCopied: 'Este navegador no permite copiar.',
    saveSettlement: 'Pagos en CSV',
    saveLedger: 'Cuentas en CSV',
    corrections: 'Correcciones',
    correction: (name: string, chips: string, reason: string): string =>
      `${name} ${chips}: ${reason}`,
    older: 'Correcciones anteriores',
    correct: 'Corregir las cuentas',
    correctNote: 'Para dinero que ha cambiado de manos fuera. Las fichas se quedan donde están.',
    amount: 'Cantidad',
    amountNote: 'Se suma al neto; con un menos, se resta.',
    amountBad: 'Escribe una cantidad que no sea 0.',
    reason: 'Motivo',
    reasonBad: 'Di por qué: lo leen todos.',
    send: 'Corregir',
  },

  settings: {
    title: 'Ajustes',
    save: 'Guardar los ajustes',
    saved: 'Guardado. Vale desde la próxima mano.',
    coming: 'Desde la próxima mano:',
  },
};
