import type { Collected, Feature } from '../kernel/feature/feature.ts';
import type { Ports } from '../kernel/feature/ports.ts';
import type { ScheduledJob } from '../kernel/jobs/scheduler.ts';
import type { MetricFamily } from '../kernel/metrics/exposition.ts';

type Features<Deps> = readonly Feature<Deps>[];

const halfMinuteMs = 30_000;
const hourMs = 60 * 60_000;

/** Calls `depsOf` later, since the dependencies contain the result. */
export function collect<Deps>(features: Features<Deps>, depsOf: () => Deps): Collected {
  return {
    today: features.flatMap(({ today }) =>
      today ? [{ roles: today.roles, list: (person) => today.list(depsOf(), person) }] : [],
    ),
    health: features.flatMap(({ health = [] }) =>
      health.map(({ part, create }) => ({ part, create: (tools) => create(depsOf(), tools) })),
    ),
    auditTargets: features.flatMap(({ auditTargets = [] }) => auditTargets),
  };
}

/** Includes retention. */
export function collectJobs<Deps>(features: Features<Deps>, deps: Deps): ScheduledJob[] {
  return features.flatMap(({ jobs = [], retention = [] }) => {
    const own = jobs.filter(({ isOn }) => isOn?.(deps) ?? true);
    return [
      ...own.map((job) => ({ ...job, run: (signal: AbortSignal) => job.run(deps, signal) })),
      ...retention.map(({ name, run }) => ({
        name,
        everyMs: hourMs,
        firstAfterMs: halfMinuteMs,
        retryAfterMs: halfMinuteMs,
        on: 'leader' as const,
        run: (signal: AbortSignal) => run(deps, signal),
      })),
    ];
  });
}

export function collectMetrics<Deps>(features: Features<Deps>, deps: Deps): (() => Promise<MetricFamily[]>)[] {
  return features.flatMap(({ metrics }) => (metrics ? [() => metrics(deps)] : []));
}

/** In list order. Throws if no earlier feature offers a port. */
export function connectPorts<Deps>(features: Features<Deps>, deps: Deps): Map<Feature<Deps>, Ports> {
  const offered: Partial<Ports> = {};
  const connected = new Map<Feature<Deps>, Ports>();
  for (const feature of features) {
    const { name, needs = [], offers } = feature;
    const missing = needs.filter((port) => !offered[port]);
    if (missing.length > 0) throw new Error(`${name} needs ${missing.join(' and ')}, which no earlier feature offers`);
    const ports = Object.fromEntries(needs.map((port) => [port, offered[port]])) as unknown as Ports;
    connected.set(feature, ports);
    Object.assign(offered, offers?.(deps, ports));
  }
  return connected;
}
