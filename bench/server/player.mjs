// What a player does who wants the hand to go on: checks and calls, and now and then a small bet.

/** The command the view asks of this seat, or null. `turns` counts its decisions so far. */
export function decision(hand, seat, turns) {
  const turn = hand?.view.turn;
  if (turn?.kind !== 'act' || turn.seat !== seat) return null;
  const { legal } = turn;
  return { type: 'act', action: actionOf(legal, turns) };
}

function actionOf(legal, turns) {
  if (turns % 4 === 0 && legal.bet !== null) return { type: 'bet', to: legal.bet.min };
  if (legal.check) return { type: 'check' };
  return legal.call === null ? { type: 'fold' } : { type: 'call' };
}
