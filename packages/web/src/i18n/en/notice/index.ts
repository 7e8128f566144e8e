/** What the service worker says, which has no page. */

export const notice = {
  yourTurn: 'It is your turn',
};
