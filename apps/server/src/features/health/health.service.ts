import { type HealthReport, healthParts } from '@rxweb/contracts/health';
import type { Role } from '@rxweb/contracts/shared/roles';
import { cachedCall } from '@rxweb/platform/async/cached-call';
import { withTimeout } from '@rxweb/platform/async/with-timeout';
import { adminStep, type Check, type Finding, failing } from '../../kernel/feature/finding.ts';

export type HealthPart = HealthReport['part'];

export interface HealthOptions {
  now(): Date;
  /** A part that takes longer counts as down. */
  timeLimitMs?: number;
  keepMs?: number;
}

export interface Health {
  report(role: Role | null): Promise<{ checkedAt: string; parts: HealthReport[] }>;
}

/** Each part has its own time limit. A hanging check repeats only after its last answer. */
export function createHealth(
  checks: Record<HealthPart, Check>,
  { now, timeLimitMs = 2_000, keepMs = 5_000 }: HealthOptions,
): Health {
  const singles = healthParts.map((part) => ({ part, check: cachedCall(checks[part], 0, now) }));
  const look = cachedCall(
    async () => {
      const findings = await Promise.all(
        singles.map(async ({ part, check }) => ({ part, finding: await inTime(check, timeLimitMs) })),
      );
      return { checkedAt: now().toISOString(), findings };
    },
    keepMs,
    now,
  );
  return {
    async report(role) {
      const { checkedAt, findings } = await look();
      return { checkedAt, parts: findings.map(({ part, finding }) => toReport(part, finding, role)) };
    },
  };
}

function toReport(part: HealthPart, { state, text, nextStep }: Finding, role: Role | null): HealthReport {
  return { part, state, text, nextStep: nextStep && (role === 'admin' ? nextStep.admin : nextStep.others) };
}

async function inTime(check: Check, timeLimitMs: number): Promise<Finding> {
  try {
    return (await withTimeout(timeLimitMs, check())) ?? silent(timeLimitMs);
  } catch {
    return failing('It returned an error.', seeLog);
  }
}

const seeLog = adminStep('Check the server’s log for details.');

function silent(timeLimitMs: number): Finding {
  return failing(`It didn’t respond within ${timeLimitMs / 1_000} seconds.`, seeLog);
}
