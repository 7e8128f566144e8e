/** What is wrong with a command line, with a file or with the JSON in it. One line each. */

export const usage = {
  noHelp: (command: string): string =>
    `keine Hilfe zu '${command}': sidepot allein zeigt die Befehle`,
  noLanguage: (tag: string, tags: readonly string[]): string =>
    `die Sprache '${tag}' gibt es nicht; es gibt ${tags.join(', ')}`,

  /** What the reader of the command line refuses. Options and commands are as they were typed. */
  unknownOption: (option: string): string => `unbekannte Option '${option}'`,
  unknownCommand: (command: string): string => `unbekannter Befehl '${command}'`,
  missingArgument: (name: string): string => `das Argument '${name}' fehlt`,
  missingValue: (option: string): string => `bei der Option '${option}' fehlt der Wert`,
  missingOption: (option: string): string => `die Option '${option}' fehlt`,
  conflict: (option: string, other: string): string =>
    `die Option '${option}' geht nicht zusammen mit '${other}'`,
  tooMany: (command: string, expected: number, got: number): string =>
    `zu viele Argumente für '${command}': ${expected} erwartet, ${got} angegeben`,
  badOption: (option: string, value: string, why: string): string =>
    `der Wert '${value}' passt nicht zur Option '${option}'. ${why}`,
  badArgument: (name: string, value: string, why: string): string =>
    `der Wert '${value}' passt nicht zum Argument '${name}'. ${why}`,
  didYouMean: (names: readonly string[]): string =>
    names.length === 1
      ? `(Meintest du ${names[0]}?)`
      : `(Meintest du eins von diesen: ${names.join(', ')}?)`,

  /** Why a value is no good: a sentence of its own. */
  choices: (choices: readonly string[]): string => `Möglich sind ${choices.join(', ')}.`,
  whole: 'Es muss eine ganze Zahl sein.',
  atLeastOne: 'Es muss mindestens 1 sein.',
  atMost: (most: number): string => `Es darf höchstens ${most} sein.`,
  positiveDecimal: 'Es muss eine positive Zahl sein, etwa 0.01.',
  days: (most: number): string => `Es muss eine ganze Zahl von Tagen sein, höchstens ${most}.`,

  /** "stacks passt nicht, erwartet: …": the names of options stay. */
  mustBe: (field: string, wants: string): string => `${field} passt nicht, erwartet: ${wants}`,
  smallAndBig: 'small,big',
  numbersWithCommas: 'ganze Zahlen mit Kommas dazwischen',
  numberOrRange: 'eine ganze Zahl oder ein Bereich wie 2-9',
  amountsOrOne: (amounts: number): string => `${amounts} Beträge, oder einer`,
  straddle: 'ein Betrag oder Platz:Betrag',

  port: (most: number, typed: string): string =>
    `ein Port ist eine Zahl von 0 bis ${most}, nicht '${typed}'`,
  origin: (typed: string): string =>
    `ein Origin sieht aus wie https://poker.example, nicht wie '${typed}'`,
  host: (typed: string): string =>
    `ein Hostname sieht aus wie poker.example, ohne Port, nicht wie '${typed}'`,
  databaseUrl: 'die URL einer Datenbank sieht aus wie postgres://user:password@host:5432/name',
  natsUrl: 'eine NATS-URL sieht aus wie nats://user:password@host:4222, oder tls://…',
  twoStores: '--data und --database-url sind zwei Speicher: Nimm nur einen davon',
  natsCreds: '--nats-creds geht nur mit --nats-url',
  shardUrl: '--shard-url und --nats-url gehen nur mit --database-url',
  allDatabases: 'nenn alle Datenbanken: --database-url und --shard-url',
  pushHost: '--push-host geht nur mit --push-keys',
  badPushHost: (typed: string): string =>
    `ein Push-Host ist ein Name wie push.example, nicht '${typed}'`,
  noPushKeys: (file: string): string =>
    `in '${file}' sind keine Schlüssel für Web Push: sidepot push-keys macht welche`,
  contact: (typed: string): string =>
    `ein Kontakt sieht aus wie mailto:me@poker.example, nicht wie '${typed}'`,
  keysFile: {
    notJson: (file: string): string => `die Schlüsseldatei '${file}' ist kein JSON`,
    unreadable: (file: string): string => `die Schlüsseldatei '${file}' ist nicht lesbar`,
  },
  limitsFile: {
    notJson: (file: string): string => `die Limits-Datei '${file}' ist kein JSON`,
    unreadable: (file: string): string => `die Limits-Datei '${file}' ist nicht lesbar`,
    notObject: (path: string | null): string =>
      `limits: '${path ?? 'die Datei'}' muss ein Objekt sein`,
    unknown: (path: string, known: readonly string[]): string =>
      `limits: '${path}' gibt es nicht; es gibt ${known.join(', ')}`,
    notNumber: (path: string, mayBeNull: boolean): string =>
      `limits: '${path}' muss eine ganze Zahl ab 0 sein${mayBeNull ? ', oder null für kein Limit' : ''}`,
  },

  /** Files and streams; `why` is what the system said. */
  stdin: 'Standardeingabe',
  waiting: {
    json: 'warte auf JSON von der Standardeingabe, Strg+D beendet sie',
    hands: 'warte auf Hände von der Standardeingabe, Strg+D beendet sie',
  },
  stdinIsFolder: 'die Standardeingabe ist ein Ordner, keine Datei',
  noFile: (file: string): string => `diese Datei gibt es nicht: ${file}`,
  isFolder: (file: string): string => `das ist ein Ordner, keine Datei: ${file}`,
  noPermission: (file: string): string => `kein Recht zum Lesen: ${file}`,
  unreadable: (file: string, why: string): string => `${file} ist nicht lesbar: ${why}`,
  unwritable: (why: string): string => `die Ausgabe lässt sich nicht schreiben: ${why}`,
  noEnd: (file: string, mebibytes: number, line: number): string =>
    `${file}: ab Zeile ${line} in ${mebibytes} MiB kein Ende einer Hand`,

  /** Of JSON. */
  tooLong: { line: 'die Zeile', input: 'die Eingabe (eine Hand; --jsonl liest eine pro Zeile)' },
  longerThan: (what: string, bytes: number): string => `${what} ist länger als ${bytes} Bytes`,
  notJson: 'kein gültiges JSON',
  notJsonSince: (why: string): string => `kein gültiges JSON: ${why}`,
  at: (why: string, line: number, column: number): string =>
    `${why} (Zeile ${line}, Spalte ${column})`,
  notUtf8: 'der Text ist nicht UTF-8',
  empty: 'die Eingabe ist leer',
  endsEarly: 'der Text endet zu früh',
  expected: {
    value: 'ein Wert erwartet',
    'first-value': 'ein Wert oder ] erwartet',
    key: 'ein Schlüssel in doppelten Anführungszeichen erwartet',
    'first-key': 'ein Schlüssel in doppelten Anführungszeichen oder } erwartet',
    colon: 'ein Doppelpunkt nach dem Schlüssel erwartet',
    comma: 'ein Komma oder eine schließende Klammer erwartet',
    end: 'nach dem ersten Wert nichts mehr erwartet',
  },
  openString:
    'diese Zeichenkette endet nicht, oder sie enthält eine falsche Escape-Folge oder einen Zeilenumbruch',
  severalHands: (refusal: string): string =>
    `${refusal} (für mehrere Hände, eine pro Zeile: --jsonl)`,
  report: (thrown: string): string => `bitte melde diese Hand: ${thrown}`,

  /** Of cards. */
  shared: ' (Karten, die Hände teilen: --board)',
  cardCount: (what: string, least: number, most: number, got: number): string =>
    `${what} braucht ${least === most ? least : `${least} bis ${most}`} Karten, nicht ${got}`,
  handWithoutBoard: 'eine Hand ohne Board',
  board: 'das Board',
  hand: 'eine Hand',
};
