/** What a text to somebody comes to at the carrier that only pretends. */
export type Fate =
  | { kind: 'delivered' }
  /** The carrier takes it and fails to deliver it. */
  | { kind: 'undelivered'; code: number }
  /** The carrier does not take it. */
  | { kind: 'refused'; code: number; words: string }
  /** The carrier takes it and does not say so. */
  | { kind: 'unanswered' };

const optedOut = { kind: 'refused', code: 21_610, words: 'Attempt to send to unsubscribed recipient' } as const;

/** By the last four digits of a number. */
const fates: Readonly<Record<string, Fate>> = {
  '0003': { kind: 'undelivered', code: 30_003 },
  '0006': { kind: 'undelivered', code: 30_006 },
  '0007': { kind: 'undelivered', code: 30_007 },
  '0010': optedOut,
  '0029': { kind: 'unanswered' },
};

/** By the number's last four digits; whoever has texted STOP is refused whatever they are. */
export function fateOf(phone: string, { hasStopped }: { hasStopped: boolean }): Fate {
  if (hasStopped) return optedOut;
  return fates[phone.slice(-4)] ?? { kind: 'delivered' };
}
