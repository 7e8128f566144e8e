// node bench/web/trace.mjs desktop|phone <file>: keeps the trace of one all-in, for DevTools.
import { writeFileSync } from 'node:fs';
import { framesOf } from './frames.mjs';
import { record, SIZES } from './record.mjs';

const [size, file] = process.argv.slice(2);
if (!Object.hasOwn(SIZES, size) || file === undefined) {
  console.error(`node bench/web/trace.mjs <${Object.keys(SIZES).join('|')}> <file>`);
  process.exit(2);
}
const traceEvents = await record(size);
writeFileSync(file, JSON.stringify({ traceEvents }));
const { tasks, ...frames } = framesOf(traceEvents);
console.log({ ...frames, tasks: tasks.slice(0, 5) });
