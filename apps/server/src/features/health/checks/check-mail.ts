import { takeOnce } from '@rxweb/platform/async/cached-call';
import { type Check, forAdmin, isDown, needsAttention, works } from '../finding.ts';

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
        () => works(`The mail server let us in at ${formatTime(now())}.`),
        () =>
          isDown(
            `The mail server did not let us in at ${formatTime(now())}. Mails are tried again.`,
            forAdmin(`Check SMTP_URL. ${untilThen}`),
          ),
      ),
    greetEveryMs,
    now,
  );
}

const untilThen = 'Until then, copy the links of invitations and hand them over.';
const setUp = forAdmin(`Set SMTP_URL and MAIL_FROM. ${untilThen}`);

const withoutServer = {
  files: needsAttention('No mail server is set up: mails are written to the outbox folder.', setUp),
  supabase: needsAttention('Invitations are not mailed. Supabase mails the links to new passwords.', setUp),
};
