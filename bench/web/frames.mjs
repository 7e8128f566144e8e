// From a trace to what was seen: frames while something moved, and what kept the main thread busy.

/** What a task consists of, by the outermost name that says so. */
const PARTS = {
  script: ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'TimerFire', 'V8.GC'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer'],
};
const PART_OF = new Map(
  Object.entries(PARTS).flatMap(([part, names]) => names.map((name) => [name, part])),
);

/** Milliseconds, except where frames are counted. */
export function framesOf(events) {
  const { pid, tid } = mainThread(events);
  const own = events.filter((event) => event.pid === pid);
  const animations = animationsIn(own);
  const moving = union(animations);
  const time = moving.reduce((sum, { from, to }) => sum + to - from, 0);
  const isMoving = (ts) => moving.some(({ from, to }) => ts >= from && ts < to);
  const frames = framesIn(own).filter(({ ts }) => isMoving(ts));
  const presented = frames.filter(({ isPresented }) => isPresented);
  const tasks = tasksIn(own.filter((event) => event.tid === tid));
  return {
    animations: animations.length,
    onMain: animations.filter(({ isComposited }) => !isComposited).length,
    seconds: time / 1_000_000,
    perSecond: (presented.length * 1_000_000) / time,
    dropped: frames.length - presented.length,
    longestWait: Math.max(...animations.map(({ asked, from }) => from - asked)) / 1000,
    longestGap: longestGap(presented, moving) / 1000,
    mainFrames: own.filter(({ name, ts }) => name === 'BeginMainThreadFrame' && isMoving(ts))
      .length,
    tasks: tasks.sort((a, b) => b.time - a.time),
  };
}

/** Of the page that animates. */
function mainThread(events) {
  const { pid } = events.find(({ name, ph }) => name === 'Animation' && ph === 'b') ?? {};
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const { tid } = events.find((event) => event.pid === pid && isMain(event)) ?? {};
  if (tid === undefined) throw new Error('nothing moved in this trace');
  return { pid, tid };
}

function animationsIn(events) {
  const open = new Map();
  const all = [];
  for (const { name, ph, id2, ts, args } of byTime(events)) {
    if (name !== 'Animation') continue;
    const id = id2.local;
    if (ph === 'b') open.set(id, { asked: ts, from: ts, isComposited: true });
    const one = open.get(id);
    if (one === undefined) continue;
    if (ph === 'n' && args.data?.compositeFailed > 0) one.isComposited = false;
    // Until the compositor has it, it stands at its start: a wait, not a jerk.
    if (ph === 'n' && args.data?.state === 'running') one.from = ts;
    if (ph !== 'e') continue;
    all.push({ ...one, to: ts });
    open.delete(id);
  }
  return all;
}

function union(spans) {
  const joined = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** One for each tick of the display; a tick may have a report of each thread. */
function framesIn(events) {
  const frames = new Map();
  for (const { name, ph, ts, args } of events) {
    if (name !== 'PipelineReporter' || ph !== 'b') continue;
    const { state, frame_sequence: tick } = args.frame_reporter ?? args.chrome_frame_reporter;
    if (state === 'STATE_NO_UPDATE_DESIRED') continue;
    const isPresented = state.startsWith('STATE_PRESENTED');
    const before = frames.get(tick);
    frames.set(tick, {
      ts: before?.ts ?? ts,
      isPresented: isPresented || (before?.isPresented ?? false),
    });
  }
  return [...frames.values()].sort((a, b) => a.ts - b.ts);
}

function longestGap(frames, moving) {
  let longest = 0;
  for (const { from, to } of moving) {
    const times = frames.map(({ ts }) => ts).filter((ts) => ts >= from && ts < to);
    for (const [i, ts] of times.entries()) {
      if (i > 0) longest = Math.max(longest, ts - times[i - 1]);
    }
  }
  return longest;
}

/** By the CPU time they took: what other programs took from them is not theirs. */
function tasksIn(events) {
  const whole = events.filter(({ ph, tdur }) => ph === 'X' && tdur > 0);
  const parts = whole.filter(({ name }) => PART_OF.has(name)).sort(outerFirst);
  return whole
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur, tdur }) => {
      const inside = parts.filter((part) => part.ts >= ts && part.ts + part.dur <= ts + dur);
      return { ts, end: ts + dur, time: tdur / 1000, ...selfTimes(inside) };
    });
}

const outerFirst = (a, b) => a.ts - b.ts || b.dur - a.dur;

/** Layout that a script forces is layout, not script. */
function selfTimes(parts) {
  const sums = { script: 0, style: 0, layout: 0, paint: 0 };
  const open = [];
  for (const { ts, dur, tdur, name } of parts) {
    while (open.length > 0 && open.at(-1).end <= ts) open.pop();
    const outer = open.at(-1);
    const part = PART_OF.get(name);
    if (outer !== undefined) sums[outer.part] -= tdur / 1000;
    sums[part] += tdur / 1000;
    open.push({ end: ts + dur, part });
  }
  return sums;
}

const byTime = (events) => events.toSorted((a, b) => a.ts - b.ts);
