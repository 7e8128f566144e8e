/** How much work something is: a count, so a machine that is busy or slow counts the same. */

import { type Profiler, Session } from 'node:inspector';

type Scripts = readonly Profiler.ScriptCoverage[];

/** Of functions of the project's own packages, from one question to the next. */
export class CallCount {
  readonly #session: Session = new Session();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  during(work: () => void): number {
    this.#take();
    work();
    const own = this.#take().filter(({ url }) => url.includes('/packages/'));
    const counts = own.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count));
    return counts.reduce<number>((sum, count = 0) => sum + count, 0);
  }

  close(): void {
    this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }

  /** The inspector of the own thread answers before it returns. */
  #take(): Scripts {
    let taken: Scripts = [];
    this.#session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      taken = result;
    });
    return taken;
  }
}
