/** The words at the door of a table: for who stands outside, and for the host who opens it. */

export const door = {
  ask: 'Der Host entscheidet, wer hereinkommt. Bitte um Einlass.',
  asked: 'Der Host ist gefragt. Diese Seite öffnet sich, sobald du hereingelassen wirst.',
  denied:
    'Der Host hat dich nicht hereingelassen. In ein paar Minuten kannst du noch einmal fragen.',
  because: (reason: string): string => `„${reason}“`,
  comeBack: 'Du kannst den Host bitten, dich wieder hereinzulassen.',
  send: 'Um Einlass bitten',
  takeBack: 'Anfrage zurückziehen',

  entries: {
    title: 'Wer hereinwill',
    label: 'Leute vor der Tür',
    asks: (name: string): string => `${name} bittet um Einlass`,
    letIn: 'Einlassen',
    letInLabel: (name: string): string => `${name} einlassen`,
    turnAway: 'Abweisen',
    turnAwayLabel: (name: string): string => `${name} abweisen`,
  },

  host: {
    title: 'Die Tür',
    approval: 'Ich lasse ein',
    approvalNote:
      'Wer mit dem Link kommt, wartet, bis du ja sagst. Wer da ist, bleibt. Gilt sofort.',
    newLink: 'Neuer Link…',
    newLinkQuestion:
      'Neuen Einladungslink machen? Der alte lässt niemand Neues mehr herein. Wer schon dabei ist, bleibt und kann zurückkommen.',
    make: 'Neuen Link machen',
    keep: 'Alten behalten',
    made: 'Es gibt einen neuen Link. Du kannst ihn unter „Einladen“ kopieren.',
  },

  bans: {
    title: 'Gesperrt',
    ban: 'Sperren…',
    banLabel: (name: string): string => `${name} sperren`,
    question: (name: string): string =>
      `${name} kann nicht mehr an diesen Tisch und auch nicht darum bitten.`,
    banNow: 'Sperren',
    isBan: 'Sperren: keine Bitte um Rückkehr',
    address: 'Und alle Neuen aus demselben Netz',
    addressNote: 'Das kann auch Nachbarn beim selben Anbieter treffen. Wer da ist, bleibt.',
    withAddress: 'mit dem Netz',
    lift: 'Aufheben',
    liftLabel: (name: string): string => `Sperre von ${name} aufheben`,
  },
};
