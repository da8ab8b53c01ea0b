import * as newest from '@supabase/supabase-js';
import * as oldest from 'supabase-js-2.49';

type CreateClient = (url: string, key: string, options: object) => newest.SupabaseClient;
type AuthErrorName =
  | 'AuthApiError'
  | 'AuthRetryableFetchError'
  | 'AuthSessionMissingError'
  | 'AuthWeakPasswordError'
  | 'AuthInvalidCredentialsError';

export interface Library {
  name: string;
  isNewest: boolean;
  createClient: CreateClient;
  authErrors: Record<AuthErrorName, abstract new (...words: never[]) => Error>;
  realtimeVersion: '1.0.0' | '2.0.0';
}

/**
 * Both ends of the supported range: what new projects install, and the release in the specification (auth-js 2.69.1).
 */
export const libraries: readonly Library[] = [
  {
    name: 'supabase-js 2.119.0',
    isNewest: true,
    createClient: newest.createClient,
    authErrors: newest,
    realtimeVersion: '2.0.0',
  },
  {
    name: 'supabase-js 2.49.4',
    isNewest: false,
    // The calls made here have the same signatures in both; only private parts differ.
    createClient: oldest.createClient as unknown as CreateClient,
    authErrors: oldest,
    realtimeVersion: '1.0.0',
  },
];
