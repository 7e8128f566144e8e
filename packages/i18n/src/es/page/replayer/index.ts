/** The replayer's words. */

import type { ReplayWarning, ReplayWarningCode } from '@sidepot/engine';
import { amount, count, percent } from '../../../tools/numbers.js';
import { list, plural } from '../numbers.js';

const DATE = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeZone: 'UTC' });

/** `{detail}` is replaced: players by name, amounts as they are written here. */
const WARNINGS: Readonly<Record<ReplayWarningCode, string>> = {
  SHORT_POST: '{player} pone {paid} de {owed}.',
  LATE_POST: '{player} pone {paid} fuera de turno.',
  UNEVEN_ANTES: 'Los antes no son iguales; cuentan como dinero muerto.',
  OUT_OF_TURN: '{player} actúa, pero es el turno de {turn}.',
  BETTING_CLOSED: '{player} actúa, pero ya no queda nada que decidir.',
  UNDER_MINIMUM: '{player} sube a {to}. El mínimo es {min}.',
  OVER_MAXIMUM: '{player} sube a {to}. El máximo es {max}.',
  NOT_REOPENED: '{player} sube a {to}, pero ninguna subida completa ha reabierto las apuestas.',
  RAISE_CAP: '{player} sube a {to}, pero ya no quedan subidas en esta calle.',
  NO_RIVAL_TO_RAISE: '{player} sube a {to}, pero nadie podría igualar más.',
  BRING_IN_MOVED: '{player} pone el bring-in sin tener que hacerlo.',
  DRAW_LIMIT: '{player} descarta un número de cartas que el juego no permite.',
  STILL_TO_ACT: 'La ronda termina aunque {player} aún tiene que actuar.',
  UNFINISHED: 'El historial se corta antes de que termine la mano.',
  UNKNOWN_WINNER: 'Nadie mostró su mano y no constan las ganancias: no se sabe quién ganó.',
  WINNER_BY_RECORD: 'Nadie mostró su mano: gana quien dice el historial.',
  RECORD_DIFFERS: 'El historial dice que {player} ganó {won}.',
  CASHED_OUT:
    '{player} cobró antes del final: la casa pagó {paid}, los botes habrían pagado {won}.',
};
const PLAYERS = ['player', 'turn'];

const warning = (one: ReplayWarning, names: readonly string[]): string =>
  WARNINGS[one.code].replace(/\{(\w+)\}/g, (_, detail: string) => {
    const value = Number(one[detail]);
    return PLAYERS.includes(detail) ? (names[value] ?? '?') : amount(value);
  });

export const replayer = {
  lead: 'Abre historiales de manos y mira cada bote, en cada paso. Nada sale de este dispositivo.',

  open: {
    title: 'Abrir manos',
    drop: 'Suelta archivos aquí',
    dropNow: 'Suelta para abrir',
    or: 'PHH, PHHS, Open Hand History, el registro de PokerNow y textos de PokerStars, GGPoker y otros seis sitios, hasta 100.000 manos y más.',
    choose: 'Elegir archivos',
    paste: 'O pega manos',
    pasteHere: 'Texto de una mano o de muchas',
    read: 'Abrir el texto',
    empty: 'Pega antes el texto de una mano.',
    again: 'Abrir otras',
    waitsForFile: 'Este enlace lleva a un archivo. Abre el archivo para ir allí.',
    waits: (hand: number, step: number): string =>
      `Este enlace lleva a la mano ${count(hand)}, paso ${count(step)}, de un archivo. Abre el archivo para ir allí.`,
  },

  samples: {
    title: 'O prueba una de estas',
    all: 'Las cinco en una lista',
    allAbout: 'Con filtros, búsqueda y teclas para recorrer muchas manos.',
    names: {
      'side-pots': 'Dos botes paralelos',
      'odd-chip': 'Un empate con ficha impar',
      'run-twice': 'Repartir dos veces',
      'high-low': 'Omaha Hi-Lo, a cuartos',
      'short-raise': 'Una subida por debajo del mínimo',
    } as const,
    about: {
      'side-pots': 'Tres jugadores all-in con stacks distintos, y 2300 que nadie igualó.',
      'odd-chip': 'Dos manos iguales, un bote de 415 y una ficha que no se puede partir.',
      'run-twice': 'Un set contra un proyecto de color, a dos boards.',
      'high-low': 'Dos jugadores se reparten la mitad baja del bote principal.',
      'short-raise': 'Un historial que se aparta del reglamento, con notas donde lo hace.',
    } as const,
  },

  tabs: {
    title: 'Partes del replayer',
    hands: 'Manos',
    players: 'Jugadores',
    player: 'Perfil',
    review: 'Repaso',
  },

  progress: {
    label: 'Leyendo',
    reading: (part: number, hands: number): string =>
      `Leyendo: ${percent(part)}, ${plural(hands, 'mano', 'manos')} hasta ahora`,
    done: (hands: number): string => plural(hands, 'mano abierta', 'manos abiertas'),
    stop: 'Cancelar',
  },

  filters: {
    title: 'Filtros',
    hasSidePots: 'Paralelos',
    isAllIn: 'All-in',
    isSplit: 'Empate',
    hasNotes: 'Notas',
    isMarked: 'Marcadas',
    save: 'Exportar',
    saving: (part: number): string => `Escribiendo: ${percent(part)}`,
    searching: (part: number): string => `Buscando: ${percent(part)}`,
    atLeast: 'Bote mínimo',
    player: 'Jugador',
    clear: 'Borrar',
    notNumber: 'Escribe un número.',
    count: (shown: number, all: number): string =>
      shown === all
        ? plural(all, 'mano', 'manos')
        : `${count(shown)} de ${plural(all, 'mano', 'manos')}`,
    none: 'Ninguna mano es así.',
  },

  list: {
    title: 'Manos',
    label: 'Manos: arriba y abajo mueven, Enter abre',
    number: (number: number): string => `#${count(number)}`,
    sidePots: (pots: number): string => plural(pots - 1, 'bote paralelo', 'botes paralelos'),
    allIn: 'All-in',
    split: 'Empate',
    notes: (notes: number): string => plural(notes, 'nota', 'notas'),
    won: (names: readonly string[]): string =>
      names.length === 0
        ? 'Ganador desconocido'
        : `${names.length > 1 ? 'Ganaron' : 'Ganó'} ${list(names)}`,
    players: (players: number): string => plural(players, 'jugador', 'jugadores'),
    missed: (player: string, missed: string): string => `A ${player} le faltaron ${missed}`,
    choose: 'Elige una mano de la lista',
    chooseHow: '↑ y ↓ mueven, Enter la abre.',
  },

  bad: {
    title: (bad: number): string =>
      bad === 1 ? '1 mano no se pudo abrir' : `${count(bad)} manos no se pudieron abrir`,
    noneRead: 'No se pudo abrir ninguna mano.',
    line: (line: number, file: string | null): string =>
      file === null ? `Línea ${count(line)}` : `${file}, línea ${count(line)}`,
    number: (number: number): string => `Mano ${count(number)}`,
    unknown: 'No es un historial de manos conocido aquí, o no se puede leer.',
    reason: (words: string, action: number | null): string => {
      const first = words.charAt(0).toUpperCase() + words.slice(1);
      return action === null ? `${first}.` : `${first} (acción ${action}).`;
    },
    more: (more: number): string => `Y ${count(more)} más.`,
  },

  /** What somebody keeps about a hand. */
  marks: {
    star: 'Estrella para esta mano',
    starred: 'Con estrella',
    comment: 'Comentario',
    commentHere: 'Se queda en este dispositivo',
  },

  hand: {
    title: (number: number): string => `Mano ${count(number)}`,
    id: (id: string): string => `N.º ${id}`,
    game: (game: string, limit: string): string => `${game} ${limit}`,
    date: (year: number, month: number, day: number): string =>
      DATE.format(Date.UTC(year, month - 1, day)),
    back: 'Todas las manos',
    before: 'Mano anterior',
    after: 'Mano siguiente',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    notCopied: 'Copia la dirección de esta página',
    calculator: 'Abrir en calculadora',
    openCards: 'Mostrar las cartas conocidas',
  },

  keys: {
    title: 'Teclado',
    close: 'Cerrar',
    ofList: [
      ['/', 'Buscar un jugador'],
      ['N', 'Mano siguiente de la lista'],
      ['P', 'Mano anterior'],
      ['J K', 'Lo mismo, como en el repaso'],
      ['↑ ↓ Enter', 'En la lista: elegir y abrir'],
    ] as const,
    ofHand: [
      ['← →', 'Un paso atrás o adelante'],
      ['Inicio Fin', 'Al primer o al último paso'],
      ['Espacio', 'Reproducir o pausar'],
      ['S', 'Estrella para esta mano'],
      ['?', 'Esta ayuda'],
    ] as const,
  },

  notes: {
    title: (notes: number): string => plural(notes, 'nota', 'notas'),
    about: 'Donde este historial se aparta del reglamento. Se sigue de todos modos.',
    step: (step: number): string => `Paso ${count(step)}`,
    warning,
  },
};
