/** Numbers for Prometheus, in its text format. */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { TableService } from '../runtime/contract/types.js';
import type { Traffic } from './log/traffic.js';
import type { Sockets } from './socket/sockets.js';

const NANO = 1e9;
/** How often the event loop is looked at. */
const LOOK_MS = 20;

const family = (name: string, samples: readonly (readonly [labels: string, value: number])[]) => {
  const type = name.endsWith('_total') ? 'counter' : 'gauge';
  const lines = samples.map(([labels, value]) => `${name}${labels} ${value}`);
  return `# TYPE ${name} ${type}\n${lines.join('\n')}\n`;
};

const one = (name: string, value: number): string => family(name, [['', value]]);

export function metricsOf(
  app: FastifyInstance,
  service: Pick<TableService, 'counts'>,
  sockets: Sockets,
  traffic: Traffic,
): () => string {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });

  /** Since the last time somebody asked. Node counts the pause between two looks as delay. */
  const loopDelay = (): string => {
    const late = (quantile: number): number =>
      Math.max(0, (delay.percentile(quantile * 100) || 0) / NANO - LOOK_MS / 1000);
    const samples = [0.5, 0.9, 0.99, 1].map(
      (quantile) => [`{quantile="${quantile}"}`, late(quantile)] as const,
    );
    delay.reset();
    return family('sidepot_event_loop_delay_seconds', samples);
  };

  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const answers = [...traffic.answers].map(
      ([status, count]) => [`{status="${status}"}`, count] as const,
    );
    return [
      ...Object.entries(service.counts()).map(([name, value]) => one(`sidepot_${name}`, value)),
      one('sidepot_sockets', sockets.size),
      one('sidepot_sockets_opened_total', traffic.socketsOpened),
      one('sidepot_socket_messages_total', traffic.messagesHeard),
      one('sidepot_socket_refusals_total', traffic.messagesRefused),
      ...(answers.length === 0 ? [] : [family('sidepot_http_answers_total', answers)]),
      loopDelay(),
      one('process_resident_memory_bytes', rss),
      one('sidepot_heap_used_bytes', heapUsed),
      one('sidepot_external_memory_bytes', external),
      one('process_cpu_seconds_total', (user + system) / 1e6),
      one('sidepot_uptime_seconds', process.uptime()),
    ].join('');
  };
}
