import { createClient } from '@supabase/supabase-js';
import type { SupabaseConfig } from '../config/config.ts';

/** The services of a Supabase elsewhere, past its policies. */
export const serviceOf = ({ url, serviceRoleKey }: SupabaseConfig) =>
  createClient(url, serviceRoleKey, { auth: { persistSession: false } });
