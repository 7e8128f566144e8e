// What `apply` and `playHand` allocate, by function: V8's sampling heap profiler over whole hands.
import { Session } from 'node:inspector';
import { ENGINE, number } from './common.mjs';
import { inPlace, pure } from './hand-passes.mjs';
import { randomTables } from './peers/random-play.mjs';

const { seededRng } = await import(ENGINE);

const HANDS = 2000;
const SHOWN = 10;

export function allocationResults(print, table) {
  const paths = [sample('`apply`', pure), sample('`playHand`', inPlace)];
  print('## What a hand allocates');
  print();
  print(
    `Bytes by the function that asked for them (V8’s sampling heap profiler, garbage included), over ` +
      `${number(HANDS)} hands as above; shuffling and the choice of actions are in it. \`apply\` copies the ` +
      'state once for each command: one object, one for each player.',
  );
  print();
  table(
    ['path', 'bytes per hand', 'actions per hand', 'bytes per action'],
    paths.map(({ name, bytes, actions }) => [
      name,
      number(bytes / HANDS),
      (actions / HANDS).toFixed(1),
      number(bytes / actions),
    ]),
  );
  const [{ bytes, functions }] = paths;
  table(
    ['function, in `apply`', 'share of the bytes'],
    functions
      .slice(0, SHOWN)
      .map(([name, own]) => [`\`${name}\``, `${((100 * own) / bytes).toFixed(1)} %`]),
  );
}

/** Warm first: what is allocated by code that is not compiled yet says little. */
function sample(name, play) {
  const setups = randomTables(HANDS, 3);
  const cards = seededRng(3);
  const playAll = () => setups.reduce((sum, setup) => sum + play(setup, cards).actions, 0);
  playAll();
  const session = new Session();
  session.connect();
  const post = (method, params) => {
    let answer;
    session.post(method, params, (error, result) => {
      if (error) throw new Error(error.message);
      answer = result;
    });
    return answer;
  };
  post('HeapProfiler.startSampling', {
    samplingInterval: 4096,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  const actions = playAll();
  const { profile } = post('HeapProfiler.stopSampling');
  session.disconnect();
  const byName = new Map();
  let bytes = 0;
  const visit = ({ callFrame, selfSize, children }) => {
    bytes += selfSize;
    const own = callFrame.functionName || '(anonymous)';
    byName.set(own, (byName.get(own) ?? 0) + selfSize);
    children.forEach(visit);
  };
  visit(profile.head);
  const functions = [...byName].sort(([, a], [, b]) => b - a);
  return { name, bytes, actions, functions };
}
