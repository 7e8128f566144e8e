/** What vectors, check, convert and hand say: the commands that talk with other programs. */

import type { CliWords } from '../../language.js';
import { count, howMany } from '../../tools/numbers.js';

const hands = (number: number): string => howMany(number, { one: 'Hand', other: 'Hände' });

type Commands = Pick<CliWords['commands'], 'vectors' | 'check' | 'convert' | 'play'>;

export const engineCommands: Commands = {
  vectors: {
    summary: 'Hände auslosen, mit dem, was herauskommen muss',
    about: 'Zufällige Hände, je eine Zeile JSON, mit dem, was herauskommen muss.',
    count: 'wie viele',
    seed: 'Startwert; derselbe Startwert lost dieselben Hände aus',
    players: 'Spieler einer Hand, als 6 oder 2-9',
    levels: 'verschiedene Einsätze derer, die nicht gepasst haben, als 5 oder 1-4',
    blinds: 'Blinds',
    ante: 'Ante (Vorgabe: der Big Blind)',
    shortBlinds: 'wer Ante und Blind schuldet, kann nicht beides zahlen',
    killed: 'gepasste Hände können mehr gesetzt haben als alle anderen',
    hilo: 'High und Low',
    boards: 'Boards, die gegeben werden',
    rake: 'Rake in Basispunkten, 500 für 5 %',
    rakeCap: 'höchster Rake einer Hand',
    shape: 'wie eine Hand aussieht',
  },
  check: {
    summary: 'Antworten einer anderen Engine prüfen, nach Regeln',
    about: 'Die Antworten einer anderen Engine prüfen, Hand für Hand, nach Regeln gezählt.',
    answers: 'eine Datei mit Antworten, je eine Zeile JSON',
    command: 'dies starten: Hände auf seiner Standardeingabe, Antworten auf der Ausgabe',
    hands: 'eine Datei mit Händen, wie sidepot vectors sie ausgibt',
    timeout: 'so lange darf das Kommando schweigen',
    junit: 'XML von JUnit schreiben',
    markdown: 'einen Bericht in Markdown schreiben',
    json: 'je Hand eine Zeile JSON ausgeben',
  },
  convert: {
    summary: 'Handverläufe in einem anderen Format schreiben',
    about: 'Handverläufe in jedem bekannten Format lesen und in einem anderen schreiben.',
    files: 'Handverläufe; - für die Standardeingabe',
    to: 'Format, in dem geschrieben wird',
    out: 'Datei, in die geschrieben wird (Vorgabe: Standardausgabe)',
    player: 'nur Hände dieses Spielers',
    filter: 'nur Hände dieser Art; alles Genannte muss zutreffen',
    rows: 'was eine Zeile der CSV ist',
    unit: 'was ein Chip wert ist (Vorgabe: 0.01 oder 1, je nach Hand)',
    jobs: 'Threads (Vorgabe: einer je Kern bei großer Eingabe)',
  },
  play: {
    summary: 'Hände mit Kommandos spielen, für Programme',
    about: 'Hände mit Kommandos spielen: Zeilen JSON hinein, Zeilen JSON heraus.',
    stdio: 'über Standardeingabe und -ausgabe sprechen',
  },
};

type Notes = Pick<CliWords['notes'], 'vectors' | 'check' | 'convert' | 'hand'>;

export const engineNotes: Notes = {
  vectors: `Eine Zeile ist eine Hand, wie sidepot settle sie liest, ihre Regeln, und in
"expect" die Antwort. Mit --shape totals hat sie stattdessen Stacks, Summen
und Positionen: bb_ante, total_contribution, is_bb. Derselbe Startwert mit
denselben Optionen lost überall dieselben Hände aus, und Hand 7 ist dieselbe,
wie viele es auch sind.

Exit-Codes: 0 gut, 2 falscher Aufruf.`,
  check: `Hände werden ausgelost wie von sidepot vectors oder mit --hands gelesen.
Antworten kommen von einem Kommando oder aus einer Datei: in der Reihenfolge
der Hände oder mit ihrer "id". Eine Datei allein hat Hände mit "answer" oder
"expect" in jeder Zeile.

Eine Antwort hat, was die Engine sagen kann von refund, pots, awards, rake,
payouts (refund und awards zusammen) und newStacks; nur das wird verglichen.
Eine Engine, die eine Hand nicht spielen kann, sagt {"unsupported": true}.

Exit-Codes: 0 keine Antwort ist falsch oder fehlt, 1 doch, 2 falscher Aufruf.`,
  convert: `Das Format der Eingabe wird daran erkannt, wie eine Datei anfängt. Eine Hand,
die nicht gelesen oder geschrieben werden kann, wird mit Datei, Zeile und Grund
genannt, und der Rest geht weiter. Wofür ein Format keinen Platz hat, wird
einmal vermerkt.

Exit-Codes: 0 alle geschrieben, 1 eine Hand abgelehnt, 2 falscher Aufruf oder
unlesbare Datei.`,
  hand: `Eine Zeile hinein ist ein Kommando, eine Zeile heraus seine Antwort:
  {"do":"start","config":{"players":[{"id":"Ann","seat":1,"stack":200},
    {"id":"Bob","seat":2,"stack":200}],"button":1,"smallBlind":1,"bigBlind":2},
    "seed":7}
  {"do":"act","hand":1,"type":"raise","to":6}
  {"do":"view","hand":1,"seat":2}   {"do":"end","hand":1}
Eine Antwort sagt, wer dran ist, was erlaubt ist und was geschehen ist.

Exit-Codes: 0 gut, 2 falscher Aufruf.`,
};

export const vectorWords: CliWords['vectors'] = {
  fromTo: (least, most) => `${least} bis ${most}`,
  atMostPlayers: (players) => `höchstens so viele wie die ${players} Spieler`,
  onlySettle: 'settle mit hilo, boards, rake oder killed: totals kann das nicht sagen',
};

export const checkWords: CliWords['check'] = {
  hand: (id, text) => `Hand ${id}: ${text}`,
  ofPot: (pot, text) => `${pot}: ${text}`,
  differs: (what, got, rule, want) => `${what} ${got}; nach ${rule} ${want}`,
  fields: {
    refund: 'zurückgegeben',
    pots: 'Pots',
    amount: 'enthält',
    eligible: 'gewinnen können',
    potRake: 'Rake',
    potAwards: 'gezahlt',
    rake: 'Rake',
    awards: 'gezahlt',
    payouts: 'ausgezahlt',
    stacks: 'Stacks',
  },
  share: (id, chips) => `${id} ${count(chips)}`,
  chips: (chips) => count(chips),
  nothing: 'nichts',
  notRefused: (rule) => `beantwortet, aber ${rule} lehnt diese Hand ab`,
  declined: 'diese Hand kann sie nicht spielen',
  silent: 'die Antwort sagt nichts, was sich vergleichen lässt',
  rubbish: (text) => `die Antwort ist kein JSON-Objekt: ${text}`,
  ended: (code, last) =>
    `das Kommando endete ${code === null ? 'durch ein Signal' : `mit ${code}`}, bevor es antwortete${last === '' ? '' : `: ${last}`}`,
  hung: (seconds) => `keine Antwort in ${seconds} s`,
  flood: 'das Kommando schrieb eine Zeile ohne Ende',
  unasked: 'keine Antwort',
  more: (number) => `… und noch ${hands(number)}`,
  rule: 'Regel',
  hands: 'Hände',
  right: 'Richtig',
  wrong: 'Verletzt',
  handTitle: 'Hand',
  found: 'Was abweicht',
  summary: (all, right, wrong, declined, missing) =>
    [
      `${hands(all)}: ${count(right)} richtig`,
      `${count(wrong)} falsch`,
      ...(declined > 0 ? [`${count(declined)} nicht gespielt`] : []),
      ...(missing > 0 ? [`${count(missing)} ohne Antwort`] : []),
    ].join(', '),
  badHand: (file, line, why) => `${file}, Hand ${line}: ${why}`,
  noAnswer:
    'gebraucht wird eine Hand mit "players" und ihrer "answer"; zu Antworten allein gehört --hands FILE',
  noLine: (file) => `${file}: darin ist keine Hand`,
  fileOrCommand: 'eine Datei mit Antworten nennen, oder --command',
  handsOrDrawn: '--hands hat die Hände: Optionen, die welche auslosen, passen nicht dazu',
};

export const convertWords: CliWords['convert'] = {
  summary: (written, refused, left, seconds) =>
    [
      `${hands(written)} geschrieben`,
      ...(left > 0 ? [`${count(left)} ausgelassen`] : []),
      ...(refused > 0 ? [`${count(refused)} abgelehnt`] : []),
      `${seconds} s`,
    ].join(', '),
  lost: (format, fields) => `Hinweis: ${format} hat keinen Platz für ${fields.join(', ')}`,
  oneHand: 'Hinweis: PHH hat eine Hand je Datei; dies sind die Abschnitte einer .phhs',
};

export const playWords: CliWords['play'] = {
  onlyStdio: 'hand braucht --stdio: es ist für Programme',
};
