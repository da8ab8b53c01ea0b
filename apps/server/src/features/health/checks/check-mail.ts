import { type Check, forAdmin, isDown, needsAttention, works } from '../finding.ts';
import { takeOnce } from '../take-once.ts';

/** Who carries our mails: the configured SMTP server, or nobody. Then they are files, or a Supabase elsewhere mails what it makes itself. */
export type MailCarrier = { kind: 'files' | 'supabase' } | { kind: 'smtp'; greet(): Promise<void> };

export interface MailCheckDeps {
  carrier: MailCarrier;
  now(): Date;
  formatTime(at: Date): string;
  greetEveryMs: number;
}

/** Whether mails leave the house. */
export function createMailCheck({ carrier, now, formatTime, greetEveryMs }: MailCheckDeps): Check {
  if (carrier.kind !== 'smtp') return async () => withoutServer[carrier.kind];
  return takeOnce(
    () =>
      carrier.greet().then(
        () => works(`Signed in to the mail server at ${formatTime(now())}.`),
        () =>
          isDown(
            `Couldn’t sign in to the mail server at ${formatTime(now())}. Emails will be retried.`,
            forAdmin(`Check SMTP_URL. ${untilThen}`),
          ),
      ),
    greetEveryMs,
    now,
  );
}

const untilThen = 'Until then, copy invitation links and share them yourself.';
const setUp = forAdmin(`Set SMTP_URL and MAIL_FROM. ${untilThen}`);

const withoutServer = {
  files: needsAttention('No mail server is set up. Emails are saved to the outbox folder.', setUp),
  supabase: needsAttention('Invitations aren’t emailed. Supabase emails password reset links.', setUp),
};
