export type Fate =
  | { kind: 'delivered' }
  /** Accepted, then not delivered. */
  | { kind: 'undelivered'; code: number }
  /** Refused. */
  | { kind: 'refused'; code: number; words: string }
  /** Accepted without an answer. */
  | { kind: 'unanswered' };

const optedOut = { kind: 'refused', code: 21_610, words: 'Attempt to send to unsubscribed recipient' } as const;

const fates: Readonly<Record<string, Fate>> = {
  '0003': { kind: 'undelivered', code: 30_003 },
  '0006': { kind: 'undelivered', code: 30_006 },
  '0007': { kind: 'undelivered', code: 30_007 },
  '0010': optedOut,
  '0029': { kind: 'unanswered' },
};

/** By the last four digits; a number that has texted STOP is always refused. */
export function fateOf(phone: string, { hasStopped }: { hasStopped: boolean }): Fate {
  if (hasStopped) return optedOut;
  return fates[phone.slice(-4)] ?? { kind: 'delivered' };
}
