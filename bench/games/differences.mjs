// Where PokerKit first parts from our engine in a hand, and by which rule that is judged.
import { ENGINE } from '../common.mjs';

const { GAMES } = await import(ENGINE);

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Null if the two agree from the first decision to the last chip. `rule` is what the difference is about,
 * 'unknown' if this file cannot say.
 */
export function difference(told, answer) {
  const { table, points } = told;
  for (const [i, ours] of points.entries()) {
    const theirs = answer.points[i];
    if (theirs === undefined) return dealt(told, answer);
    if (theirs.turn !== ours.turn || theirs.index !== ours.index) {
      return found(whoseTurn(table, points, i, theirs), ours, theirs);
    }
    if (ours.turn === 'draw') continue;
    const rule = whatIsLegal(table, ours, inOurTotals(told, ours, theirs));
    if (rule !== null) return found(rule, ours, theirs);
  }
  if (answer.stuck !== null) return dealt(told, answer);
  const pots = answer.pots.filter(([, players]) => players.length > 1);
  const isContested = pots.length > 0;
  if (isContested && !same(pots, told.pots)) return found('pots', told.pots, pots);
  if (!same(answer.stacks, told.stacks)) {
    return found(whoIsPaid(told, answer), told.stacks, answer.stacks);
  }
  return answer.reuses ? found('R127', 'muck and earlier draws', 'discards of this draw') : null;
}

const found = (rule, ours, theirs) => ({ rule, ours, theirs });

/** Short deck: our antes are bets and part of the total; PokerKit's lie in the middle. */
function inOurTotals({ table }, { street }, theirs) {
  if (table.game !== 'short-deck' || street > 0 || theirs.to === null) return theirs;
  return { ...theirs, to: theirs.to.map((to) => to + table.antes[theirs.index]) };
}

/** It does not deal when we do: it still asks somebody, or it has other cards to deal. */
function dealt(told, { stuck }) {
  const { table, steps } = told;
  const isDeal = ['hole', 'board'].includes(stuck.step);
  if (isDeal && stuck.point?.turn === 'act') return found('R68', 'nobody is asked', stuck.point);
  const isStud = table.upCards !== null;
  if (isStud && steps[stuck.at]?.[0] === 'board') return found('R119', 'a common card', stuck.why);
  return found(isStud && stuck.step === 'hole' ? 'R119' : 'unknown', steps[stuck.at], stuck);
}

function whoseTurn({ upCards, blinds }, points, i, theirs) {
  const { street, turn } = points[i];
  if (turn === 'draw' && theirs.turn === 'act') return 'R68';
  const isFirst = points[i - 1]?.street !== street;
  if (upCards !== null && isFirst) return street === 0 ? 'R107' : 'R115';
  const [small, big, ...others] = blinds;
  return i === 0 && others.length === 0 && small === big ? 'R35' : 'unknown';
}

function whatIsLegal(table, ours, theirs) {
  const isStud = table.upCards !== null;
  const isThird = isStud && ours.street === 0;
  if (ours.bringIn !== theirs.bringIn) return 'R109';
  // All-in for less than the bring-in: the same chips by another name.
  if (ours.bringIn !== null && same(theirs.to, [ours.bringIn, ours.bringIn])) return null;
  if (ours.call !== theirs.call) {
    if (isThird) return ours.bets === 0 ? 'R110' : 'R113';
    return ours.street === 0 ? 'R39' : 'unknown';
  }
  if (same(ours.to, theirs.to)) return null;
  if (table.limit !== 'fixed-limit') return raiseWithoutLimit(table, ours, theirs);
  const first = ours.street === 0 && !isStud ? 5 : 4;
  if (theirs.to === null && ours.bets >= first) return isStud ? 'R112' : 'R58';
  if (ours.bringIn !== null) return 'R60';
  return isThird ? 'R113' : 'R59';
}

function raiseWithoutLimit({ limit }, ours, theirs) {
  if (ours.to === null || theirs.to === null) return 'R51';
  if (ours.to[0] !== theirs.to[0]) return ours.street === 0 ? 'R39' : 'R49';
  return limit === 'pot-limit' ? 'R57' : 'unknown';
}

function whoIsPaid({ table, pots, stacks }, answer) {
  const { oddChip, oddHalf } = GAMES[table.game];
  const off = Math.max(...stacks.map((chips, i) => Math.abs(chips - answer.stacks[i])));
  const isSplit = table.halves.length > 1;
  if (off > table.stacks.length * pots.length) return isSplit ? 'R87' : 'unknown';
  if (oddChip === 'suit') return 'R132';
  if (isSplit) return oddHalf === 'position' ? 'R86, R135' : 'R80–R86';
  // When losers have mucked, pots with the same hands left are one to PokerKit.
  return pots.length > 1 ? 'R80' : 'R82';
}
