import { createClient } from '@supabase/supabase-js';
import type { SupabaseConfig } from '../config/config.ts';

/** Bypasses the policies. */
export const serviceOf = ({ url, serviceRoleKey }: SupabaseConfig) =>
  createClient(url, serviceRoleKey, { auth: { persistSession: false } });
