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
    title: 'Tisch',
    close: 'Schließen',
    tabs: {
      you: 'Du',
      host: 'Host',
      ledger: 'Kasse',
      hands: 'Hände',
      report: 'Bericht',
      rules: 'Regeln',
    } as const,
    settings: 'Optionen',
  },

  invite: {
    title: 'Leute einladen',
    lead: 'Wer diesen Link hat, kann an den Tisch kommen und sich setzen.',
    leadEntry: 'Wer diesen Link hat, kann dich um Einlass bitten.',
    leadApproval: 'Wer diesen Link hat, kann an den Tisch kommen und dich um einen Platz bitten.',
    link: 'Link zu diesem Tisch',
    share: 'Teilen…',
    qr: 'QR-Code des Links',
    show: 'QR-Code',
    tabs: { friends: 'Freunde', device: 'Mein anderes Gerät' } as const,
    waiting: 'Schick deinen Freunden den Link',
    onlyHereShort: 'Nur dieser Computer kann den Link öffnen',
    onlyHere:
      'Nur dieser Computer kann diesen Link öffnen. Um andere in deinem Netz hereinzulassen, halte den Server an und tippe',
  },

  device: {
    title: 'Derselbe Platz auf einem anderen Gerät',
    lead: 'Öffne dort diesen privaten Link, und du spielst mit demselben Namen, Platz und denselben Chips weiter. Er gilt einmal; gib ihn niemand anderem.',
    make: 'Privaten Link machen',
    link: 'Privater Link',
    until: (time: string): string => `Gilt einmal, bis ${time}.`,
  },

  devices: {
    title: 'Deine anderen Geräte',
    lead: 'Als du angemeldet. Melde ab, was du verloren oder verliehen hast.',
    unknown: 'Ein Gerät',
    used: (time: string): string => `zuletzt benutzt ${time}`,
    end: 'Abmelden',
    endLabel: (device: string): string => `${device} abmelden`,
    endAll: 'Alle abmelden',
  },

  data: {
    title: 'Meine Daten',
    lead: 'Dein Name, deine Tische, was du gesagt hast und die Hände, die du bekommen hast, in einer Datei.',
    download: 'Meine Daten laden',
    forget: 'Mich vergessen…',
    forgetQuestion:
      'Für immer vergessen werden? Dein Name und deine Worte verschwinden von jedem Tisch, und alle deine Geräte werden abgemeldet. Die Hände, die du gespielt hast, bleiben den anderen, unter einem Namen, der nicht deiner ist. Verlass zuerst deine Plätze und schließ deine Tische; lösch die, die niemand behalten soll.',
    forgetNow: 'Mich vergessen',
    keep: 'Bleiben',
  },

  handOver: {
    ask: 'Tisch übergeben…',
    to: 'An',
    question: (name: string): string =>
      `${name} zum Host machen? Dann kann nur noch ${name} den Tisch leiten und ihn zurückgeben.`,
    yes: 'Übergeben',
  },

  you: {
    title: 'Du',
    sitOut: 'Ab der nächsten Hand aussetzen',
    straddle: 'Straddeln, wenn es geht',
    straddleHere: {
      wish: (chips: number): string => `Straddle ${amount(chips)}`,
      next: (chips: number): string => `Straddle ${amount(chips)} in der nächsten Hand`,
      note: 'Immer wenn dein Platz darf, bis du noch einmal drückst.',
    },
    comeIn: 'Wie du einsteigst',
    comeIns: {
      wait: () => 'Auf Big Blind warten',
      post: (chips: number) => `${amount(chips)} posten`,
      button: (chips: number) => `Button für ${amount(chips)}`,
    } as const,
    sitOver: (hands: number): string => `${plural(hands, 'Hand', 'Hände')} abwarten`,
    chips: 'Chips',
    buy: 'Chips kaufen',
    buyFor: (chips: number): string => `Für ${amount(chips)} einkaufen`,
    limits: (min: number, max: number): string => `${amount(min)} bis ${amount(max)}`,
    outside: (min: number, max: number): string =>
      `Wähle zwischen ${amount(min)} und ${amount(max)}.`,
    auto: {
      title: 'Chips automatisch',
      lead: 'Gekauft zwischen den Händen, solange du spielst, nie während du aussetzt.',
      topUp: 'Nach jeder Hand auffüllen',
      topUpTo: 'Wieder auf',
      rebuy: 'Rebuy, wenn alles weg ist',
      rebuyFor: 'Mit',
    },
    move: 'Platz wechseln',
    moveNote:
      'Um einen Blind kommt niemand herum: Wer sich von ihm wegsetzt, wartet Hände ab oder postet.',
    moveTo: 'Auf Platz',
    moveNow: 'Wechseln',
    moveStay: 'Hierbleiben',
    moveQuestion: (seat: number): string => `Auf Platz ${seat} wechseln?`,
    topUp: 'Nachkaufen',
    topUpNote: (most: number): string => `Bis zu ${amount(most)} dazu.`,
    topUpFull: 'Dein Stack ist schon am Maximum.',
    topUpComing: (chips: number): string => `${amount(chips)} kommen nach dieser Hand.`,
    add: 'Kaufen',
    name: 'Dein Name',
    save: 'Speichern',
    saved: 'Gespeichert',
    leave: 'Platz verlassen',
    /** `bet`: what is in a hand that is not over. */
    leaveQuestion: (chips: number, bet: number): string =>
      bet === 0
        ? `Mit ${amount(chips)} gehen? Das kommt in die Kasse.`
        : `Mit ${amount(chips)} gehen? Das kommt in die Kasse, sobald diese Hand zu Ende ist. Die ${amount(bet)}, die du gesetzt hast, bleiben in der Hand, und sie wird gefoldet, wenn du dran bist.`,
    leaveAllIn: (bet: number): string =>
      `Gehen? Du bist all-in: Die ${amount(bet)}, die du gesetzt hast, bleiben bis zum Ende in der Hand. Du gehst mit dem, was sie dir bringt.`,
    leaveTournament: 'Aus einem laufenden Turnier kann niemand gehen: Setz stattdessen aus.',
    stay: 'Bleiben',
    cancelRequest: 'Bitte um einen Platz zurückziehen',
    cancelChips: 'Bitte um Chips zurückziehen',
    onlyWatching: 'Du schaust zu.',
    watching: 'Du schaust zu. Such dir einen freien Platz am Tisch, um mitzuspielen.',
  },

  waiting: {
    title: 'Warten auf einen Platz',
    join: 'Auf Platz warten',
    length: (count: number): string =>
      count === 0
        ? 'Noch wartet niemand.'
        : `${plural(count, 'Person wartet', 'Personen warten')}.`,
    place: (place: number, of: number): string => `Du bist Nummer ${place} von ${of}.`,
    leave: 'Nicht mehr warten',
    offer: (seat: number, left: number): string =>
      `Platz ${seat} gehört dir, noch ${seconds(left)}.`,
    take: (seat: number): string => `Platz ${seat} nehmen`,
    pass: 'Nein, danke',
    offered: (seat: number, until: string): string => `Platz ${seat} ist bis ${until} angeboten`,
    since: (time: string): string => `seit ${time}`,
  },

  requests: {
    title: 'Wer fragt',
    none: 'Niemand wartet.',
    asks: (name: string, chips: number | null): string =>
      chips === null
        ? `${name} bittet um einen Platz`
        : `${name} bittet um einen Platz mit ${amount(chips)}`,
    asksChips: (name: string, chips: number): string => `${name} bittet um ${amount(chips)} mehr`,
    give: 'Geben',
    seat: (seat: number): string => `Platz ${seat}`,
    approve: 'Zulassen',
    deny: 'Ablehnen',
    label: 'Anfragen',
  },

  game: {
    title: 'Spiel',
    start: 'Spiel starten',
    pause: 'Pause',
    pauseNote: 'Keine neue Hand, und alle Uhren stehen.',
    resume: 'Weiter',
    paused: 'Das Spiel ist pausiert.',
    pausedByYou: 'Du hast das Spiel pausiert.',
    pausedAlone: 'Es fehlen Leute am Tisch.',
    pausedByQuota: (until: string | null): string =>
      `Du hast verbraucht, was dieser Server in einer Stunde erlaubt.${until === null ? '' : ` Um ${until} geht das Spiel von selbst weiter.`}`,
    close: 'Tisch schließen',
    closeQuestion:
      'Den Tisch nach dieser Hand schließen? Alle werden in der Kasse ausgezahlt, und es wird nichts mehr gegeben. Ein laufendes Turnier teilt die offenen Preise nach den Chips derer auf, die noch dabei sind.',
    closing: 'Der Tisch schließt nach dieser Hand.',
    closed: 'Der Tisch ist geschlossen.',
    keep: 'Offen lassen',
    end: 'Diesen Tisch schließen',
    endNote: 'Ein geschlossener Tisch lässt sich noch lesen, und du kannst ihn löschen.',
  },

  deletion: {
    title: 'Diesen Tisch löschen',
    lead: 'Bis dahin können alle, die hier gespielt haben, die Hände und die Kasse lesen und herunterladen.',
    ask: 'Tisch löschen…',
    question:
      'Den Tisch für immer löschen? Alle Hände, der Chat und die Kasse sind dann verloren. Niemand, der hier gespielt hat, kann sie mehr lesen oder herunterladen, auch du nicht, und der Link führt ins Leere.',
    yes: 'Für immer löschen',
    no: 'Tisch behalten',
  },

  bots: {
    title: 'Bots',
    add: 'Bot dazu',
    strength: 'Stärke',
    strengths: { easy: 'Leicht', medium: 'Mittel', hard: 'Stark' } as const,
    remove: (name: string): string => `${name} entfernen`,
    removeShort: 'Entfernen',
    full: 'Alle Plätze sind besetzt.',
  },

  quotas: {
    title: 'Was du von diesem Server nutzt',
    what: {
      tables: 'Offene Tische',
      tablesPerDay: 'Neue Tische in 24 Stunden',
      bots: 'Bots an deinen Tischen',
      eventsPerHour: 'Gespeichert diese Stunde: Ereignisse',
      bytesPerHour: 'Gespeichert diese Stunde: Megabytes',
    } as const,
    used: (what: string, used: number, limit: number): string => {
      const told = (count: number): string =>
        number(what === 'bytesPerHour' ? Math.ceil(count / 1_000_000) : count);
      return `${told(used)} von ${told(limit)}`;
    },
  },

  orders: {
    open: 'Mehr…',
    openLabel: (name: string): string => `Mehr zu ${name}`,
    sitOut: 'Aussetzen',
    forms: { standUp: 'Aufstehen…', move: 'Umsetzen…', setStack: 'Stack…' } as const,
    standUp: 'Aufstehen lassen',
    standUpNote: (name: string, chips: number): string =>
      `${name} verlässt den Platz, in einer laufenden Hand erst danach, und schaut zu. Dort liegen jetzt ${amount(chips)} Chips; sie kommen in die Kasse.`,
    move: 'Umsetzen',
    moveNote: 'Zwischen Händen sofort, sonst nach dieser Hand.',
    to: 'Auf',
    stack: 'Neuer Stack',
    setStack: 'Stack ändern',
    stackNote: (chips: number): string =>
      `Jetzt ${amount(chips)}. Mehr zählt als gekauft, weniger als ausgezahlt, also gewinnt oder verliert niemand dadurch. Alle sehen es.`,
    stackInHand: (chips: number): string =>
      `${amount(chips)} am Anfang dieser Hand. Der Unterschied wird nach der Hand gegeben oder genommen; er zählt als gekauft oder ausgezahlt. Alle sehen es.`,
    stackBad: 'Gib einen Betrag über 0 ein.',
    takeBack: 'Zurücknehmen',
    takeBackLabel: (name: string): string => `Zurücknehmen, was für ${name} bestimmt war`,
    pending: ({ order, seat, by, reason }: PendingOrder): string => {
      const said = {
        sitOut: 'setzt aus',
        standUp: 'steht nach dieser Hand auf',
        move: `wechselt nach dieser Hand auf Platz ${seat}`,
        setStack: `${by < 0 ? '−' : '+'}${amount(Math.abs(by))} nach dieser Hand`,
      };
      return reason === null ? said[order] : `${said[order]}: ${reason}`;
    },
  },

  helpers: {
    is: 'Co-Host',
    share: 'Zum Co-Host machen',
    shareLabel: (name: string): string => `Zum Co-Host machen: ${name}`,
    end: 'Nicht mehr Co-Host',
    endLabel: (name: string): string => `Nicht mehr Co-Host: ${name}`,
  },

  people: {
    title: 'Spieler',
    spectators: 'Wer zuschaut',
    /** Who watches and has no name. */
    unnamed: (count: number): string => `${number(count)} ohne Namen`,
    you: 'du',
    host: 'Host',
    bot: (strength: string): string => `Bot, ${strength.toLowerCase()}`,
    kick: 'Entfernen…',
    kickLabel: (name: string): string => `${name} vom Tisch entfernen`,
    kickQuestion: (name: string): string =>
      `${name} verlässt den Tisch, in einer laufenden Hand erst danach, und kommt nur zurück, wenn du es erlaubst. Die Chips kommen in die Kasse; die eines laufenden Turniers kommen aus dem Spiel.`,
    reason: 'Grund',
    reasonNote: 'Freiwillig. Alle sehen ihn.',
    kickNow: 'Entfernen',
    leaves: 'geht nach dieser Hand',
    keep: 'Behalten',
    keepLabel: (name: string): string => `${name} am Tisch behalten`,
    cancel: 'Abbrechen',
  },

  ledger: {
    title: 'Kasse',
    none: 'Noch hat niemand Chips gekauft.',
    hidden: 'Die Kasse ist für den Host und für alle, die sitzen.',
    player: 'Spieler',
    buyIns: 'Rein',
    cashOuts: 'Raus',
    stack: 'Stack',
    adjusted: 'Korr.',
    net: 'Saldo',
    rake: (chips: number): string => `Rake bisher: ${amount(chips)}`,
    asOf: 'Stacks nach der letzten beendeten Hand.',
    signed: (chips: number): string =>
      chips > 0 ? `+${amount(chips)}` : chips < 0 ? `−${amount(-chips)}` : amount(0),
    settlement: 'Wer zahlt wem',
    settlementNote: 'So wenige Zahlungen wie möglich, als gingen jetzt alle nach Hause.',
    settled: 'Alle sind quitt.',
    pays: (from: string, to: string, chips: number): string =>
      `${from} zahlt ${amount(chips)} an ${to}`,
    house: 'Das Haus',
    copy: 'Zahlungen kopieren',
    copied: 'Kopiert.',
    notCopied: 'Dieser Browser erlaubt kein Kopieren.',
    saveSettlement: 'Zahlungen als CSV',
    saveLedger: 'Kasse als CSV',
    corrections: 'Korrekturen',
    correction: (name: string, chips: string, reason: string): string =>
      `${name} ${chips}: ${reason}`,
    older: 'Ältere Korrekturen',
    correct: 'Kasse korrigieren',
    correctNote: 'Für Geld, das anderswo geflossen ist. Die Chips bleiben, wo sie sind.',
    amount: 'Betrag',
    amountNote: 'Kommt zum Saldo dazu; mit Minus wird er abgezogen.',
    amountBad: 'Gib einen Betrag ein, der nicht 0 ist.',
    reason: 'Grund',
    reasonBad: 'Sag, warum: Alle lesen es.',
    send: 'Korrigieren',
  },

  settings: {
    title: 'Einstellungen',
    save: 'Einstellungen speichern',
    saved: 'Gespeichert. Sie gelten ab der nächsten Hand.',
    coming: 'Ab der nächsten Hand:',
  },
};
