/** Der Tisch unter einem Link: für Dealer und für alle, die ihm folgen. */

export const share = {
  lead: 'Ein Link, unter dem andere diesem Tisch folgen: Pots und Uhr auf einem Fernseher, auf den Handys der Spieler, über einem Stream. Niemand braucht ein Konto. Er zeigt, was dieses Gerät zeigt, bis du ihn beendest.',
  start: 'Diesen Tisch teilen',
  cards: 'Handkarten',
  cardsOf: { none: 'Nie', shown: 'Beim Showdown', all: 'Sobald getippt' } as const,
  cardsNotes: {
    none: 'Boardkarten werden gezeigt, wenn sie getippt sind.',
    shown: 'Von allen, die noch dabei sind, sobald niemand mehr setzen kann.',
    all: 'Wer den Link hat, sieht sie sofort. Gib ihn nur dem Stream, der sie verzögert zeigt.',
  } as const,
  live: 'Geteilt: andere sehen jede Änderung.',
  away: 'Keine Verbindung: andere sehen den letzten Stand. Der neueste wird gesendet, sobald sie wieder da ist.',
  ending:
    'Keine Verbindung: das Teilen endet, sobald es eine gibt, spätestens von selbst nach einem Tag.',
  ended: 'Das Teilen war schon beendet.',
  signs: { live: 'Geteilt', away: 'Geteilt, keine Verbindung' } as const,
  code: 'Code des Links',
  link: 'Link',
  open: 'Hier öffnen',
  overlay: 'Für Streams',
  overlayNote:
    'Nur der Tisch, ohne Hintergrund, 30 Sekunden verzögert: eine Browserquelle für OBS.',
  overlayLink: 'Link des Overlays',
  stop: 'Nicht mehr teilen',
  watch: {
    title: 'Tisch live',
    waiting: 'Gleich beginnt die erste Hand.',
    lost: 'Keine Verbindung. Das war der letzte Stand.',
    ended: 'Dieser Tisch wird nicht mehr geteilt',
    endedNote: 'Wer ihn geteilt hat, hat damit aufgehört, oder ein Tag ist vergangen.',
  },
};
