import { type Mail, MailRefused } from '@rxweb/backend';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import { siteOf } from '../../kernel/http/site-of.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { type AccountNotice, noticeMail } from './notice-mail.ts';

export interface NoticeDeps {
  sql: Sql;
  store: StoreInfo;
  settings: Pick<LiveSettings, 'current'>;
  /** In one try. Null without a mail server: notices are dropped, and the health page says so. */
  sendNotice: ((mail: Mail) => Promise<void>) | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const batch = 20;
/** Longer than most greylists, as for links (decision 10). */
const waits = ['5 seconds', '1 minute', '10 minutes', '2 hours', '12 hours'];

interface NoticeRow extends AccountNotice {
  id: string;
  tries: number;
}

/** Sends what is due. For the leader alone: two senders would mail twice. */
export async function sendNotices({ sql, store, settings, sendNotice, log }: NoticeDeps): Promise<void> {
  await sql`delete from app.account_notices where at < now() - interval '2 days'`;
  const due = await sql<NoticeRow[]>`
    select id::text, kind, email, actor, detail, host(address) as address, at, tries from app.account_notices
    where next_at <= now() order by id limit ${batch}`;
  for (const { id, tries, ...notice } of due) {
    const mail = noticeMail(store, siteOf(store, settings.current.brand), notice);
    try {
      if (mail) await sendNotice?.(mail);
      await sql`delete from app.account_notices where id = ${id}`;
    } catch (error) {
      log.warn({ failure: describeError(error), kind: notice.kind }, 'couldn’t email an account notice');
      const wait = error instanceof MailRefused ? undefined : waits[tries];
      await (wait === undefined
        ? sql`delete from app.account_notices where id = ${id}`
        : sql`
            update app.account_notices set tries = tries + 1, next_at = now() + ${wait}::interval where id = ${id}`);
    }
  }
}
