// Slow referee: moves single chips, one at a time, and never multiplies or divides.
import assert from 'node:assert/strict';
import { hands } from '../packages/conformance/hard-hands.mjs';

function referee({ seatCount, button, players, boards }) {
  // One token per chip, remembering its owner and its height in the owner's stack.
  let chips = players.flatMap((pl) =>
    Array.from({ length: pl.ante + pl.live }, (_, i) => ({ id: pl.id, height: i + 1 })),
  );
  // A chip is unmatched when no chip of another player lies at its height.
  const refund = {};
  const heightOwners = new Map();
  for (const c of chips) {
    heightOwners.set(c.height, (heightOwners.get(c.height) ?? new Set()).add(c.id));
  }
  chips = chips.filter((c) => {
    if (heightOwners.get(c.height).size > 1) return true;
    refund[c.id] = (refund[c.id] ?? 0) + 1;
    return false;
  });
  // A height belongs to the unfolded players who still own a chip there.
  const live = players.filter((pl) => !pl.folded).map((pl) => pl.id);
  const pots = [];
  const drop = (eligible) => {
    let last = pots.at(-1);
    if (eligible.length > 0 && last?.eligible.join() !== eligible.join()) {
      last = { amount: 0, eligible };
      pots.push(last);
    }
    last.amount += 1;
  };
  for (const pl of players) for (let i = 0; i < pl.dead; i += 1) drop(live);
  for (const c of chips.sort((a, b) => a.height - b.height)) {
    drop(live.filter((id) => chips.some((x) => x.id === id && x.height === c.height)));
  }
  // Deal each pot chip by chip round the winners, from the button's left.
  const order = [];
  for (let seat = (button % seatCount) + 1; order.length < players.length; seat += 1) {
    if (seat > seatCount) seat = 1;
    const found = players.find((pl) => pl.seat === seat);
    if (found) order.push(found.id);
  }
  const awards = {};
  for (const pot of pots) {
    const tiers = boards[0]?.high ?? [live];
    const best = tiers.find((tier) => tier.some((id) => pot.eligible.includes(id)));
    const winners = order.filter((id) => best.includes(id) && pot.eligible.includes(id));
    pot.awards = {};
    for (let left = pot.amount; left > 0; left -= 1) {
      const id = winners.shift();
      winners.push(id);
      pot.awards[id] = (pot.awards[id] ?? 0) + 1;
      awards[id] = (awards[id] ?? 0) + 1;
    }
  }
  return { refund, pots, awards };
}

assert.equal(hands.length, 10);
for (const { id, input, expect } of hands) {
  const got = referee(input);
  const pots = expect.pots.map(({ amount, eligible, awards }) => ({ amount, eligible, awards }));
  const want = { refund: expect.refund, pots, awards: expect.awards };
  assert.deepEqual(got, want, id);
  const paidIn = input.players.reduce((n, pl) => n + pl.ante + pl.dead + pl.live, 0);
  const paidOut = [...Object.values(got.refund), ...Object.values(got.awards)];
  assert.equal(
    paidOut.reduce((n, x) => n + x, 0),
    paidIn,
    id,
  );
  console.log(`${id} ok: ${paidIn} in, ${paidIn} out, ${pots.length} pot(s)`);
}
