/** What the help says of each command, its operands and its options. Names of options stay as they are. */

import { engineCommands } from './engines.js';
import { statsHelp } from './stats.js';

const json = 'eine Zeile JSON ausgeben';
const ante = 'Ante';
const unit = 'kleinster Chip';
const databaseUrl = 'stattdessen PostgreSQL (Standard: DATABASE_URL, falls gesetzt)';
const keepDays = 'Tische so viele Tage nach dem Schließen löschen';
const dataFolder = (usual: string): string => `Ordner der Tische (Standard: ${usual})`;

export const commands = {
  about: 'Pokertische per Link; dazu Side Pots, Hände, Gewinnchancen, Hand Histories.',
  version: 'die Version ausgeben',
  help: 'diese Hilfe ausgeben',
  helpOf: 'die Hilfe zu einem Befehl ausgeben',
  color: 'ohne Farben, auch im Terminal',
  lang: 'Sprache, sonst die aus LC_ALL, LC_MESSAGES oder LANG',

  /** Headings of the help, and what stands for options and commands in its first line. */
  titles: {
    usage: 'Aufruf:',
    arguments: 'Argumente:',
    options: 'Optionen:',
    globalOptions: 'Globale Optionen:',
    commands: 'Befehle:',
    examples: 'Beispiele:',
  },
  placeholders: { options: '[Optionen]', command: '[Befehl]' },
  /** "Threads (Standard: 1)"; in a list of choices "holdem (Standard), omaha". */
  default: (about: string, usual: string): string => `${about} (Standard: ${usual})`,
  choices: (about: string, choices: string): string => `${about}: ${choices}`,
  defaultChoice: (choice: string): string => `${choice} (Standard)`,

  /** Options that describe a hand. */
  hand: {
    game: 'Spiel',
    limit: 'Limit, ohne Angabe das des Spiels',
    ante,
    anteMode: 'wer das Ante zahlt',
    anteOrder: 'was beim Ante für alle zuerst gezahlt wird',
    unit,
  },

  serve: {
    summary: 'Tische zum Spielen, hier und per Link',
    about: 'Server für Pokertische: Tisch im Browser aufmachen, Link verschicken, spielen.',
    port: (usual: number): string => `Port des Servers (Standard: PORT oder ${usual})`,
    host: (usual: string): string => `Adresse des Servers (Standard: HOST oder ${usual})`,
    data: dataFolder,
    databaseUrl,
    keepDays,
    shardUrl: 'weitere Datenbanken für Tische (Standard: SHARD_URLS, falls gesetzt)',
    natsUrl: 'NATS zwischen den Servern (Standard: NATS_URL, falls gesetzt)',
    natsCreds: 'Zugangsdaten für NATS (Standard: NATS_CREDS, falls gesetzt)',
    trustProxy: 'den X-Forwarded-Headern eines Proxys glauben',
    origin: 'andere Seiten, die diesen Server nutzen dürfen',
    limits: 'was Tische und Leute verbrauchen dürfen, als JSON',
    allowedHost: 'erlaubte Hostnamen; alle anderen werden abgelehnt',
    adminSocket: 'wo sidepot admin ihn findet (Standard: in --data)',
    sessionDays: 'Geräte abmelden, die so viele Tage ungenutzt sind',
    sessionMaxDays: 'Geräte nach so vielen Tagen abmelden',
    pushKeys: 'per Web Push melden, wer dran ist (Standard: PUSH_KEYS, falls gesetzt)',
    pushHost: 'Push-Dienste außer denen der bekannten Browser',
    log: 'jede Anfrage auf stderr melden, nicht nur Fehler',
  },
  pushKeys: {
    summary: 'Schlüssel für serve --push-keys machen',
    about: 'Neue Schlüssel für Web Push als JSON ausgeben. Gib die Datei niemand anderem.',
    contact: 'mailto:- oder https:-Adresse, unter der dich Push-Dienste erreichen',
  },
  backup: {
    summary: 'alle Tische in eine Datei sichern, im laufenden Spiel',
    about: 'Alles Gespeicherte in eine Datei schreiben, während der Server läuft.',
    path: 'Datei, oder Ordner für eine mit der Zeit im Namen',
  },
  restore: {
    summary: 'eine Sicherung an einen leeren Ort zurückspielen',
    about:
      'Eine Sicherung in einen leeren Datenordner oder eine leere PostgreSQL-Datenbank ' +
      'zurückspielen.',
    file: 'Datei von sidepot backup, egal aus welchem Speicher',
  },
  prune: {
    summary: 'löschen, was nicht mehr gebraucht wird',
    about: 'Alte Schlüssel und Snapshots löschen, auch lange geschlossene Tische.',
    keepDays,
  },
  /** Of backup, restore and prune. */
  place: { data: dataFolder, databaseUrl },
  admin: {
    summary: 'laufenden Server betreuen: Tische, Spieler, Audit-Log',
    about: 'Einen Server auf diesem Computer fragen, über den Socket in seinem Datenordner.',
    action: 'was zu tun ist',
    ids: 'worum oder um wen es geht',
    data: (usual: string): string => `Datenordner des Servers (Standard: ${usual})`,
    adminSocket: 'Socket eines Servers ohne Datenordner',
    limit: 'so viele Zeilen zeigen',
    reason: 'Grund einer Sperre',
    verify: 'beim Log: Folgt jede Zeile aus der davor?',
    expect: 'und ist dieser Hash dabei, den du von früher hast?',
    json,
  },
  move: {
    summary: 'schlafende Tische in eine andere Datenbank verschieben',
    about: 'Tische zwischen mehreren Datenbanken verschieben, während Server laufen.',
    shard: 'Nummer der Datenbank: 1 ist die erste, mit dem Verzeichnis',
    tables: 'IDs der Tische, wie in ihren Links',
    databaseUrl: 'die erste Datenbank (Standard: DATABASE_URL, falls gesetzt)',
    shardUrl: 'alle anderen (Standard: SHARD_URLS, falls gesetzt)',
  },
  settle: {
    summary: 'eine Hand abrechnen: Rückzahlung, Pots, Rake, Gewinne',
    about: 'Eine Hand aus JSON abrechnen: nicht gecallter Einsatz, Pots, Rake und Gewinne.',
    file: 'eine JSON-Datei; Standardeingabe ohne Angabe oder mit -',
    json: 'eine Zeile JSON statt einer Tabelle ausgeben',
    jsonl: 'eine Hand pro Zeile lesen, für jede eine Zeile JSON ausgeben',
    explain: 'Gründe auch ins JSON schreiben (die Tabelle hat sie immer)',
  },
  replay: {
    summary: 'Hand Histories abspielen: Pots, Rückzahlungen, Stacks',
    about:
      'Hand Histories in PHH, Open Hand History, dem Log von PokerNow oder Texten von PokerStars und ' +
      'GGPoker abspielen: was alle gesetzt haben, die Pots, wer am Ende was hat.',
    files: '.phh, .phhs, .ohh, PokerNow-.csv, Texte von PokerStars, GGPoker; - für Standardeingabe',
    json: 'eine Zeile JSON pro Hand ausgeben',
    unit: 'was ein Chip wert ist (Standard: 0.01 oder 1, je nach Hand)',
    jobs: 'Threads (Standard: einer pro Kern bei großer Eingabe)',
    warnings: 'Abweichungen vom Regelbuch auch ins JSON (sonst immer dabei)',
  },
  eval: {
    summary: 'was Hände sind und welche die beste ist',
    about: 'Sagen, was jede Hand ist und welche fünf Karten zählen; mehrere vergleichen.',
    cards: 'je eine Hand, etwa AsKsQsJsTs; einzelne Karten sind eine Hand',
    board: 'Karten, die alle Hände teilen',
    json: 'eine Zeile JSON pro Hand ausgeben, in der Reihenfolge der Eingabe',
  },
  equity: {
    summary: 'zählen, wie oft jede Hand gewinnt',
    about: 'Zählen, wie oft jede Hand gewinnt und teilt und wie viel vom Pot sie wert ist.',
    hands: 'je Karten (AsKs, 2c3d4h/Kd7s) oder eine Range (QQ+,AKs)',
    board: 'Karten auf dem Board',
    dead: 'Karten, die nicht mehr kommen können',
    samples: 'n zufällige Boards geben, statt alle zu zählen',
    seed: 'Seed der zufälligen Boards',
    json: 'eine Zeile JSON mit den Zahlen ausgeben',
  },
  perft: {
    summary: 'zählen, wie gesetzt werden kann',
    about: 'Verschiedene Folgen von Aktionen zählen, zum Vergleich mit anderen Engines.',
    stacks: 'Chips der Plätze 1, 2, …, etwa 10,10; oder eine Zahl für alle',
    depth: 'bis zu so vielen Aktionen zählen',
    players: 'Zahl der Spieler (Standard: die der Stacks)',
    blinds: (usual: string): string => `Blinds (Standard: ${usual})`,
    straddle: 'Straddle Under the Gun, oder Platz:Betrag',
    button: 'Platz des Buttons (Standard: der letzte)',
    json,
  },
  simulate: {
    summary: 'zufällige Hände spielen und jeden Chip nachzählen',
    about: 'Zufällige Hände zu Ende spielen: wie schnell, und ob noch jeder Chip da ist.',
    hands: 'so viele Hände spielen',
    players: (usual: string): string => `Spieler einer Hand, etwa 6 oder 2-9 (Standard: ${usual})`,
    stacks: 'Chips eines Spielers, etwa 100 oder 1-200',
    blinds: (usual: string): string => `Blinds (Standard: ${usual})`,
    seed: 'Seed der Karten und Entscheidungen',
    jobs: 'Threads',
    json,
  },
  ...engineCommands,
  stats: statsHelp,
  completion: {
    summary: 'Skript ausgeben, das Befehle ergänzt',
    about: 'Ein Skript für deine Shell ausgeben, das Befehle, Optionen und Werte ergänzt.',
    shell: 'deine Shell',
    examples: 'Beispiele, für die laufende Shell und für alle späteren:',
  },
};
