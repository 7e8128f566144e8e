/** What is wrong with a command line, with a file or with the JSON in it. One line each. */

export const usage = {
  noHelp: (command: string): string =>
    `no hay ayuda para '${command}': sidepot a secas muestra los comandos`,
  noLanguage: (tag: string, tags: readonly string[]): string =>
    `no existe el idioma '${tag}'; los que hay son ${tags.join(', ')}`,

  /** What the reader of the command line refuses. Options and commands are as they were typed. */
  unknownOption: (option: string): string => `opción desconocida '${option}'`,
  unknownCommand: (command: string): string => `comando desconocido '${command}'`,
  missingArgument: (name: string): string => `falta el argumento '${name}'`,
  missingValue: (option: string): string => `falta el valor de la opción '${option}'`,
  missingOption: (option: string): string => `falta la opción obligatoria '${option}'`,
  conflict: (option: string, other: string): string =>
    `la opción '${option}' no se puede usar con la opción '${other}'`,
  tooMany: (command: string, expected: number, got: number): string =>
    `demasiados argumentos para '${command}'. ${expected === 1 ? 'Se espera 1 argumento' : `Se esperan ${expected} argumentos`}, no ${got}.`,
  badOption: (option: string, value: string, why: string): string =>
    `'${value}' no es válido para la opción '${option}'. ${why}`,
  badArgument: (name: string, value: string, why: string): string =>
    `'${value}' no es válido para el argumento '${name}'. ${why}`,
  didYouMean: (names: readonly string[]): string => `(¿Querías decir ${names.join(' o ')}?)`,

  /** Why a value is no good: a sentence of its own. */
  choices: (choices: readonly string[]): string =>
    `Los valores posibles son ${choices.join(', ')}.`,
  whole: 'Tiene que ser un número entero.',
  atLeastOne: 'Tiene que ser al menos 1.',
  atMost: (most: number): string => `Tiene que ser ${most} como máximo.`,
  positiveDecimal: 'Tiene que ser un número positivo como 0.01.',
  days: (most: number): string => `Tiene que ser un número entero de días, ${most} como máximo.`,

  /** "stacks: se espera …": the names of options stay. */
  mustBe: (field: string, wants: string): string => `${field}: se espera ${wants}`,
  smallAndBig: 'algo como 1,2: ciega pequeña y ciega grande',
  numbersWithCommas: 'una lista de números enteros separados por comas',
  numberOrRange: 'un número entero o un intervalo como 2-9',
  amountsOrOne: (amounts: number): string => `una lista de ${amounts} cantidades, o una sola`,
  straddle: 'una cantidad o asiento:cantidad',

  port: (most: number, typed: string): string =>
    `un puerto es un número de 0 a ${most}, no '${typed}'`,
  origin: (typed: string): string =>
    `un origen se escribe como https://poker.example, no '${typed}'`,
  host: (typed: string): string =>
    `un host es un nombre como poker.example, sin puerto, no '${typed}'`,
  databaseUrl:
    'la URL de una base de datos se escribe como postgres://user:password@host:5432/name',
  natsUrl: 'una URL de NATS se escribe como nats://user:password@host:4222, o tls://…',
  twoStores: '--data y --database-url son dos almacenes: elige uno',
  natsCreds: '--nats-creds va con --nats-url',
  shardUrl: '--shard-url y --nats-url van con --database-url',
  allDatabases: 'indica todas las bases de datos: --database-url y --shard-url',
  pushHost: '--push-host va con --push-keys',
  badPushHost: (typed: string): string =>
    `un host de push es un nombre como push.example, no '${typed}'`,
  noPushKeys: (file: string): string =>
    `'${file}' no contiene claves para Web Push: las crea sidepot push-keys`,
  contact: (typed: string): string =>
    `un contacto se escribe como mailto:me@poker.example, no '${typed}'`,
  keysFile: {
    notJson: (file: string): string => `el archivo de claves '${file}' no es JSON`,
    unreadable: (file: string): string => `no se puede leer el archivo de claves '${file}'`,
  },
  limitsFile: {
    notJson: (file: string): string => `el archivo de límites '${file}' no es JSON`,
    unreadable: (file: string): string => `no se puede leer el archivo de límites '${file}'`,
    notObject: (path: string | null): string =>
      `límites: ${path === null ? 'el archivo' : `'${path}'`} tiene que ser un objeto`,
    unknown: (path: string, known: readonly string[]): string =>
      `límites: no existe '${path}'; los que hay son ${known.join(', ')}`,
    notNumber: (path: string, mayBeNull: boolean): string =>
      `límites: '${path}' tiene que ser un número entero desde 0${mayBeNull ? ', o null si no hay límite' : ''}`,
  },

  /** Files and streams; `why` is what the system said. */
  stdin: 'la entrada estándar',
  waiting: {
    json: 'esperando JSON en la entrada estándar; termina con Ctrl-D',
    hands: 'esperando manos en la entrada estándar; termina con Ctrl-D',
  },
  stdinIsFolder: 'la entrada estándar es una carpeta, no un archivo',
  noFile: (file: string): string => `no existe el archivo: ${file}`,
  isFolder: (file: string): string => `es una carpeta, no un archivo: ${file}`,
  noPermission: (file: string): string => `no hay permiso para leer ${file}`,
  unreadable: (file: string, why: string): string => `no se puede leer ${file}: ${why}`,
  unwritable: (why: string): string => `no se puede escribir la salida: ${why}`,
  noEnd: (file: string, mebibytes: number, line: number): string =>
    `${file}: ninguna mano termina en ${mebibytes} MiB desde la línea ${line}`,

  /** Of JSON. */
  tooLong: {
    line: 'la línea',
    input: 'la entrada (una mano; --jsonl lee una por línea)',
  },
  longerThan: (what: string, bytes: number): string => `${what} tiene más de ${bytes} bytes`,
  notJson: 'no es JSON válido',
  notJsonSince: (why: string): string => `no es JSON válido: ${why}`,
  at: (why: string, line: number, column: number): string =>
    `${why} (línea ${line}, columna ${column})`,
  notUtf8: 'el texto no es UTF-8',
  empty: 'la entrada está vacía',
  endsEarly: 'el texto termina demasiado pronto',
  expected: {
    value: 'se espera un valor',
    'first-value': 'se espera un valor o ]',
    key: 'se espera una clave entre comillas dobles',
    'first-key': 'se espera una clave entre comillas dobles o }',
    colon: 'se esperan dos puntos tras la clave',
    comma: 'se espera una coma o un cierre de llave o corchete',
    end: 'no se espera nada tras el primer valor',
  },
  openString: 'esta cadena no se cierra, o contiene un escape no válido o un salto de línea',
  severalHands: (refusal: string): string =>
    `${refusal} (para varias manos, una por línea: --jsonl)`,
  report: (thrown: string): string => `informa de esta mano, por favor: ${thrown}`,

  /** Of cards. */
  shared: ' (cartas que comparten las manos: --board)',
  cardCount: (what: string, least: number, most: number, got: number): string =>
    `${what}: se esperan ${least === most ? least : `de ${least} a ${most}`} cartas, no ${got}`,
  handWithoutBoard: 'una mano sin board',
  board: 'el board',
  hand: 'una mano',
};
