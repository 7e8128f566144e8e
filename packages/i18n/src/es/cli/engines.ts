/** What vectors, check, convert and hand say: the commands that talk with other programs. */

import type { CliWords } from '../../language.js';
import { count, howMany } from '../../tools/numbers.js';

const hands = (number: number): string => howMany(number, { one: 'mano', other: 'manos' });

type Commands = Pick<CliWords['commands'], 'vectors' | 'check' | 'convert' | 'play'>;

export const engineCommands: Commands = {
  vectors: {
    summary: 'sortear manos con lo que debe salir de ellas',
    about: 'Sortear manos, una línea de JSON cada una, con lo que debe salir de ellas.',
    count: 'cuántas',
    seed: 'semilla; la misma semilla sortea las mismas manos',
    players: 'jugadores de una mano, como 6 o 2-9',
    levels: 'apuestas distintas de quienes no se retiraron, como 5 o 1-4',
    blinds: 'ciegas',
    ante: 'ante (por defecto: la ciega grande)',
    shortBlinds: 'quien debe ante y ciega no puede pagar ambas',
    killed: 'manos retiradas pueden haber apostado más que todas las demás',
    hilo: 'alta y baja',
    boards: 'mesas que se reparten',
    rake: 'comisión en puntos básicos, 500 por 5 %',
    rakeCap: 'comisión máxima de una mano',
    shape: 'qué forma tiene una mano',
  },
  check: {
    summary: 'comprobar las respuestas de otro motor, por regla',
    about: 'Comprobar las respuestas de otro motor, mano a mano, y contarlas por regla.',
    answers: 'un archivo de respuestas, una línea de JSON cada una',
    command: 'ejecutar esto: manos en su entrada estándar, respuestas en su salida',
    hands: 'un archivo de manos, como las escribe sidepot vectors',
    timeout: 'cuánto puede callar el comando',
    junit: 'escribir el XML de JUnit',
    markdown: 'escribir un informe en Markdown',
    json: 'escribir una línea de JSON por mano',
  },
  convert: {
    summary: 'escribir historiales en otro formato',
    about: 'Leer historiales en cualquier formato conocido y escribirlos en otro.',
    files: 'historiales; - para la entrada estándar',
    to: 'formato que se escribe',
    out: 'archivo que se escribe (por defecto: la salida estándar)',
    player: 'solo manos de este jugador',
    filter: 'solo manos de este tipo; debe cumplirse todo lo nombrado',
    rows: 'qué es una fila del CSV',
    unit: 'cuánto vale una ficha (por defecto: 0.01 o 1, según la mano)',
    jobs: 'hilos (por defecto: uno por núcleo si la entrada es grande)',
  },
  play: {
    summary: 'jugar manos con comandos, para programas',
    about: 'Jugar manos con comandos: líneas de JSON de entrada y de salida.',
    stdio: 'hablar por la entrada y la salida estándar',
  },
};

type Notes = Pick<CliWords['notes'], 'vectors' | 'check' | 'convert' | 'hand'>;

export const engineNotes: Notes = {
  vectors: `Una línea es una mano como la lee sidepot settle, sus reglas, y en "expect" la
respuesta. Con --shape totals tiene en cambio stacks, totales y posiciones:
bb_ante, total_contribution, is_bb. La misma semilla con las mismas opciones
sortea las mismas manos en todas partes, y la mano 7 es la misma sean cuantas
sean.

Códigos de salida: 0 bien, 2 uso incorrecto.`,
  check: `Las manos se sortean como en sidepot vectors, o se leen con --hands. Las
respuestas vienen de un comando o de un archivo: en el orden de las manos o con
su "id". Un archivo solo tiene manos con "answer" o "expect" en cada línea.

Una respuesta tiene lo que el motor sabe decir de refund, pots, awards, rake,
payouts (refund y awards juntos) y newStacks; solo eso se compara. Un motor que
no puede jugar una mano responde {"unsupported": true}.

Códigos de salida: 0 ninguna respuesta es falsa ni falta, 1 alguna, 2 uso
incorrecto.`,
  convert: `El formato de la entrada se conoce por cómo empieza un archivo. Una mano que no
se puede leer o escribir se dice con archivo, línea y motivo, y el resto sigue.
Lo que no cabe en un formato se anota una vez.

Códigos de salida: 0 todas escritas, 1 alguna mano rechazada, 2 uso incorrecto
o archivo ilegible.`,
  hand: `Una línea de entrada es un comando, una línea de salida su respuesta:
  {"do":"start","config":{"players":[{"id":"Ann","seat":1,"stack":200},
    {"id":"Bob","seat":2,"stack":200}],"button":1,"smallBlind":1,"bigBlind":2},
    "seed":7}
  {"do":"act","hand":1,"type":"raise","to":6}
  {"do":"view","hand":1,"seat":2}   {"do":"end","hand":1}
Una respuesta dice de quién es el turno, qué se permite y qué ha pasado.

Códigos de salida: 0 bien, 2 uso incorrecto.`,
};

export const vectorWords: CliWords['vectors'] = {
  fromTo: (least, most) => `de ${least} a ${most}`,
  atMostPlayers: (players) => `como mucho tantas como los ${players} jugadores`,
  onlySettle: 'settle con hilo, boards, rake o killed: totals no puede decirlos',
};

export const checkWords: CliWords['check'] = {
  hand: (id, text) => `mano ${id}: ${text}`,
  ofPot: (pot, text) => `${pot}: ${text}`,
  differs: (what, got, rule, want) => `${what} ${got}; ${rule} dice ${want}`,
  fields: {
    refund: 'devolvió',
    pots: 'tiene los botes',
    amount: 'contiene',
    eligible: 'pueden ganarlo',
    potRake: 'comisión',
    potAwards: 'pagó',
    rake: 'comisión',
    awards: 'pagó',
    payouts: 'abonó',
    stacks: 'stacks',
  },
  share: (id, chips) => `${id} ${count(chips)}`,
  chips: (chips) => count(chips),
  nothing: 'nada',
  notRefused: (rule) => `respondida, pero ${rule} rechaza esta mano`,
  declined: 'no puede jugar esta mano',
  silent: 'la respuesta no dice nada que se pueda comparar',
  rubbish: (text) => `la respuesta no es un objeto JSON: ${text}`,
  ended: (code, last) =>
    `el comando terminó ${code === null ? 'por una señal' : `con ${code}`} antes de responder${last === '' ? '' : `: ${last}`}`,
  hung: (seconds) => `sin respuesta en ${seconds} s`,
  flood: 'el comando escribió una línea sin fin',
  unasked: 'sin respuesta',
  more: (number) => `… y ${hands(number)} más`,
  rule: 'Regla',
  hands: 'Manos',
  right: 'Bien',
  wrong: 'La incumple',
  handTitle: 'Mano',
  found: 'Qué difiere',
  summary: (all, right, wrong, declined, missing) =>
    [
      `${hands(all)}: ${count(right)} bien`,
      `${count(wrong)} mal`,
      ...(declined > 0 ? [`${count(declined)} no jugadas`] : []),
      ...(missing > 0 ? [`${count(missing)} sin respuesta`] : []),
    ].join(', '),
  badHand: (file, line, why) => `${file}, mano ${line}: ${why}`,
  noAnswer:
    'hace falta una mano con "players" y su "answer"; a respuestas solas, añadir --hands FILE',
  noLine: (file) => `${file}: no hay ninguna mano en él`,
  fileOrCommand: 'nombrar un archivo de respuestas, o --command',
  handsOrDrawn: '--hands tiene las manos: las opciones que las sortean no van con ello',
};

export const convertWords: CliWords['convert'] = {
  summary: (written, refused, left, seconds) =>
    [
      `${hands(written)} escritas`,
      ...(left > 0 ? [`${count(left)} omitidas`] : []),
      ...(refused > 0 ? [`${count(refused)} rechazadas`] : []),
      `${seconds} s`,
    ].join(', '),
  lost: (format, fields) => `nota: ${format} no tiene sitio para ${fields.join(', ')}`,
  oneHand: 'nota: PHH tiene una mano por archivo; estas son las secciones de un .phhs',
};

export const playWords: CliWords['play'] = {
  onlyStdio: 'hand quiere --stdio: es para programas',
};
