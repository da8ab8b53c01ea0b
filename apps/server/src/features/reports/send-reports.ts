import { type Mail, MailRefused } from '@rxweb/backend';
import type { readReportMail, saveReportMail } from '@rxweb/contracts/reports';
import { weekToMail } from '@rxweb/domain/reports/week';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { siteOf } from '../../kernel/http/site-of.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { reportMail } from './report-mail.ts';
import { claimRecipients, isSubscribed, markSent, subscribe, unsubscribe } from './report-mails.repository.ts';
import { type ReportsDeps, readReport } from './reports.service.ts';

export interface ReportMailDeps extends ReportsDeps {
  config: ReportsDeps['config'] & { publicUrl: string };
  settings: Pick<LiveSettings, 'current'>;
  /** Null: no mail server is set up. */
  sendMail: ((mail: Mail) => Promise<void>) | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

type Choice = z.output<(typeof readReportMail)['output']>;
type Wish = z.output<(typeof saveReportMail)['input']['body']>;
type ChoiceDeps = Pick<ReportMailDeps, 'sql' | 'store' | 'sendMail' | 'now'>;

export async function readChoice({ sql, sendMail }: ChoiceDeps, userId: string): Promise<Choice> {
  return { isOn: await isSubscribed(sql, userId), canMail: sendMail !== null };
}

/** The first mail comes on the next Monday. */
export async function saveChoice(deps: ChoiceDeps, actor: Actor, { isOn, language }: Wish): Promise<Choice> {
  const { sql, store, now } = deps;
  await inTransaction(sql, async (tx) => {
    const isChanged = isOn
      ? await subscribe(tx, actor.userId, language, weekToMail(store, now()))
      : await unsubscribe(tx, actor.userId);
    if (isChanged)
      await writeAuditEntries(tx, [auditEntryFor(actor, 'report_mail_changed', null, isOn ? 'on' : 'off')]);
  });
  return readChoice(deps, actor.userId);
}

/** Mails the last week to each administrator who wants it, once. */
export async function sendReports(deps: ReportMailDeps, signal: AbortSignal): Promise<void> {
  const { sql, store, settings, config, sendMail, log } = deps;
  if (!sendMail) return;
  const week = weekToMail(store, deps.now());
  const recipients = await claimRecipients(sql, week, deps.now());
  if (recipients.length === 0) return;
  const report = await readReport(deps, week);
  const site = siteOf(store, settings.current.brand);
  for (const recipient of recipients) {
    if (signal.aborted) return;
    try {
      await sendMail(reportMail({ site, recipient, report, publicUrl: config.publicUrl }));
    } catch (error) {
      log.warn({ failure: describeError(error) }, 'couldn’t email a weekly report');
      if (!(error instanceof MailRefused)) continue;
    }
    await markSent(sql, recipient.userId, week);
  }
}
