/**
 * npm run scale -- [--players N] [--minutes N] [--seats N] [--pace SECONDS] [--viewers N] [--resting SHARE]
 *   [--news nats | postgres] [--headroom SHARE] [--cores N] [--memory GB] [--seed N]: plays a day of so
 * many players from what things cost (bench/scale/costs.json) and says how many nodes and databases it
 * takes. With --measure it measures the costs on this machine first, and keeps them; with --check it
 * compares what it says with what two nodes really do here. --json prints the day as JSON.
 */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { COSTS, DEFAULTS, playDay } from '../bench/scale/day.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

const NUMBERS = Object.keys(DEFAULTS).filter((name) => name !== 'news');
const SHARES = ['resting', 'headroom'];
const FROM_ZERO = ['viewers', 'resting', 'seed'];
const print = (line = '') => process.stdout.write(`${line}\n`);
const number = (value, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const { flags, given } = readOptions();
if (flags.measure || flags.check) {
  ensureInstalled();
  await ensureBuilt();
}
const seconds = Number(flags.seconds);
// Only these load the server.
if (flags.measure) {
  const { measure } = await import('../bench/scale/measure.mjs');
  await measure({ seconds, print });
}
const costs = JSON.parse(readFileSync(COSTS, 'utf8'));
if (flags.check) {
  const { check } = await import('../bench/scale/check.mjs');
  showCheck(await check(costs, { seconds: 2 * seconds, print }));
} else if (flags.json) print(JSON.stringify(playDay(costs, given)));
else showDay(playDay(costs, given));

function showDay({ options, peak, nodes, shards, hours, day }) {
  print(`Costs of ${costs.date}, ${costs.machine}.`);
  print(
    `${number(options.players)} players, ${options.minutes} minutes each, ${options.seats} at a table, ` +
      `an action every ${options.pace} s, ${options.viewers} spectators a table; news by ${options.news}.`,
  );
  print();
  table(
    ['hour', 'players', 'tables', 'actions/s', 'node cores', 'database cores', 'MB/s out'],
    hours.map((one) => [
      `${String(one.hour).padStart(2, '0')}:00`,
      number(one.there),
      number(one.tables),
      number(one.actions),
      number(one.nodeCpu, 2),
      number(one.databaseCpu, 2),
      number(one.bytes / 2 ** 20, 2),
    ]),
  );
  const at = `${String(Math.floor(peak.minute / 60)).padStart(2, '0')}:${String(peak.minute % 60).padStart(2, '0')}`;
  print(
    `Busiest at ${at}: ${number(peak.there)} players, ${number(peak.tables)} tables, ` +
      `${number(peak.sockets)} sockets, ${number(peak.actions)} actions/s, ${number(peak.commits)} commits/s.`,
  );
  print(
    `${nodes} node${nodes === 1 ? '' : 's'} at ${number((100 * peak.nodeCpu) / nodes)} % of a core and ` +
      `${number(peak.nodeMemory / nodes / 2 ** 20)} MB each; ` +
      `${shards} database${shards === 1 ? '' : 's'} of ${options.cores} cores at ` +
      `${number((100 * peak.databaseCpu) / shards / options.cores)} %; NATS ${number(peak.natsCpu, 2)} cores.`,
  );
  print(
    `The day: ${number(day.actions)} actions, ${number(day.wal / 2 ** 30, 1)} GB written ahead, ` +
      `${number(day.bytes / 2 ** 30, 1)} GB sent.`,
  );
}

function showCheck({ actions, rows }) {
  print(`${number(actions)} actions/s`);
  print();
  table(
    ['what', 'said', 'measured', 'said / measured'],
    rows.map(([what, said, measured, unit]) => [
      what,
      `${number(said, 2)} ${unit}`,
      `${number(measured, 2)} ${unit}`,
      number(said / measured, 2),
    ]),
  );
}

function table(head, rows) {
  print(`| ${head.join(' | ')} |`);
  print(`| ${head.map((_, i) => (i === 0 ? '---' : '---:')).join(' | ')} |`);
  for (const row of rows) print(`| ${row.join(' | ')} |`);
  print();
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        ...Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: 'string' }])),
        seconds: { type: 'string', default: '8' },
        measure: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const own = Object.entries(values).filter(([name]) => name in DEFAULTS);
    const read = own.map(([name, text]) => [name, name === 'news' ? text : readNumber(name, text)]);
    const news = values.news ?? DEFAULTS.news;
    if (!['nats', 'postgres'].includes(news)) throw new Error('--news is nats or postgres');
    readNumber('seconds', values.seconds);
    return { flags: values, given: Object.fromEntries(read) };
  } catch (error) {
    process.stderr.write(
      `${error.message}\nnpm run scale -- ${NUMBERS.map((n) => `[--${n} N]`).join(' ')} `,
    );
    process.stderr.write('[--news nats | postgres] [--json] [--measure | --check] [--seconds N]\n');
    process.exit(2);
  }
}

function readNumber(name, text) {
  const value = Number(text);
  const isGood =
    /^\d{1,12}(?:\.\d{1,6})?$/.test(text) &&
    (value > 0 || FROM_ZERO.includes(name)) &&
    (!SHARES.includes(name) || value < 1) &&
    (name !== 'seats' || (value >= 2 && value <= 10));
  if (!isGood) throw new Error(`--${name} cannot be '${text}'`);
  return value;
}
