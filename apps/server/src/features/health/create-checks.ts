import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatMonthDay, formatTime } from '@rxweb/domain/text/format';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type AssistantModel, checkAssistant } from './checks/check-assistant.ts';
import { assessBackup, backedUpElsewhere } from './checks/check-backup.ts';
import { checkDatabase } from './checks/check-database.ts';
import { checkDisk } from './checks/check-disk.ts';
import { createMailCheck, type MailCarrier } from './checks/check-mail.ts';
import { createSmsCheck, readCarrierFacts, type TextCarrier } from './checks/check-sms.ts';
import { createStorageCheck } from './checks/check-storage.ts';
import { assessWebhook, noWebhook, readBacklog } from './checks/check-webhook.ts';
import type { Check } from './finding.ts';
import type { HealthPart } from './health.service.ts';

export interface HealthDeps {
  sql: Sql;
  supabase: SupabaseClient;
  store: StoreInfo;
  /** Of the configuration, only what is looked at. */
  config: {
    dataDir: string;
    isDiskEncrypted: boolean;
    publicUrl: string;
    pipeline: object | null;
    supabase: object | null;
    backup: { folder: string; nightly: boolean };
  };
  /** When the newest backup was made; null: there is none. */
  newestBackup(): Promise<Date | null>;
  mailCarrier: MailCarrier;
  carrier: TextCarrier;
  model: AssistantModel | null;
  now(): Date;
}

/** What others feel when it is done: files written, a mail server greeted. */
const costlyEveryMs = 5 * 60_000;

/** How each part of the program is looked at. */
export function createChecks(deps: HealthDeps): Record<HealthPart, Check> {
  const { sql, supabase, store, config, mailCarrier, carrier, model, newestBackup, now } = deps;
  const startedAt = now();
  // At an https address patients' data is in it. With a Supabase elsewhere nothing of theirs lies here.
  const mustBeEncrypted = config.publicUrl.startsWith('https:') && !config.supabase && !config.isDiskEncrypted;
  const timeOf = (at: Date) => formatTime(store, at);
  const whenOf = (at: Date) => whenText(store, now(), at);
  return {
    database: () => checkDatabase(sql),
    storage: createStorageCheck({ sql, supabase, now, formatTime: timeOf, probeEveryMs: costlyEveryMs }),
    mail: createMailCheck({ carrier: mailCarrier, now, formatTime: timeOf, greetEveryMs: costlyEveryMs }),
    sms: createSmsCheck({
      carrier,
      readFacts: () => readCarrierFacts(sql),
      now,
      formatTime: timeOf,
      formatWhen: whenOf,
      greetEveryMs: costlyEveryMs,
    }),
    assistant: () => checkAssistant(model, now(), timeOf, whenOf),
    webhook: async () => {
      if (!config.pipeline) return noWebhook;
      return assessWebhook(await readBacklog(sql), now(), whenOf);
    },
    backup: async () => {
      if (config.supabase) return backedUpElsewhere;
      return assessBackup({ newest: await newestBackup(), startedAt, isNightly: config.backup.nightly }, now(), whenOf);
    },
    disk: () => checkDisk(config.dataDir, mustBeEncrypted),
  };
}

/** A moment that has passed: `9:41 am` today, `Fri, Nov 20, 5:30 pm` before. */
function whenText(store: StoreInfo, now: Date, at: Date): string {
  const [today, date] = [storeDate(store, now), storeDate(store, at)];
  const time = formatTime(store, at);
  return date === today ? time : `${formatMonthDay(date, 'en')}, ${time}`;
}
