import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { PayerKind } from '@rxweb/contracts/shoes/extended';
import { formatDate } from '../text/format.ts';

export interface PayerProfile {
  /** In a sentence: “the plan”. */
  name: string;
  /** Whose count of items a year holds. `ask`: the payer's own, never Medicare's. */
  yearlyLimit: 'medicare' | 'ask';
  /** Whether the KX modifier says anything to this payer. */
  usesKx: boolean;
  /** What to ask before the shoes are ordered. */
  ask: readonly string[];
}

/** How payers differ (fact 47, G15). Unknowns of a plan are questions to it. */
export const payerProfiles: Record<PayerKind, PayerProfile> = {
  part_b: { name: 'Medicare Part B', yearlyLimit: 'medicare', usesKx: true, ask: [] },
  advantage: {
    name: 'the Medicare Advantage plan',
    yearlyLimit: 'ask',
    usesKx: true,
    ask: [
      'Is the store in the plan’s network?',
      'Is an authorization needed?',
      'How many pairs does the plan cover, in which year?',
      'Which forms does it want?',
    ],
  },
  medicaid: {
    name: 'the Medicaid program',
    yearlyLimit: 'ask',
    usesKx: false,
    ask: [
      'Does the state cover shoes for this patient? Patients under 21 have broader rights.',
      'Who may certify?',
      'Is an authorization needed?',
      'How many pairs does it cover?',
    ],
  },
  other: {
    name: 'the plan',
    yearlyLimit: 'ask',
    usesKx: false,
    ask: ['Does the plan cover shoes?', 'Is an authorization needed?', 'How many pairs does it cover?'],
  },
};

/** A case without a payer is Medicare Part B. */
export function payerOf({ payer }: Pick<ShoeCase, 'payer'>): PayerProfile {
  return payerProfiles[payer?.kind ?? 'part_b'];
}

/** What to ask the payer, and whether its authorization covers the delivery (or `today`). Empty for Medicare Part B. */
export function payerAdvice({ payer, delivery, today }: Pick<ShoeCase, 'payer' | 'delivery' | 'today'>): string[] {
  const day = delivery?.date ?? today;
  const { authFrom = null, authUntil = null } = payer ?? {};
  const isOutside = day !== null && ((authFrom !== null && day < authFrom) || (authUntil !== null && day > authUntil));
  return [
    ...payerOf({ payer: payer ?? null }).ask,
    ...(isOutside ? [`The authorization doesn’t cover ${formatDate(day)}.`] : []),
  ];
}
