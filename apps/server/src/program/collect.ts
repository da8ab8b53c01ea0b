import type { Collected, Feature } from '../kernel/feature/feature.ts';
import type { Ports } from '../kernel/feature/ports.ts';
import type { Principal } from '../kernel/http/authenticate.ts';
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
    queue: features.flatMap(({ queue = [] }) =>
      queue.map(({ list, done, ...source }) => ({
        ...source,
        list: (person: Principal, limit: number) => list(depsOf(), person, limit),
        done: async (since: Date, limit: number) => (await done?.(depsOf(), since, limit)) ?? [],
      })),
    ),
    health: features.flatMap(({ health = [] }) =>
      health.map(({ part, create }) => ({ part, create: (tools) => create(depsOf(), tools) })),
    ),
    auditTargets: features.flatMap(({ auditTargets = [] }) => auditTargets),
  };
}

/** Includes retention. */
export function collectJobs<Deps>(connected: ReadonlyMap<Feature<Deps>, Ports>, deps: Deps): ScheduledJob[] {
  return [...connected].flatMap(([{ jobs = [], retention = [] }, ports]) => {
    const own = jobs.filter(({ isOn }) => isOn?.(deps) ?? true);
    return [
      ...own.map((job) => ({ ...job, run: (signal: AbortSignal) => job.run(deps, signal, ports) })),
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
    const { name, needs = [], needsLater = [], offers } = feature;
    const missing = needs.filter((port) => !offered[port]);
    if (missing.length > 0) throw new Error(`${name} needs ${missing.join(' and ')}, which no earlier feature offers`);
    const ports = Object.fromEntries(needs.map((port) => [port, offered[port]])) as unknown as Ports;
    for (const port of needsLater) Object.defineProperty(ports, port, { get: () => offered[port] });
    connected.set(feature, ports);
    Object.assign(offered, offers?.(deps, ports));
  }
  for (const { name, needsLater = [] } of features) {
    const missing = needsLater.filter((port) => !offered[port]);
    if (missing.length > 0) throw new Error(`${name} needs ${missing.join(' and ')}, which no feature offers`);
  }
  return connected;
}
