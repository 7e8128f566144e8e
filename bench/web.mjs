// What is seen of an all-in on a slow machine: frames a second, and what the main thread does.
import { framesOf } from './web/frames.mjs';
import { record, SIZES, SLOWER } from './web/record.mjs';

const ROUNDS = 3;
const TASKS = 3;
const LONG_MS = 50;

export async function webResults(print, table) {
  const rounds = Object.fromEntries(Object.keys(SIZES).map((size) => [size, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const size of Object.keys(SIZES)) rounds[size].push(framesOf(await record(size)));
  }
  print('## Page: frames while chips and cards move');
  print();
  print(
    `An all-in of four with two side pots, from the last call to the last pot, in headless Chromium with its main ` +
      `thread slowed ${SLOWER} times (\`Emulation.setCPUThrottlingRate\`), against the real server with SQLite. Counted ` +
      'in a trace: ticks of a 60 Hz display while an animation runs, and those at which a new picture was presented. ' +
      'The compositor is not slowed, but it draws without a GPU (`--disable-gpu`): the CPU rasters the layers and puts ' +
      'them together. “Wait” is from the moment an animation is asked for until the compositor ' +
      `has it. The best of ${ROUNDS} rounds. \`node bench/web/trace.mjs phone trace.json\` keeps a trace for DevTools.`,
  );
  print();
  table(
    ['screen', 'animations', 'of these on the main thread', 'frames/s', 'dropped', 'longest wait'],
    Object.entries(rounds).map(([size, all]) => {
      const [best] = all.toSorted((a, b) => b.perSecond - a.perSecond);
      const { animations, onMain, perSecond, dropped, longestWait } = best;
      return [size, animations, onMain, perSecond.toFixed(1), dropped, milliseconds(longestWait)];
    }),
  );
  print(
    `The longest tasks of the main thread at that speed, of the round with the shortest ones, in milliseconds of CPU ` +
      'time. What moves already does not wait for them; what is to move next does.',
  );
  print();
  table(
    ['screen', `over ${LONG_MS}`, 'longest', 'script', 'style', 'layout', 'paint'],
    Object.entries(rounds).flatMap(([size, all]) => {
      const [{ tasks }] = all.toSorted((a, b) => a.tasks[0].time - b.tasks[0].time);
      const long = tasks.filter(({ time }) => time > LONG_MS).length;
      return tasks
        .slice(0, TASKS)
        .map(({ time, script, style, layout, paint }) => [
          size,
          long,
          ...[time, script, style, layout, paint].map(milliseconds),
        ]);
    }),
  );
}

const milliseconds = (value) => value.toFixed(0);
