// The judge of whole hands: packages/engine/test/oracle.ts, which looks at every chip by itself and
// shares no code with the engine. It is TypeScript, so it is bundled first, as in scripts/fuzz.mjs.
import { pathToFileURL } from 'node:url';
import { ENGINE, path } from '../common.mjs';

const { evaluate } = await import(ENGINE);

async function loadOracle() {
  const { build } = await import('rolldown');
  const file = path('../node_modules/.cache/sidepot/bench-oracle.mjs');
  await build({
    input: path('../packages/engine/test/oracle.ts'),
    platform: 'node',
    logLevel: 'warn',
    output: { file, format: 'esm' },
  });
  return import(pathToFileURL(file));
}

/** Returns what tells, of a hand, what each seat should get back of what all `put` in, uncalled chips too. */
export async function loadJudge() {
  const { oracleSettle } = await loadOracle();
  return (hand) => owed(hand, oracleSettle);
}

function owed({ put, folded, holes, board, button }, oracleSettle) {
  const players = put.map((live, seat) => {
    return { id: seat + 1, seat: seat + 1, ante: 0, dead: 0, live, folded: folded[seat] };
  });
  const unfolded = players.filter((player) => !player.folded);
  const boards = unfolded.length > 1 ? [{ high: tiers(unfolded, holes, board) }] : [];
  const settled = oracleSettle({ players, button: button + 1, seatCount: put.length, boards });
  return players.map(({ id }) => (settled.refund[id] ?? 0) + (settled.awards[id] ?? 0));
}

function tiers(unfolded, holes, board) {
  const byValue = new Map();
  for (const { id } of unfolded) {
    const value = evaluate([...holes[id - 1], ...board]);
    byValue.set(value, [...(byValue.get(value) ?? []), id]);
  }
  return [...byValue].sort(([a], [b]) => b - a).map(([, ids]) => ids);
}
