/** The table on a link: for its dealer, and for who follows it. */

export const share = {
  lead: 'A link on which others follow this table: pots and clock on a TV, on the players’ phones, over a stream. Nobody needs an account. It shows what this device shows, until you stop it.',
  start: 'Share this table',
  cards: 'Hole cards',
  cardsOf: { none: 'Never', shown: 'At the showdown', all: 'Once typed' } as const,
  cardsNotes: {
    none: 'Board cards are shown if they are typed.',
    shown: 'Of who is still in, once nobody can bet any more.',
    all: 'Whoever has the link sees them at once. Give it to nobody but the stream, which shows them late.',
  } as const,
  live: 'Shared: others see every change.',
  away: 'No connection: others see how it was. The latest is sent as soon as it is back.',
  ending: 'No connection: it ends as soon as there is one, at the latest by itself after a day.',
  ended: 'It had ended.',
  signs: { live: 'Shared', away: 'Shared, no connection' } as const,
  code: 'Code of the link',
  link: 'Link',
  open: 'Open it here',
  overlay: 'For streams',
  overlayNote: 'The felt alone, without a background, 30 seconds late: a browser source for OBS.',
  overlayLink: 'Link of the overlay',
  stop: 'Stop sharing',
  watch: {
    title: 'Live table',
    waiting: 'The first hand is about to begin.',
    lost: 'No connection. This is how it stood last.',
    ended: 'This table is shared no more',
    endedNote: 'Its dealer has stopped it, or a day has gone by.',
  },
};
