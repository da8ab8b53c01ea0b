import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { PayerKind } from '@rxweb/contracts/shoes/extended';

export interface PayerProfile {
  /** In a sentence: “the plan”. */
  name: string;
  /** Whose count of items a year holds. `ask`: the payer's own, never Medicare's. */
  yearlyLimit: 'medicare' | 'ask';
  /** Who may certify: Medicare's rule, or the payer's own. */
  certifier: 'medicare' | 'ask';
  /** Whether it may want an authorization. Part B never does, for shoes. */
  authorizes: boolean;
  /** Whether the KX modifier says anything to this payer. */
  usesKx: boolean;
  /** What to ask before the shoes are ordered. */
  ask: readonly PayerQuestion[];
}

interface PayerQuestion {
  text: string;
  /** The recorded answer. Left out: answers of this kind aren't recorded. */
  answer?: (payer: Payer) => boolean | null | undefined;
}

type Payer = NonNullable<ShoeCase['payer']>;

const askAuthorization: PayerQuestion = {
  text: 'Is an authorization needed?',
  answer: ({ authNeeded, authNumber }) => authNeeded ?? (authNumber?.trim() ? true : null),
};
const limitQuestion = (text: string): PayerQuestion => ({ text, answer: ({ withinLimit }) => withinLimit });

/** How payers differ (fact 47, G15). Unknowns of a plan are questions to it. */
export const payerProfiles: Record<PayerKind, PayerProfile> = {
  part_b: {
    name: 'Medicare Part B',
    yearlyLimit: 'medicare',
    certifier: 'medicare',
    authorizes: false,
    usesKx: true,
    ask: [],
  },
  advantage: {
    name: 'the Medicare Advantage plan',
    yearlyLimit: 'ask',
    certifier: 'medicare',
    authorizes: true,
    usesKx: true,
    ask: [
      { text: 'Is the store in the plan’s network?' },
      askAuthorization,
      limitQuestion('How many pairs does the plan cover, in which year?'),
      { text: 'Which forms does it want?' },
    ],
  },
  medicaid: {
    name: 'the Medicaid program',
    yearlyLimit: 'ask',
    certifier: 'ask',
    authorizes: true,
    usesKx: false,
    ask: [
      { text: 'Does the state cover shoes for this patient? Patients under 21 have broader rights.' },
      { text: 'Who may certify?', answer: ({ certifierAllowed }) => certifierAllowed },
      askAuthorization,
      limitQuestion('How many pairs does it cover?'),
    ],
  },
  other: {
    name: 'the plan',
    yearlyLimit: 'ask',
    certifier: 'ask',
    authorizes: true,
    usesKx: false,
    ask: [
      { text: 'Does the plan cover shoes?' },
      { text: 'Who may certify?', answer: ({ certifierAllowed }) => certifierAllowed },
      askAuthorization,
      limitQuestion('How many pairs does it cover?'),
    ],
  },
};

/** A case without a payer is Medicare Part B. */
export function payerOf({ payer }: Pick<ShoeCase, 'payer'>): PayerProfile {
  return payerProfiles[payer?.kind ?? 'part_b'];
}

/** The payer's own name, else its kind. */
export function payerName({ payer }: Pick<ShoeCase, 'payer'>): string {
  return payer?.name?.trim() || payerOf({ payer: payer ?? null }).name;
}

/** What the payer hasn't answered yet. Empty for Medicare Part B. */
export function openQuestions({ payer }: Pick<ShoeCase, 'payer'>): string[] {
  if (!payer) return [];
  return payerOf({ payer })
    .ask.filter(({ answer }) => answer?.(payer) == null)
    .map(({ text }) => text);
}
