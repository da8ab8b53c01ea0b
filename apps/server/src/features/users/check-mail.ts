import { cachedCall } from '@rxweb/platform/async/cached-call';
import { adminStep, type Check, failing, healthy, needsAttention } from '../../kernel/feature/finding.ts';

/** Without an SMTP server, mails become files, or an external Supabase sends its own. */
export type MailCarrier = { kind: 'files' | 'supabase' } | { kind: 'smtp'; ping(): Promise<void> };

export interface MailCheckDeps {
  carrier: MailCarrier;
  now(): Date;
  formatTime(at: Date): string;
  greetEveryMs: number;
}

export function createMailCheck({ carrier, now, formatTime, greetEveryMs }: MailCheckDeps): Check {
  if (carrier.kind !== 'smtp') return async () => withoutServer[carrier.kind];
  return cachedCall(
    () =>
      carrier.ping().then(
        () => healthy(`Signed in to the mail server at ${formatTime(now())}.`),
        () =>
          failing(
            `Couldn’t sign in to the mail server at ${formatTime(now())}. Emails will be retried.`,
            adminStep(`Check SMTP_URL. ${untilThen}`),
          ),
      ),
    greetEveryMs,
    now,
  );
}

const untilThen = 'Until then, copy invitation links and share them yourself.';
const setUp = adminStep(`Set SMTP_URL and MAIL_FROM. ${untilThen}`);

const withoutServer = {
  files: needsAttention(
    'No mail server is set up. Emails are saved to the outbox folder, and passwords can’t be reset by email.',
    setUp,
  ),
  supabase: needsAttention(
    'Invitations and security notices aren’t emailed. Supabase emails password reset links.',
    setUp,
  ),
};
