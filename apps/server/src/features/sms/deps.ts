import type { StoreInfo } from '@rxweb/contracts/store';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { FastifyBaseLogger } from 'fastify';
import type { SmsConfig } from '../../config/sms.ts';
import type { AuditLog } from '../../kernel/audit/audit-log.ts';
import type { Ports } from '../../kernel/feature/ports.ts';
import type { FileChecks } from '../../kernel/file-checks/file-checks.ts';
import type { FileViews } from '../../kernel/file-views/file-views.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import type { SmsCarrier } from './carrier.ts';

export interface SmsDeps {
  sql: Sql;
  /** Null while SMS is not connected. */
  carrier: SmsCarrier | null;
  store: StoreInfo;
  config: SmsConfig;
  settings: Pick<LiveSettings, 'onCallNumber' | 'current'>;
  /** Null while the demo is filled. */
  conversations: Pick<Ports['conversations'], 'postFromVisitor' | 'postFromStaff' | 'closeUrgentOf'> | null;
  /** With the service key; stores pictures. */
  supabase: SupabaseClient;
  fileChecks: FileChecks;
  notices: Ports['notices'];
  log: FastifyBaseLogger;
  now(): Date;
}

export type InboxDeps = SmsDeps & { audit: AuditLog; fileViews: FileViews; notices: Ports['notices'] };
