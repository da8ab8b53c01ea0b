import { cachedCall } from '@rxweb/platform/async/cached-call';
import type { Sql } from '@rxweb/platform/sql/sql';
import {
  adminStep,
  type Check,
  type Finding,
  failing,
  healthy,
  needsAttention,
  notSetUp,
} from '../../kernel/feature/finding.ts';

/** The carrier of our texts: Twilio, the demo's simulated one, or none (null). */
export type TextCarrier = {
  kind: 'twilio' | 'demo';
  ping(): Promise<{ isHealthy: true } | { isHealthy: false; words: string }>;
} | null;

/** When the carrier last called us, and its last problem. */
export interface CarrierFacts {
  lastCallAt: Date | null;
  problem: string | null;
  problemAt: Date | null;
}

interface SmsCheckDeps {
  carrier: TextCarrier;
  readFacts(): Promise<CarrierFacts>;
  now(): Date;
  formatTime(at: Date): string;
  formatWhen(at: Date): string;
  greetEveryMs: number;
}

/** Checks that texts go out and come in. */
export function createSmsCheck({ carrier, readFacts, now, formatTime, formatWhen, greetEveryMs }: SmsCheckDeps): Check {
  if (!carrier) return async () => noCarrier;
  if (carrier.kind === 'demo') return async () => pretended;
  const greet = cachedCall(
    async () => {
      const greeting = await carrier.ping();
      return greeting.isHealthy ? { ...greeting, at: now() } : greeting;
    },
    greetEveryMs,
    now,
  );
  return async () => {
    const greeting = await greet();
    if (!greeting.isHealthy) return failing(`${greeting.words} Texts aren’t going out.`, signInStep);
    return assessCarrier(await readFacts(), now(), `Signed in to Twilio at ${formatTime(greeting.at)}.`, formatWhen);
  };
}

const dayMs = 24 * 60 * 60_000;

/** A problem counts for a day, or until the carrier calls again. */
export function assessCarrier(
  { lastCallAt, problem, problemAt }: CarrierFacts,
  now: Date,
  greeting: string,
  formatWhen: (at: Date) => string,
): Finding {
  const isRecent = problemAt !== null && now.getTime() - problemAt.getTime() < dayMs;
  if (problem && isRecent && (lastCallAt === null || lastCallAt < problemAt)) {
    return needsAttention(`${problem} (${formatWhen(problemAt)})`, webhookStep);
  }
  if (lastCallAt === null) return needsAttention(`${greeting} We haven’t received a webhook yet.`, webhookStep);
  return healthy(`${greeting} Last webhook: ${formatWhen(lastCallAt)}.`);
}

export async function readCarrierFacts(sql: Sql): Promise<CarrierFacts> {
  const [row] = await sql<[CarrierFacts]>`
    select last_webhook_at as "lastCallAt", last_problem as problem, last_problem_at as "problemAt" from app.sms_carrier`;
  return row;
}

const signInStep = adminStep(
  'Check the variables that start with TWILIO_ and your Twilio account. Until then, call patients.',
);
const webhookStep = adminStep(
  'In Twilio, set the number’s message webhook to TWILIO_WEBHOOK_URL (or PUBLIC_URL) plus /api/twilio/inbound, using POST.',
);

const noCarrier = needsAttention('Not set up. You can’t send or receive text messages.', {
  admin: 'Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM. Until then, call patients instead.',
  others: 'Call patients instead.',
});

const pretended = notSetUp('Demo: texts are simulated. None are sent.');
