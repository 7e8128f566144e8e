// Shared by the adapters: reading a hand, and saying early what a peer has no notion of.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Engines are looked for in the folder of our benchmarks, where there is one, and where it runs.
const BENCH = fileURLToPath(new URL('../../../bench/', import.meta.url));
const PLACES = [BENCH, process.cwd()].map((folder) => createRequire(join(folder, 'adapters.js')));

export function require(name) {
  for (const from of PLACES) {
    try {
      return from(from.resolve(name));
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(`${name} is not installed here: npm install ${name.split('/dist')[0]}`);
}

// The file that a name leads to.
export function resolved(name) {
  for (const from of PLACES) {
    try {
      return from.resolve(name);
    } catch {
      // The next place may have it.
    }
  }
  throw new Error(`${name} is not installed here`);
}

export const versionOf = (name) => require(`${name}/package.json`).version;

export const levelOf = (player) => player.ante + player.live;

const topLevel = (players) => Math.max(0, ...players.map(levelOf));

export const unfolded = (input) => input.players.filter((player) => !player.folded);

// Whoever is still in for less than the highest bet can only be all-in.
export const isAllIn = (input, player) =>
  !player.folded && levelOf(player) < topLevel(input.players);

// Players from the button's left round to the button itself.
export function clockwise(input) {
  const distance = ({ seat }) => (seat - input.button - 1 + input.seatCount) % input.seatCount;
  return [...input.players].sort((a, b) => distance(a) - distance(b));
}

// Higher is better; folded players get 0 so that no peer can pick them by accident.
export function strengths(input) {
  const tiers = input.boards[0]?.high ?? [unfolded(input).map(({ id }) => id)];
  const rank = ({ id }) => tiers.length - tiers.findIndex((tier) => tier.includes(id));
  return new Map(input.players.map((pl) => [pl.id, pl.folded ? 0 : rank(pl)]));
}

// None of the peers has any of these, so the test is the same for all.
export function notExpressible(input) {
  const { players } = input;
  if (input.kind !== 'high') return 'no high-low split';
  if (input.boards.length > 1) return 'one board only';
  if (input.rakeConfig) return 'no rake';
  if (input.unit !== 1) return 'no chip unit';
  if (players.some(({ dead }) => dead > 0)) return 'no single-payer ante or other dead money';
  if (players.some(({ ante }) => ante > 0)) return 'no layered per-player antes';
  // Folding above every live hand takes a ruling: by then the bettor has no turn left. The one
  // peer with an instant stand-up (@chevtek) runs straight to showdown, so it cannot get here.
  const folded = players.filter((player) => player.folded);
  if (topLevel(folded) > topLevel(unfolded(input))) return 'no way to kill the hand of a bettor';
  return null;
}
