import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtpDouble } from '../apps/server/testing/smtp-double.ts';
import { spawnServer } from '../apps/server/testing/spawn-server.ts';
import { withDatabase } from '../packages/backend/testing/make-account.ts';
import { admin } from './accounts.ts';
import { freePort } from './free-port.ts';

export interface MailShop {
  url: string;
  /** What the mail server took, headers and words readable. */
  mails(): { to: string[]; text: string }[];
  /** As if the reports' mails had been switched on a week earlier, before a question without an answer. */
  passWeek(question: string): Promise<void>;
  stop(): Promise<void>;
}

/** A server of its own with a mail server, and the administrator of all journeys. */
export async function startMailShop(): Promise<MailShop> {
  const folder = mkdtempSync(join(tmpdir(), 'rxweb-mail-'));
  const dataDir = join(folder, 'data');
  const mailServer = await startSmtpDouble();
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const start = () =>
    spawnServer({
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'no-reply@pharmacy.example',
      BACKUP_NIGHTLY: 'off',
    });
  let server = await start();
  return {
    url,
    mails: () => mailServer.mails.map(({ to, source }) => ({ to, text: decoded(source) })),
    async passWeek(question) {
      await withDatabase(dataDir, async (sql) => {
        await sql`update app.report_mails set sent_week = sent_week - 7`;
        await sql`
          insert into app.chat_turns (question, outcome, created_at)
          select ${question}, 'unknown', sent_week + interval '9 days 12 hours' from app.report_mails`;
      });
      // It looks for mails to send half a minute after a start, then every five minutes.
      await server.kill('SIGTERM');
      server = await start();
    },
    async stop() {
      await server.kill('SIGTERM');
      await mailServer.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Quoted-printable as text. */
const decoded = (source: string) =>
  source.replaceAll('=\r\n', '').replace(/(=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));
