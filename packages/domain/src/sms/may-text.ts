/** Each consent is for one purpose (domain facts 2, H9). */
export const textPurposes = ['conversation', 'request', 'callback', 'reminders'] as const;
export type TextPurpose = (typeof textPurposes)[number];

export interface TextConsent {
  purpose: TextPurpose;
  /** The conversation, request or callback; null: all of the purpose. */
  subject: string | null;
  /** Of a question by text: until when a YES counts. */
  confirmBy: Date | null;
  confirmedAt: Date | null;
  withdrawnAt: Date | null;
}

export interface TextHistory {
  consents: readonly TextConsent[];
  isOptedOut: boolean;
  lastInboundAt: Date | null;
}

export interface WantedText {
  purpose: TextPurpose;
  /** Missing: any of the purpose. */
  subject?: string;
}

/** Only `agreed` allows a text. */
export type TextVerdict = 'agreed' | 'opted_out' | 'pending' | 'not_agreed';

/** What staff write is talk, whichever form the number came from. */
const covering: Record<TextPurpose, readonly TextPurpose[]> = {
  conversation: ['conversation', 'request', 'callback'],
  request: ['request'],
  callback: ['callback'],
  reminders: ['reminders'],
};

/** Whether a phone may get a text of this purpose now: the only such rule. Someone who texted the store may be answered. */
export function mayText(history: TextHistory, { purpose, subject }: WantedText, now: Date): TextVerdict {
  if (history.isOptedOut) return 'opted_out';
  if (purpose === 'conversation' && subject === undefined && history.lastInboundAt !== null) return 'agreed';
  const standing = history.consents.filter(
    (consent) => consent.withdrawnAt === null && covers(consent, purpose, subject),
  );
  if (standing.some(({ confirmedAt }) => confirmedAt !== null)) return 'agreed';
  return standing.some((consent) => isPending(consent, now)) ? 'pending' : 'not_agreed';
}

export function isPending(
  { confirmBy, confirmedAt, withdrawnAt }: Pick<TextConsent, 'confirmBy' | 'confirmedAt' | 'withdrawnAt'>,
  now: Date,
): boolean {
  return withdrawnAt === null && confirmedAt === null && confirmBy !== null && now < confirmBy;
}

function covers(consent: TextConsent, purpose: TextPurpose, subject: string | undefined): boolean {
  if (subject === undefined) return covering[purpose].includes(consent.purpose);
  return consent.purpose === purpose && (consent.subject === null || consent.subject === subject);
}
