import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { TestBackend } from './create-test-backend.ts';

const noBrowser = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };

/** The official client with the anon key, as in a browser. */
export function browserClient({ url, backend }: TestBackend): SupabaseClient {
  return createClient(url, backend.anonKey, noBrowser);
}

/** The official client with the service key, as in our server. */
export function serviceClient({ url, backend }: TestBackend): SupabaseClient {
  return createClient(url, backend.serviceRoleKey, noBrowser);
}

export const password = 'a long enough password';

/** Creates a confirmed account with {@link password}. */
export async function makeUser(test: TestBackend, email: string, userMetadata: object = {}) {
  const { data, error } = await serviceClient(test).auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: userMetadata,
  });
  if (error) throw error;
  return data.user;
}

/** Signs in with the official client, which keeps the session. */
export async function signIn(test: TestBackend, email: string) {
  const client = browserClient(test);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, session: data.session, user: data.user };
}

/** One call as curl makes it: with the anon key, and older error bodies unless the version header is given. */
export async function call(
  test: TestBackend,
  method: string,
  path: string,
  options: { body?: unknown; headers?: object } = {},
) {
  const response = await fetch(`${test.url}${path}`, {
    method,
    headers: { apikey: test.backend.anonKey, 'content-type': 'application/json', ...options.headers },
    ...(options.body === undefined
      ? {}
      : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text ? JSON.parse(text) : undefined,
  };
}
