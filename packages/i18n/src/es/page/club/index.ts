/** Clubes: noches de la misma gente, quién va dónde y quién debe a quién. */

import type { Chapters } from '../../../language.js';
import { count } from '../../../tools/numbers.js';
import { list, plural } from '../numbers.js';

export const club: Chapters['club'] = {
  title: 'Club',
  nights: (nights) => plural(nights, 'noche', 'noches'),

  yours: {
    title: 'Tus clubes',
    lead: 'Noches de la misma gente: quién va dónde y quién debe a quién.',
    make: 'Club nuevo',
    host: 'lo llevas tú',
  },

  make: {
    title: 'Club nuevo',
    close: 'Cerrar',
    name: 'Nombre',
    example: 'Club de los jueves',
    currency: 'Se cuenta en',
    currencyNote: 'Después no se puede cambiar.',
    button: 'Crear el club',
  },

  field: {
    label: 'Club',
    none: 'Ninguno',
    worth: (one) => `Una ficha de esta mesa cuenta como ${one} en el club.`,
  },

  table: {
    title: 'Club',
    lead: 'Un club cuenta esta mesa junto con tus otras noches. Quien tenga su enlace ve nombres y resultados.',
    none: 'No llevas ningún club que cuente en lo mismo que esta mesa. Crea uno en la entrada.',
    add: 'Añadir esta mesa',
    belongs: (name) => `Esta mesa pertenece a ${name}.`,
    open: 'Abrir el club',
  },

  season: 'Temporada',
  allYears: 'Todos los años',
  link: 'Enlace a este club',
  linkNote: 'Quien lo tenga lee todo lo que hay aquí: nombres, resultados, dinero.',
  empty:
    'Todavía no hay noches. Añade una mesa en «Anfitrión», en la mesa o al crearla; los años anteriores vienen de un archivo.',
  you: 'tú',

  standings: {
    title: 'Clasificación',
    none: 'Dan puntos los torneos terminados.',
    rank: 'Puesto',
    points: 'Puntos',
    counted: 'Noches',
    wins: 'Ganadas',
    of: (counted, played) =>
      counted === played ? count(played) : `${count(counted)} de ${count(played)}`,
    best: (nights) =>
      nights === 1
        ? 'De cada cual cuenta la mejor noche.'
        : `De cada cual cuentan las ${count(nights)} mejores noches.`,
  },

  ledger: {
    open: 'Pendiente',
    note: 'Pendiente es lo de las noches que no están saldadas.',
  },

  settlement: {
    note: 'El menor número de pagos para todas las noches mostradas que no están saldadas.',
    all: 'Todos han pagado',
    allQuestion: (nights) =>
      `¿Marcar ${plural(nights, 'noche', 'noches')} como saldadas? Cada una se puede volver a abrir.`,
    keep: 'Todavía no',
  },

  list: {
    title: 'Noches',
    cash: 'Cash',
    tournament: 'Torneo',
    imported: 'de un archivo',
    running: 'sin terminar',
    gone: 'eliminada antes de terminar',
    settled: 'saldada',
    people: (people) => plural(people, 'jugador', 'jugadores'),
    place: 'Puesto',
    asked: 'como',
    settle: 'Saldada',
    open: 'Abrir la mesa',
    remove: 'Quitar del club…',
    removeQuestion: (name) => `¿Quitar ${name} del club? Sus resultados ya no contarán.`,
    removeNow: 'Quitarla',
    keep: 'Dejarla',
  },

  members: {
    title: 'Miembros',
    lead: 'A quien juega en su propio dispositivo se le conoce por él. Di aquí quién es la misma persona y cómo se llama.',
    fromFile: 'de un archivo',
    also: (names) => `también ${list(names)}`,
    change: (name) => `Cambiar ${name}`,
    name: 'Nombre en el club',
    save: 'Guardar',
    same: 'Es la misma persona que',
    nobody: 'Nadie más',
    merge: 'Unirlos',
    split: (name) => `Separar a ${name}`,
    handOver: 'Hacerlo anfitrión…',
    handOverQuestion: (name) =>
      `¿Pasar este club a ${name}? Solo esa persona podrá cambiarlo y devolverlo.`,
    handOverNow: 'Pasarlo',
  },

  files: {
    title: 'Archivos',
    save: 'Guardar como CSV',
    lead: 'Las noches de años anteriores vienen de un archivo CSV con las columnas date, night, player, paid, won; también puede tener place, people, buy_in, fee y currency. O se toma todo, o nada.',
    choose: 'Importar un archivo CSV',
    done: 'Las noches están en el club.',
    tooLong: 'Este archivo es demasiado largo: divídelo por años.',
    bad: (line, why) => `Línea ${count(line)}: ${why}. No se ha tomado nada.`,
    column: (why, column) => `${why} (${column})`,
    problems: {
      empty: 'no hay ninguna noche',
      quotes: 'unas comillas no se cierran o están dentro de una celda',
      missingColumn: 'falta una columna',
      unknownColumn: 'una columna tiene un nombre desconocido o está dos veces',
      cells: 'hay más celdas que columnas',
      date: 'eso no es una fecha; escribe 2026-11-18',
      night: 'la noche no tiene nombre, o tiene uno imposible',
      player: 'el jugador no tiene nombre, o tiene uno imposible',
      amount: 'eso no es una cantidad de este club',
      number: 'eso no es un número entero mayor que 0',
      currency: 'el club cuenta en otra moneda',
      twice: 'este jugador ya está en la noche',
      places: 'los puestos no son consecutivos',
      differs: 'no coincide con la primera línea de la noche',
      people: 'juegan más de los que hay',
      unbalanced: 'el dinero de esta noche no suma cero',
      known: 'el club ya tiene esta noche',
    },
  },

  settings: {
    title: 'Ajustes',
    nameBad: 'Pon un nombre al club.',
    formula: 'Puntos por puesto',
    formulas: {
      linear: 'Jugadores − puesto + 1',
      sqrt: '10 √jugadores ÷ puesto',
      pokerstars: '10 √(jugadores ÷ puesto) × (1 + log₁₀(entrada + 0,25))',
    },
    best: 'Cuántas noches cuentan',
    bestNote: 'Las mejores de cada jugador; vacío: todas.',
    bestBad: 'Escribe un número entero de 1 a 1000, o nada.',
    share: 'Quién puntúa, en %',
    shareNote: '100: todos; 15: el mejor 15 %, redondeado hacia arriba.',
    shareBad: 'Escribe un número de 0,01 a 100.',
    save: 'Guardar',
    saved: 'Guardado.',
    remove: 'Eliminar el club…',
    removeQuestion:
      '¿Eliminar este club para siempre, con todo lo que vino de archivos? Sus mesas se quedan como están.',
    removeNow: 'Eliminarlo',
    keep: 'Conservarlo',
  },
};
