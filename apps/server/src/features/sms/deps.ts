import type { StoreInfo } from '@rxweb/contracts/store';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { FastifyBaseLogger } from 'fastify';
import type { SmsConfig } from '../../config/sms.ts';
import type { SmsCarrier } from './carrier.ts';

/** What texting needs from the composition root. */
export interface SmsDeps {
  sql: Sql;
  /** Null while SMS is not connected. */
  carrier: SmsCarrier | null;
  store: StoreInfo;
  config: SmsConfig;
  /** Speaks with the service key; keeps pictures. */
  supabase: SupabaseClient;
  log: FastifyBaseLogger;
  now(): Date;
}
