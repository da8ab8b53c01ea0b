import type { StaffByText } from '@rxweb/contracts/live/by-text';

/** Whether a conversation continues by text. */
export const staffByTextEn = {
  label: 'By text',
  pending: (phone: string, when: string) => `Continues by text: not confirmed yet. Asked at ${phone} ${when}.`,
  unasked: (phone: string) => `Continues by text: not confirmed. ${phone} can’t be asked now. Call instead.`,
  confirmed: (phone: string, when: string) => `Continues by text: confirmed by ${phone} ${when}.`,
  sends: 'What you write goes out as a text once the visitor has left the page.',
  sendsNot: 'Only what administrators write goes out as a text. Others can call.',
  expired: (phone: string) => `Continues by text: no YES from ${phone} within 24 hours.`,
  ended: (phone: string, why: string, when: string) => `Texts with ${phone} ended ${when}: ${why}.`,
  why: {
    stop: 'the person sent STOP',
    staff: 'staff ended them',
    person: 'the visitor ended them',
    replaced: 'another chat or number took over',
  } satisfies Record<NonNullable<StaffByText['endedHow']>, string>,
  end: 'End texts',
  failed: 'Texts couldn’t be ended. Try again.',
};

export type StaffByTextTexts = typeof staffByTextEn;
