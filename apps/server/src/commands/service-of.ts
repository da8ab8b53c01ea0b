import { createClient } from '@supabase/supabase-js';
import type { SupabaseConfig } from '../config/config.ts';

/** An external Supabase's services, bypassing its policies. */
export const serviceOf = ({ url, serviceRoleKey }: SupabaseConfig) =>
  createClient(url, serviceRoleKey, { auth: { persistSession: false } });
