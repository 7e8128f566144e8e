/** The words of the side-pot calculator. */

import { amount } from '../../../tools/numbers.js';
import { ante } from '../ante.js';
import { list, plural } from '../numbers.js';
import { entryOfHands, entryOfPlayers } from './entry.js';
import { calculatorGames as games, halves, handNames } from './games.js';
import { problem } from './problems.js';

/** One of them, and a list of them. */
const HALF = {
  high: 'High-Hand',
  low: 'Low-Hand',
  badugi: 'Badugi',
  inHand: 'fünf auf der Hand',
} as const;
const HALVES = {
  high: 'High-Hände',
  low: 'Low-Hände',
  badugi: 'Badugis',
  inHand: 'Fünf auf der Hand',
} as const;

export const calculator = {
  playerName: (seat: number): string => `Platz ${seat}`,
  problem,
  lead: 'Gib ein, was alle gesetzt haben. Pots, Rückzahlung und Gewinne stehen sofort da.',
  start: 'Beispiele',
  presets: {
    short: 'Ein kurzes All-in',
    levels: 'Drei Stufen',
    ante: 'Big Blind Ante (TC-10)',
    orders: 'Kurzer Big Blind',
    dead: 'Gefoldete Chips bleiben',
    odd: 'Split mit ungeraden Chips',
    nine: 'Neun Spieler, fünf Stufen',
  } as const,
  clear: 'Neue Hand',
  ...entryOfHands,

  players: {
    title: 'Spieler',
    entry: 'Eingesetzte Chips',
    entries: { total: 'Eine Summe', parts: 'Ante, Dead, Einsatz' } as const,
    name: 'Name',
    seat: 'Platz',
    total: 'Einsatz',
    ante: 'Ante',
    dead: 'Dead',
    live: 'Blind und Einsätze',
    start: 'Startstack',
    end: 'Endstack',
    endNeedsStart: 'Braucht den Startstack.',
    endBefore: (end: number): string =>
      `${amount(end)} ist der Stack, bevor die Pots ausgezahlt sind.`,
    folded: 'Fold',
    killed: 'Tote Hand: Pflichteinsätze bleiben drin',
    forfeit: 'Pflichteinsätze',
    forfeitNote: 'Leer: alles, was gesetzt wurde.',
    stacks: 'Stacks',
    add: 'Spieler dazu',
    full: `Höchstens zehn Spieler.`,
    remove: (name: string): string => `${name} entfernen`,
    removed: (name: string): string => `${name} ist entfernt.`,
    undo: 'Rückgängig',
    undoRemove: (name: string): string => `Rückgängig: ${name} zurückholen`,
    of: (label: string, name: string): string => `${label}, ${name}`,
    positions: { button: 'D', small: 'SB', big: 'BB' } as const,
    positionNames: {
      button: 'Dealer-Button',
      small: 'Small Blind',
      big: 'Big Blind',
    } as const,
    ...entryOfPlayers,
    anteOf: (ante: number): string => `${amount(ante)} davon sind das Ante.`,
    deadOf: (dead: number): string =>
      `${amount(dead)} davon sind das Ante für den Tisch: Dead Money.`,
  },

  table: {
    title: 'Tisch und Regeln',
    button: 'Button auf Platz',
    seatCount: 'Plätze',
    unit: 'Kleinster Chip',
    unitNote: 'Leer: nach den Beträgen.',
    game: 'Spiel',
    games,
    boardCount: 'Boards',
    boardCounts: { 1: '1', 2: '2', 3: '3' } as const,
    smallBlind: 'Small Blind',
    bigBlind: 'Big Blind',
    deadBlinds: 'Tote Blinds',
    deadBlindsNote: 'Vom Dead Money; der Rest ist Ante.',
    anteMode: 'Ante',
    anteModes: ante.modes,
    ante: 'Höhe des Antes',
    anteOrder: 'Regel für das Ante',
    anteOrders: ante.ordersByName,
    anteOrderNotes: ante.orderNotes,
    anteNotes: {
      none: '',
      perPlayer: 'In jeder Summe steckt ein Ante; es zählt für die Pots wie ein Einsatz.',
      bigBlind: 'In der Summe des Big Blinds steckt das Ante: Dead Money für den Main Pot.',
      button: 'In der Summe des Buttons steckt das Ante: Dead Money für den Main Pot.',
    } as const,
    blinds: 'Blinds und Antes',
    more: 'Rake und Hausregeln',
    post: 'Blinds und Antes bringen',
    postNote: 'Für alle, die noch nichts gesetzt haben.',
    mode: 'Art des Spiels',
    modes: { any: 'Egal', cash: 'Cash Game', tournament: 'Turnier, nie mit Rake' } as const,
    orphanLayer: 'Chips über jeder aktiven Hand',
    orphanLayers: { 'roll-down': 'Fallen in den Pot darunter', reject: 'Sind ein Fehler' } as const,
    hasRake: 'Rake',
    rakePercent: 'Prozent',
    rakeCap: 'Höchstens pro Hand',
    rakeCapNote: 'Leer: ohne Grenze. Nach Spielerzahl: 2: 10; 5: 30.',
    rakeNeedsFlop: 'No Flop, no Drop',
    flop: 'Flop gegeben',
    flops: { auto: 'Wenn Hände gezeigt werden', yes: 'Ja', no: 'Nein' } as const,
    rounding: 'Rundung',
    roundings: { floor: 'Abrunden', 'half-even': 'Zur nächsten, ½ zur geraden' } as const,
    spread: 'Genommen aus',
    spreads: {
      proportional: 'Allen Pots nach Größe',
      'main-first': 'Zuerst dem Main Pot',
    } as const,
  },

  winners: {
    title: 'Wer gewinnt',
    way: 'Angegeben wird es durch',
    ways: { pots: 'Pot für Pot', rank: 'Rangfolge', cards: 'Karten' } as const,
    alone: 'Sonst ist niemand übrig: Es muss nichts angegeben werden.',
    pick: 'Mehrere ankreuzen für einen Split.',
    legend: (pot: string, board: number | null, half: keyof typeof HALF | null): string =>
      [
        pot,
        ...(board === null ? [] : [`Board ${board}`]),
        ...(half === null ? [] : [HALF[half]]),
      ].join(', '),
    noLow: 'Keine angekreuzt: keine Low-Hand.',
    only: (name: string): string => `Nur ${name} ist dafür übrig.`,
    isFolded: 'gefoldet',
    short: (level: number): string => `nur ${amount(level)} drin`,
    deadOnly: 'nur Dead Money drin',
    rank: 'Beste Hand zuerst. Ziehen oder die Pfeile nehmen.',
    unranked: 'Noch keine Rangfolge.',
    useOrder: 'So ist die Rangfolge',
    forget: 'Rangfolge verwerfen',
    ranking: (board: number | null, half: keyof typeof HALF | null): string =>
      [half === null ? 'Hände' : HALVES[half], ...(board === null ? [] : [`Board ${board}`])].join(
        ', ',
      ),
    up: (name: string): string => `${name} nach oben`,
    down: (name: string): string => `${name} nach unten`,
    tie: (name: string, above: string): string => `${name} liegt gleichauf mit ${above}`,
    tieShort: 'Gleich',
    moved: (name: string, place: number, of: number): string => `${name} ist ${place}. von ${of}`,
    hasLow: (name: string): string => `${name} hat ein Low`,
    removeLow: (name: string): string => `${name} hat kein Low`,
    nobodyLow: 'Niemand hat eine Low-Hand.',
    /** `board`: cards in the middle, of stud a common one. */
    cards: (least: number, most: number, board: number): string => {
      const own =
        least === most ? `${least} Karten pro Hand` : `${least} bis ${most} Karten pro Hand`;
      const middle =
        board === 0 ? '' : board === 1 ? ', oder 6 und eine gemeinsame' : ', 5 auf jedem Board';
      return `${own}${middle}. Schreib As Kd, oder wähl sie aus.`;
    },
    commonCard: 'Gemeinsame Karte',
    made: handNames,
    halves,
    holeCards: (name: string): string => `Karten von ${name}`,
    board: (board: number, of: number): string => (of === 1 ? 'Board' : `Board ${board}`),
    choose: 'Wählen',
    chooseFor: (whose: string): string => `Karten wählen: ${whose}`,
    chosen: (count: number, most: number): string => `${count} von ${most} Karten`,
    taken: 'schon vergeben',
    done: 'Fertig',
    waiting: (names: readonly string[]): string => `Es fehlen noch Karten: ${list(names)}.`,
  },

  result: {
    title: 'Ergebnis',
    old: (count: number): string =>
      `Das ist das letzte gültige Ergebnis. ${plural(count, 'Feld stimmt', 'Felder stimmen')} noch nicht.`,
    notCurrent: (count: number): string =>
      `Kein aktuelles Ergebnis: ${plural(count, 'Feld stimmt', 'Felder stimmen')} noch nicht`,
    none: 'Das Ergebnis erscheint, sobald die Felder stimmen.',
    empty: 'Noch sind keine Chips drin.',
    percent: (share: number): string => `${share.toFixed(1).replace('.', ',')}\u00a0%`,
    refund: (name: string, returned: number): string =>
      `Nicht gecallt: ${amount(returned)} zurück an ${name}`,
    eligible: (names: readonly string[]): string =>
      `Darum ${names.length > 1 ? 'spielen' : 'spielt'} ${list(names)}`,
    wins: (name: string, won: number): string => `${name} gewinnt ${amount(won)}`,
    open: 'Wer gewinnt, ist noch offen',
    odd: (name: string, seat: number, chip: number, isFirst: boolean, button: number): string =>
      isFirst
        ? `Ungerader Chip (${amount(chip)}) an ${name}: Unter den gleichen Händen kommt Platz ${seat} im Uhrzeigersinn zuerst nach dem Button auf Platz ${button}.`
        : `Ungerader Chip (${amount(chip)}) an ${name}: Platz ${seat} kommt im Uhrzeigersinn als Nächstes.`,
    inconsistent:
      'Das passt zu keiner Rangfolge der Hände: Wer in einem Pot die beste Hand hat, hat sie auch im nächsten. Ausgezahlt wird, wie du es angegeben hast.',
    inOut: (put: number, out: number): string =>
      `Chips hinein ${amount(put)} = Chips heraus ${amount(out)}`,
    outParts: (returned: number, won: number, rake: number): string =>
      [
        ...(returned > 0 ? [`${amount(returned)} zurück`] : []),
        `${amount(won)} gewonnen`,
        ...(rake > 0 ? [`${amount(rake)} Rake`] : []),
      ].join(' + '),
    table: 'Wer was bekommt',
    columns: {
      player: 'Spieler',
      put: 'Einsatz',
      returned: 'Zurück',
      won: 'Gewonnen',
      net: 'Saldo',
      stack: 'Stack neu',
    } as const,
    newStack: (chips: number): string => `Stack neu: ${amount(chips)}`,
    folded: 'gefoldet',
    killed: 'tote Hand',
    both: {
      title: 'Die zwei Regeln zahlen verschieden aus',
      lead: (name: string, put: number, anteOwed: number, blind: number): string =>
        `${name} hat ${amount(put)} für ein Ante von ${amount(anteOwed)} und einen Blind von ${amount(blind)}.`,
      names: ante.ordersByName,
      chosen: 'gewählt',
      posts: (name: string): string => `${name} bringt`,
      parts: {
        ante: (chips: number): string => `Ante ${amount(chips)}`,
        blind: (chips: number): string => `Blind ${amount(chips)}`,
      },
      returned: 'Nicht gecallt',
      back: (name: string, chips: number): string => `${amount(chips)} an ${name}`,
      nothing: '–',
      gets: (name: string, chips: number): string => `${name} bekommt ${amount(chips)}`,
      getsLabel: (name: string): string => `${name} bekommt`,
      otherwise: (rules: string): string => `Nach „${rules}“ wird anders ausgezahlt`,
    },
    unknown: '–',
    net: (value: number): string =>
      value > 0 ? `+${amount(value)}` : value < 0 ? `−${amount(-value)}` : '0',
    nextHand: 'Nächste Hand',
    nextHandNote: 'Stacks werden übernommen, der Button wandert.',
    jump: 'Zum Ergebnis:',
    toField: 'Zum Feld',
  },

  share: {
    title: 'Teilen und behalten',
    name: 'Titel',
    nameNote: 'Steht über dem Ergebnis, im Text und auf Papier.',
    link: 'Link kopieren',
    text: 'Als Text kopieren',
    json: 'JSON kopieren',
    downloadJson: 'JSON speichern',
    png: 'Bild speichern',
    print: 'Drucken',
    copied: 'Kopiert',
    saved: 'Gespeichert',
    failed: 'Der Browser hat es nicht erlaubt.',
    jsonNote: 'Das JSON versteht sidepot settle auf der Kommandozeile.',
    jsonFile: 'hand.json',
  },

  import: {
    open: 'Import',
    title: 'Hand importieren',
    close: 'Schließen',
    lead: 'Füge eine Hand ein oder wähl eine Datei: JSON von sidepot settle oder eine Hand History (PHH, Open Hand History, Log von PokerNow, Texte von PokerStars, GGPoker und sechs weiteren Anbietern).',
    paste: 'Die Hand als Text',
    file: 'Datei wählen',
    take: 'Im Rechner öffnen',
    which: 'Mehrere Hände: welche?',
    hand: (label: string): string => `Hand ${label}`,
    empty: 'Darin ist keine Hand.',
    badJson: 'Das ist kein lesbares JSON.',
    unknown: 'Das ist keine Hand, die der Rechner lesen kann.',
    unit: (unit: string): string => `Alle Beträge in Einheiten von ${unit}`,
    crowd: (count: number): string => `${count} Spieler sind hier zu viele: höchstens zehn.`,
    badLink: 'Im Link war keine Hand, die sich öffnen ließ. Hier ist ein Beispiel.',
  },
};
