// Pays the ten hard hands with every peer and prints a Markdown table.
import { existsSync } from 'node:fs';
import * as binions from './adapters/binions.mjs';
import * as chevtek from './adapters/chevtek.mjs';
import * as pokerEngine from './adapters/poker-engine.mjs';
import * as pokerTs from './adapters/poker-ts.mjs';
import * as texasPokerCore from './adapters/texas-poker-core.mjs';
import { hands } from './hard-hands.mjs';

const peers = [pokerTs, chevtek, texasPokerCore, binions, pokerEngine];

// Our own column, once the engine is built.
async function sidepot() {
  const built = new URL('../engine/dist/index.js', import.meta.url);
  if (!existsSync(built)) return [];
  const { settle } = await import(built.href);
  const pay = (input) => {
    const result = settle(input);
    if (!result.ok) throw new Error(result.error?.code ?? 'settle refused the hand');
    return { payouts: received(result.value) };
  };
  return [{ name: 'Sidepot', version: '', pay }];
}

// All that comes back to a player: refund and awards together.
function received({ refund, awards }) {
  const total = { ...refund };
  for (const [id, chips] of Object.entries(awards)) total[id] = (total[id] ?? 0) + chips;
  return total;
}

const round = (chips) => Math.round(chips * 100) / 100;
const signed = (chips) => `${chips < 0 ? '−' : '+'}${Math.abs(round(chips))}`;

function differences({ input, expect }, payouts) {
  const want = received(expect);
  return input.players
    .map(({ id }) => [id, (payouts[id] ?? 0) - (want[id] ?? 0)])
    .filter(([, chips]) => chips !== 0);
}

function judge(hand, payouts) {
  const wrong = differences(hand, payouts);
  if (wrong.length === 0) return 'right';
  const list = wrong.map(([id, chips]) => `${id} ${signed(chips)}`).join(', ');
  const lost = round(-wrong.reduce((sum, [, chips]) => sum + chips, 0));
  return lost > 0 ? `lost ${lost} chips: ${list}` : `wrong: ${list}`;
}

function cell(peer, hand) {
  let result;
  try {
    // A fresh copy, so that no peer can spoil the hand for the next.
    result = peer.pay(structuredClone(hand.input));
  } catch {
    return 'throws';
  }
  if (result.unsupported) return 'not expressible';
  const verdicts = (result.runs ?? [result.payouts]).map((payouts) => judge(hand, payouts));
  if (new Set(verdicts).size === 1) return verdicts[0];
  const right = verdicts.filter((verdict) => verdict === 'right').length;
  return `wrong: by lot, right in ${right} of ${verdicts.length} runs`;
}

const columns = [...(await sidepot()), ...peers];
const print = (line) => process.stdout.write(`${line}\n`);
const row = (cells) => `| ${cells.join(' | ')} |`;
print(row(['Hand', ...columns.map(({ name, version }) => `${name} ${version}`.trim())]));
print(row(['---', ...columns.map(() => '---')]));
for (const hand of hands) {
  const cells = columns.map((peer) => cell(peer, hand));
  print(row([`${hand.id} ${hand.title} (${hand.rules.join(', ')})`, ...cells]));
}
