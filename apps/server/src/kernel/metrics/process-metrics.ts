import { readdir } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MetricFamily } from './exposition.ts';

export interface ProcessMetrics {
  families(): Promise<MetricFamily[]>;
  close(): void;
}

/** Under the usual Node metric names. */
export function createProcessMetrics(): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const startedAt = Math.round(Date.now() / 1_000 - process.uptime());
  return {
    async families() {
      const { rss, heapUsed, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const [p50, p99, longest] = [delay.percentile(50), delay.percentile(99), delay.max];
      delay.reset();
      const files = await readdir('/proc/self/fd').catch(() => []);
      return [
        one('process_cpu_seconds_total', 'CPU time used.', (user + system) / 1e6, 'counter'),
        one('process_start_time_seconds', 'When the process started, in seconds since 1970.', startedAt),
        one('process_resident_memory_bytes', 'Resident memory.', rss),
        one('nodejs_heap_size_used_bytes', 'Part of it: objects in use.', heapUsed),
        one('nodejs_external_memory_bytes', 'Part of it: buffers.', external),
        ...(files.length > 0 ? [one('process_open_fds', 'Open files and sockets.', files.length)] : []),
        one('nodejs_eventloop_lag_p50_seconds', 'Median timer delay since the last scrape.', seconds(p50)),
        one('nodejs_eventloop_lag_p99_seconds', 'The same, 99th percentile.', seconds(p99)),
        one('nodejs_eventloop_lag_max_seconds', 'The same, maximum.', seconds(longest)),
      ];
    },
    close: () => void delay.disable(),
  };
}

const one = (name: string, help: string, value: number, type: MetricFamily['type'] = 'gauge'): MetricFamily => ({
  name,
  help,
  type,
  samples: [{ value }],
});

/** In nanoseconds; NaN without samples. */
const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
