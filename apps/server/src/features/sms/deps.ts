import type { StoreInfo } from '@rxweb/contracts/store';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { FastifyBaseLogger } from 'fastify';
import type postgres from 'postgres';
import type { SmsConfig } from '../../config/sms.ts';
import type { AuditLog } from '../../kernel/audit/audit-log.ts';
import type { SmsCarrier } from './carrier.ts';

export interface SmsDeps {
  sql: postgres.Sql;
  /** Null while SMS is not connected. */
  carrier: SmsCarrier | null;
  store: StoreInfo;
  config: SmsConfig;
  /** With the service key; stores pictures. */
  supabase: SupabaseClient;
  log: FastifyBaseLogger;
  now(): Date;
}

export type InboxDeps = SmsDeps & { audit: AuditLog };
