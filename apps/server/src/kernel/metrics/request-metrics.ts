import type { FastifyInstance } from 'fastify';
import { routeOf } from '../http/access-log.ts';
import type { MetricFamily, Sample } from './exposition.ts';

export interface RequestMetrics {
  /** Call before any route is added. */
  watch(app: FastifyInstance): void;
  families(): MetricFamily[];
}

/** Upper bounds in seconds, from a cached page to the longest stream. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

interface Durations {
  /** Counts up to the bound at the same index. */
  within: number[];
  count: number;
  sum: number;
}

/** By route pattern: paths carry phone numbers and file names (security rows O1, O3). */
export function createRequestMetrics(): RequestMetrics {
  const counts = new Map<string, { labels: { method: string; route: string; status: number }; value: number }>();
  const durations = new Map<string, Durations>();

  const count = (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`;
    const known = counts.get(key);
    if (known) known.value += 1;
    else counts.set(key, { labels: { method, route, status }, value: 1 });
  };
  const time = (route: string, seconds: number) => {
    const known = durations.get(route) ?? { within: bounds.map(() => 0), count: 0, sum: 0 };
    durations.set(route, known);
    for (const [place, bound] of bounds.entries())
      if (seconds <= bound) known.within[place] = (known.within[place] ?? 0) + 1;
    known.count += 1;
    known.sum += seconds;
  };

  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const route = routeOf(request) ?? 'other';
        count(request.method, route, reply.statusCode);
        time(route, reply.elapsedTime / 1_000);
        done();
      });
    },
    families: () => [
      { name: 'rxweb_requests_total', help: 'Requests handled.', type: 'counter', samples: [...counts.values()] },
      {
        name: 'rxweb_request_duration_seconds',
        help: 'Time from the request to the end of its response.',
        type: 'histogram',
        samples: [...durations].flatMap(([route, known]) => histogram(route, known)),
      },
    ],
  };
}

function histogram(route: string, { within, count, sum }: Durations): Sample[] {
  return [
    ...bounds.map((le, place) => ({ suffix: '_bucket', labels: { route, le }, value: within[place] ?? 0 })),
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { route }, value: sum },
    { suffix: '_count', labels: { route }, value: count },
  ];
}
