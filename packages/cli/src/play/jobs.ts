/** What `sidepot perft` and `sidepot simulate` have to do: the same on this thread and in a worker. */

import { type HandConfig, type PerftCount, perft, type Result } from '@sidepot/engine';
import { type SimulationPlan, type SimulationTally, simulateBlock } from './simulation.js';

export type Job =
  | { readonly kind: 'perft'; readonly config: HandConfig; readonly depth: number }
  /** Every `step`-th block of the plan, from `first` on. */
  | {
      readonly kind: 'simulate';
      readonly plan: SimulationPlan;
      readonly first: number;
      readonly step: number;
    };

export type JobMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'counts'; readonly counts: Result<readonly PerftCount[]> }
  | { readonly kind: 'block'; readonly tally: Result<SimulationTally> }
  | { readonly kind: 'done' };

export function runJob(job: Job, tell: (message: JobMessage) => void): void {
  if (job.kind === 'perft') {
    const onProgress = (share: number): void => tell({ kind: 'progress', share });
    tell({ kind: 'counts', counts: perft(job.config, job.depth, { onProgress }) });
  } else {
    for (let block = job.first; block < job.plan.blocks; block += job.step) {
      const tally = simulateBlock(job.plan, block);
      tell({ kind: 'block', tally });
      if (!tally.ok) break;
    }
  }
  tell({ kind: 'done' });
}
