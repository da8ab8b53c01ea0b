import type { FeatureName } from '@rxweb/contracts/features';
import type { HealthReport } from '@rxweb/contracts/health';
import type { QueueDone, QueueGroup, QueueRow } from '@rxweb/contracts/queue';
import type { Role } from '@rxweb/contracts/shared/roles';
import type { listToday, TodayKind } from '@rxweb/contracts/today';
import type { AnySql, PendingQuery, Row } from '@rxweb/platform/sql/sql';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Principal } from '../http/authenticate.ts';
import type { HttpDeps } from '../http/register-endpoint.ts';
import type { JobTimes } from '../jobs/scheduler.ts';
import type { MetricFamily } from '../metrics/exposition.ts';
import type { DemoTools } from './demo-tools.ts';
import type { EraseRule, Subject } from './erase-rule.ts';
import type { Check } from './finding.ts';
import type { PortName, Ports } from './ports.ts';

export type TodayItem = z.output<(typeof listToday)['output']>['items'][number];

export interface TodaySource<Deps> {
  roles: readonly Role[];
  list: (deps: Deps, person: Principal) => Promise<TodayItem[]>;
}

/** Rows of one group of the dashboard's work queue. */
export interface QueueSource<Deps> {
  group: QueueGroup;
  roles: readonly Role[];
  /** Today's items that the rows show. */
  covers: readonly TodayKind[];
  /** At most `limit`, the most urgent first. */
  list: (deps: Deps, person: Principal, limit: number) => Promise<QueueRow[]>;
  /** Since then, newest first, at most `limit`. */
  done?: (deps: Deps, since: Date, limit: number) => Promise<QueueDone[]>;
}

/** Never overlaps itself; failures are logged by name. */
export interface Job<Deps> extends JobTimes {
  /** False: never scheduled. */
  isOn?: (deps: Deps) => boolean;
  run: (deps: Deps, signal: AbortSignal, ports: Ports) => Promise<unknown>;
}

/** The leader runs it every hour. */
export interface RetentionRule<Deps> {
  name: string;
  run: (deps: Deps, signal: AbortSignal) => Promise<unknown>;
}

/** `create` runs once, so a check can keep its last result. */
export interface HealthCheck<Deps> {
  part: HealthReport['part'];
  create: (deps: Deps, tools: HealthTools) => Check;
}

export interface HealthTools {
  formatTime(at: Date): string;
  /** With the date when it isn't today. */
  formatWhen(at: Date): string;
  /** Minimum interval of checks with side effects, such as writing a file or signing in. */
  costlyEveryMs: number;
}

export interface CollectedQueue extends Pick<QueueSource<never>, 'group' | 'roles' | 'covers'> {
  list: (person: Principal, limit: number) => Promise<QueueRow[]>;
  done: (since: Date, limit: number) => Promise<QueueDone[]>;
}

export interface Collected {
  today: readonly { roles: readonly Role[]; list: (person: Principal) => Promise<TodayItem[]> }[];
  queue: readonly CollectedQueue[];
  health: readonly { part: HealthReport['part']; create: (tools: HealthTools) => Check }[];
  auditTargets: readonly FindsAuditTargets[];
}

/** A row per line, with a header. */
export interface ExportSheet {
  name: string;
  rows: (sql: AnySql) => PendingQuery<Row[]>;
}

export interface FileTitle {
  bucket: string;
  file: string;
  title: string | null;
  of: string;
}

/** What rows of the audit log name a person's data by: ids, and files as `bucket/path`. */
export type FindsAuditTargets = (sql: AnySql, subject: Subject) => Promise<string[]>;

export type NamesFiles = (sql: AnySql) => PendingQuery<FileTitle[]>;

/** `Deps` is what it needs of the program's context. */
export interface Feature<Deps = unknown> {
  name: FeatureName;
  /** Ports of earlier features that this one calls. */
  needs?: readonly PortName[];
  /** Ports of later features, for calls once all are connected. */
  needsLater?: readonly PortName[];
  offers?: (deps: Deps, ports: Ports) => Partial<Ports>;
  routes?: (api: FastifyInstance, deps: Deps & HttpDeps, ports: Ports) => void;
  /** Routes outside /api. */
  plugin?: (app: FastifyInstance, deps: Deps & HttpDeps) => Promise<void>;
  /** SHA-256 hashes of the scripts inside its pages, for the content security policy. */
  inlineScripts?: (deps: Deps) => Promise<readonly string[]>;
  jobs?: readonly Job<Deps>[];
  today?: TodaySource<Deps>;
  queue?: readonly QueueSource<Deps>[];
  export?: readonly ExportSheet[];
  exportedFiles?: NamesFiles;
  erase?: EraseRule;
  auditTargets?: FindsAuditTargets;
  retention?: readonly RetentionRule<Deps>[];
  metrics?: (deps: Deps) => Promise<MetricFamily[]>;
  health?: readonly HealthCheck<Deps>[];
  /** Buckets with patients' files. The server refuses to start while one is public. */
  privateBuckets?: readonly string[];
  /** Loaded only by the demo. */
  demo?: () => Promise<{ fill: (deps: Deps, demo: DemoTools, ports: Ports) => Promise<void> }>;
}
