import type { StoreInfo } from '@rxweb/contracts/store';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Ports } from '../../../kernel/feature/ports.ts';
import type { FileChecks } from '../../../kernel/file-checks/file-checks.ts';
import type { LiveHub } from './live-hub.ts';

export interface LiveDeps {
  sql: Sql;
  supabase: SupabaseClient;
  fileChecks: FileChecks;
  store: StoreInfo;
  hub: LiveHub;
  ports: Ports;
  now(): Date;
}
