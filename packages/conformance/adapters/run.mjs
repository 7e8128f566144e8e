// node run.mjs ENGINE: hands on standard input, a line of JSON each; on standard output what the engine
// pays, a line each. For sidepot check --command.
import { createInterface } from 'node:readline';

const ENGINES = ['poker-ts', 'chevtek', 'texas-poker-core', 'binions', 'poker-engine'];
const [, , name] = process.argv;
if (!ENGINES.includes(name)) {
  process.stderr.write(`node run.mjs ${ENGINES.join('|')}\n`);
  process.exit(2);
}
const { pay } = await import(`./${name}.mjs`);

const answerTo = (hand) => {
  // The adapters know one board of high hands, without rake and in chips of 1.
  const { kind, boards, rakeConfig, unit = 1 } = hand;
  if (kind === 'hilo' || boards.length > 1 || rakeConfig || unit !== 1)
    return { unsupported: true };
  try {
    const { payouts, runs, unsupported } = pay(hand);
    if (unsupported) return { unsupported: true };
    return { payouts: payouts ?? runs[0] };
  } catch (error) {
    return { payouts: {}, threw: String(error) };
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  const hand = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id: hand.id, ...answerTo(hand) })}\n`);
}
