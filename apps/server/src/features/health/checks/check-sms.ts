import { takeOnce } from '@rxweb/platform/async/cached-call';
import type { Sql } from '@rxweb/platform/sql/sql';
import { type Check, type Finding, forAdmin, isDown, needsAttention, works } from '../finding.ts';

/** Who carries our texts: Twilio, one that only pretends, or nobody (null). */
export type TextCarrier = {
  kind: 'twilio' | 'demo';
  greet(): Promise<{ isWell: true } | { isWell: false; words: string }>;
} | null;

/** What was noted of the carrier: when it last called us, and what last went wrong. */
export interface CarrierNotes {
  lastCallAt: Date | null;
  problem: string | null;
  problemAt: Date | null;
}

interface SmsCheckDeps {
  carrier: TextCarrier;
  readNotes(): Promise<CarrierNotes>;
  now(): Date;
  formatTime(at: Date): string;
  formatWhen(at: Date): string;
  greetEveryMs: number;
}

/** Whether texts go out and come in. */
export function createSmsCheck({ carrier, readNotes, now, formatTime, formatWhen, greetEveryMs }: SmsCheckDeps): Check {
  if (!carrier) return async () => notSetUp;
  if (carrier.kind === 'demo') return async () => pretended;
  const greet = takeOnce(
    async () => {
      const greeting = await carrier.greet();
      return greeting.isWell ? { ...greeting, at: now() } : greeting;
    },
    greetEveryMs,
    now,
  );
  return async () => {
    const greeting = await greet();
    if (!greeting.isWell) return isDown(`${greeting.words} Texts do not go out.`, signInStep);
    return judgeNotes(await readNotes(), now(), `Twilio let us in at ${formatTime(greeting.at)}.`, formatWhen);
  };
}

const dayMs = 24 * 60 * 60_000;

/** A problem counts for a day, or until the carrier calls again. */
export function judgeNotes(
  { lastCallAt, problem, problemAt }: CarrierNotes,
  now: Date,
  greeting: string,
  formatWhen: (at: Date) => string,
): Finding {
  const isRecent = problemAt !== null && now.getTime() - problemAt.getTime() < dayMs;
  if (problem && isRecent && (lastCallAt === null || lastCallAt < problemAt)) {
    return needsAttention(`${problem} (${formatWhen(problemAt)})`, webhookStep);
  }
  if (lastCallAt === null) return needsAttention(`${greeting} It has not called us yet.`, webhookStep);
  return works(`${greeting} It last called ${formatWhen(lastCallAt)}.`);
}

export async function readCarrierNotes(sql: Sql): Promise<CarrierNotes> {
  const [row] = await sql<[CarrierNotes]>`
    select last_webhook_at as "lastCallAt", last_problem as problem, last_problem_at as "problemAt" from app.sms_carrier`;
  return row;
}

const signInStep = forAdmin(
  'Check the variables that begin with TWILIO_, and the account at Twilio. Until then, call patients.',
);
const webhookStep = forAdmin(
  'At Twilio, set the number’s webhook for messages to TWILIO_WEBHOOK_URL (or PUBLIC_URL) with /api/twilio/inbound, as POST.',
);

const notSetUp = needsAttention('Not set up: text messages can be neither sent nor received.', {
  admin: 'Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM. Until then, call patients instead.',
  others: 'Call patients instead.',
});

const pretended = works('Demo: texts are only pretended. Nobody is texted.');
