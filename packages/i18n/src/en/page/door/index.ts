/** The words at the door of a table: for who stands outside, and for the host who opens it. */

export const door = {
  ask: 'The host decides who comes in. Ask to be let in.',
  asked: 'The host has been asked. This page opens as soon as you are let in.',
  denied: 'The host did not let you in. You can ask again in a few minutes.',
  because: (reason: string): string => `“${reason}”`,
  comeBack: 'You can ask the host to let you come back.',
  send: 'Ask to come in',
  takeBack: 'Do not ask any more',

  entries: {
    title: 'Who wants to come in',
    label: 'People at the door',
    asks: (name: string): string => `${name} asks to come in`,
    letIn: 'Let in',
    letInLabel: (name: string): string => `Let in ${name}`,
    turnAway: 'Turn away',
    turnAwayLabel: (name: string): string => `Turn away ${name}`,
  },

  host: {
    title: 'The door',
    approval: 'I let people in',
    approvalNote:
      'Who comes with the link waits until you let them in. Who is here stays. It counts at once.',
    newLink: 'New link…',
    newLinkQuestion:
      'Make a new invite link? The old one lets nobody new in. Who has joined stays and can come back.',
    make: 'Make a new link',
    keep: 'Keep the old one',
    made: 'There is a new link. Copy it under “Invite”.',
  },

  bans: {
    title: 'Banned',
    ban: 'Ban…',
    banLabel: (name: string): string => `Ban ${name}`,
    question: (name: string): string => `${name} cannot come to this table, nor ask to.`,
    banNow: 'Ban',
    isBan: 'Ban: no asking to come back',
    address: 'And everybody new from the same network',
    addressNote: 'Neighbours with the same provider may be among them. Who is here stays.',
    withAddress: 'with the network',
    lift: 'Lift',
    liftLabel: (name: string): string => `Lift the ban on ${name}`,
  },
};
