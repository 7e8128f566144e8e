/** What the help says of each command, its operands and its options. Names of options stay as they are. */

import { engineCommands } from './engines.js';
import { statsHelp } from './stats.js';

const json = 'escribe una línea de JSON';
const ante = 'ante';
const unit = 'ficha más pequeña';
const databaseUrl = 'o PostgreSQL (por defecto: DATABASE_URL, si existe)';
const keepDays = 'borra las mesas tantos días después de cerrarse';
const dataFolder = (usual: string): string => `carpeta de las mesas (por defecto: ${usual})`;

export const commands = {
  about: 'Mesas de póker por enlace; botes paralelos, manos, probabilidades, historiales.',
  version: 'muestra la versión',
  help: 'muestra esta ayuda',
  helpOf: 'muestra la ayuda de un comando',
  color: 'sin colores, tampoco en un terminal',
  lang: 'idioma, si no es el de LC_ALL, LC_MESSAGES o LANG',

  /** Headings of the help, and what stands for options and commands in its first line. */
  titles: {
    usage: 'Uso:',
    arguments: 'Argumentos:',
    options: 'Opciones:',
    globalOptions: 'Opciones globales:',
    commands: 'Comandos:',
    examples: 'Ejemplos:',
  },
  placeholders: { options: '[opciones]', command: '[comando]' },
  /** "hilos (por defecto: 1)"; in a list of choices "holdem (por defecto), omaha". */
  default: (about: string, usual: string): string => `${about} (por defecto: ${usual})`,
  choices: (about: string, choices: string): string => `${about}: ${choices}`,
  defaultChoice: (choice: string): string => `${choice} (por defecto)`,

  /** Options that describe a hand. */
  hand: {
    game: 'reglas del juego',
    limit: 'límite de apuestas; si se omite, el del juego',
    ante,
    anteMode: 'quién paga el ante',
    anteOrder: 'qué paga primero quien pone el ante por todos',
    unit,
  },

  serve: {
    summary: 'sirve mesas para jugar, aquí y por enlace',
    about: 'Sirve mesas de póker: crea una en un navegador, envía su enlace y juega.',
    port: (usual: number): string => `puerto en el que escucha (por defecto: PORT o ${usual})`,
    host: (usual: string): string => `dirección en la que escucha (por defecto: HOST o ${usual})`,
    data: dataFolder,
    databaseUrl,
    keepDays,
    shardUrl: 'más bases de datos para mesas (por defecto: SHARD_URLS, si existe)',
    natsUrl: 'NATS entre los servidores (por defecto: NATS_URL, si existe)',
    natsCreds: 'credenciales de NATS (por defecto: NATS_CREDS, si existe)',
    trustProxy: 'confía en las cabeceras X-Forwarded de un proxy',
    origin: 'otros sitios que pueden usar este servidor',
    limits: 'lo que pueden usar mesas y personas, en JSON',
    allowedHost: 'nombres de host admitidos; se rechazan los demás',
    adminSocket: 'socket para sidepot admin (por defecto: en --data)',
    sessionDays: 'cierra las sesiones sin uso durante tantos días',
    sessionMaxDays: 'cierra cualquier sesión tras tantos días',
    pushKeys: 'avisa del turno a los teléfonos por Web Push (por defecto: PUSH_KEYS, si existe)',
    pushHost: 'más servicios push que los de navegadores conocidos',
    log: 'anota cada petición en la salida de errores, no solo los fallos',
  },
  pushKeys: {
    summary: 'crea claves para serve --push-keys',
    about: 'Escribe claves nuevas para Web Push en JSON. Guarda bien el archivo.',
    contact: 'dirección mailto: o https: de contacto para los servicios push',
  },
  backup: {
    summary: 'copia todas las mesas en un archivo, mientras se juega',
    about: 'Escribe todo lo guardado en un solo archivo, mientras el servidor sirve.',
    path: 'el archivo, o una carpeta para uno con la hora en el nombre',
  },
  restore: {
    summary: 'pone una copia en un lugar vacío',
    about: 'Pone una copia en una carpeta de datos o una base de PostgreSQL vacías.',
    file: 'lo que escribió sidepot backup, de un almacén u otro',
  },
  prune: {
    summary: 'borra lo que ya no hace falta',
    about: 'Borra claves e instantáneas antiguas, y mesas cerradas hace mucho.',
    keepDays,
  },
  /** Of backup, restore and prune. */
  place: { data: dataFolder, databaseUrl },
  admin: {
    summary: 'administra un servidor en marcha: mesas, jugadores, registro de auditoría',
    about: 'Pregunta a un servidor de este ordenador, por el socket de su carpeta.',
    action: 'qué hacer',
    ids: 'a qué o a quién se refiere',
    data: (usual: string): string => `carpeta de datos del servidor (por defecto: ${usual})`,
    adminSocket: 'socket de un servidor sin carpeta de datos',
    limit: 'filas que se muestran',
    reason: 'motivo de un bloqueo',
    verify: 'del registro: ¿sigue cada línea a la anterior?',
    expect: 'y este hash, guardado de antes, ¿está entre ellas?',
    json,
  },
  move: {
    summary: 'pasa mesas dormidas a otra base de datos',
    about: 'Pasa mesas a otra de varias bases de datos, mientras los servidores sirven.',
    shard: 'número de la base de datos: 1 es la primera, la del directorio',
    tables: 'ids de mesas, como en sus enlaces',
    databaseUrl: 'la primera base (por defecto: DATABASE_URL, si existe)',
    shardUrl: 'todas las demás (por defecto: SHARD_URLS, si existe)',
  },
  settle: {
    summary: 'resuelve una mano: devolución, botes, rake y pagos',
    about: 'Resuelve una mano dada en JSON: apuesta no igualada, botes, rake y pagos.',
    file: 'un archivo JSON; la entrada estándar si falta o es -',
    json: 'escribe una línea de JSON en vez de una tabla',
    jsonl: 'lee una mano por línea y escribe una línea de JSON por cada una',
    explain: 'añade los motivos al JSON (la tabla siempre los tiene)',
  },
  replay: {
    summary: 'reproduce historiales de manos: botes, devoluciones, stacks',
    about:
      'Reproduce historiales de manos en PHH, Open Hand History, el registro de PokerNow o textos de ' +
      'PokerStars y GGPoker: lo que puso cada uno, los botes y con cuánto acaba cada uno.',
    files:
      'archivos .phh, .phhs, .ohh, .csv de PokerNow, textos de PokerStars, GGPoker; - es la entrada estándar',
    json: 'escribe una línea de JSON por mano',
    unit: 'lo que vale una ficha (por defecto: 0.01 o 1, según la mano)',
    jobs: 'hilos (por defecto: uno por núcleo si la entrada es grande)',
    warnings: 'añade al JSON lo que se aparta del reglamento (sin JSON, siempre está)',
  },
  eval: {
    summary: 'dice qué es cada mano y cuál es la mejor',
    about: 'Dice qué es cada mano y qué cinco cartas juegan; si hay varias, las compara.',
    cards: 'cada grupo, una mano (AsKsQsJsTs); cartas sueltas, una mano',
    board: 'cartas que comparten todas las manos',
    json: 'escribe una línea de JSON por mano, en el orden dado',
  },
  equity: {
    summary: 'cuenta cuántas veces gana cada mano',
    about: 'Cuenta cuántas veces gana o empata cada mano y qué parte del bote vale.',
    hands: 'cada una, cartas (AsKs, 2c3d4h/Kd7s) o un rango (QQ+,AKs)',
    board: 'cartas del board',
    dead: 'cartas que ya no pueden salir',
    samples: 'reparte n boards al azar en vez de contarlos todos',
    seed: 'semilla de los boards al azar',
    json: 'escribe una línea de JSON con los recuentos',
  },
  perft: {
    summary: 'cuenta de cuántas formas se puede apostar',
    about: 'Cuenta las distintas secuencias de acciones, para comparar con otro motor.',
    stacks: 'fichas de los asientos 1, 2, …, como 10,10; o una cifra para todos',
    depth: 'cuenta hasta tantas acciones',
    players: 'número de jugadores (por defecto: el de los stacks)',
    blinds: (usual: string): string => `ciegas (por defecto: ${usual})`,
    straddle: 'straddle UTG, o asiento:cantidad',
    button: 'asiento del botón (por defecto: el último)',
    json,
  },
  simulate: {
    summary: 'juega manos al azar y mira que no se pierda ninguna ficha',
    about: 'Juega manos al azar hasta el final: a qué ritmo, y si siguen todas las fichas.',
    hands: 'manos que se juegan',
    players: (usual: string): string => `jugadores por mano, como 6 o 2-9 (por defecto: ${usual})`,
    stacks: 'fichas por jugador: 100 o 1-200',
    blinds: (usual: string): string => `ciegas (por defecto: ${usual})`,
    seed: 'semilla de cartas y decisiones',
    jobs: 'hilos',
    json,
  },
  ...engineCommands,
  stats: statsHelp,
  completion: {
    summary: 'escribe un script que completa la línea de comandos',
    about: 'Escribe un script para tu shell que completa comandos, opciones y valores.',
    shell: 'tu shell',
    examples: 'Ejemplos, para la shell en marcha y para todas las que sigan:',
  },
};
