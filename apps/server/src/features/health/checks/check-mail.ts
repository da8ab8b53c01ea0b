import { type Check, type Finding, forAdmin, isDown, needsAttention, works } from '../finding.ts';
import { takeOnce } from '../take-once.ts';

/** Who carries the mails: nobody (they are files in the data folder), the configured SMTP server, or the Supabase elsewhere. */
export type MailCarrier = { kind: 'files' } | { kind: 'smtp' | 'supabase'; greet(): Promise<void> };

export interface MailCheckDeps {
  carrier: MailCarrier;
  now(): Date;
  formatTime(at: Date): string;
  greetEveryMs: number;
}

/** Whether mails leave the house. */
export function createMailCheck({ carrier, now, formatTime, greetEveryMs }: MailCheckDeps): Check {
  if (carrier.kind === 'files') return async () => onlyFiles;
  const { working, failing } = words[carrier.kind];
  const greet = takeOnce(
    () =>
      carrier.greet().then(
        () => working(formatTime(now())),
        () => failing(formatTime(now())),
      ),
    greetEveryMs,
    now,
  );
  return greet;
}

const untilThen = 'Until then, copy the links of invitations and hand them over.';

const onlyFiles = needsAttention(
  'No mail server is set up: mails are written to the outbox folder.',
  forAdmin(`Set SMTP_URL and MAIL_FROM. ${untilThen}`),
);

const words: Record<'smtp' | 'supabase', { working(time: string): Finding; failing(time: string): Finding }> = {
  smtp: {
    working: (time) => works(`The mail server let us in at ${time}.`),
    failing: (time) =>
      isDown(
        `The mail server did not let us in at ${time}. Mails are tried again.`,
        forAdmin(`Check SMTP_URL. ${untilThen}`),
      ),
  },
  supabase: {
    working: (time) => works(`Supabase carries the mails; its sign-in service answered at ${time}.`),
    failing: (time) =>
      isDown(
        `Supabase carries the mails; its sign-in service did not answer at ${time}.`,
        forAdmin(`Check SUPABASE_URL. ${untilThen}`),
      ),
  },
};
