import { randomUUID } from 'node:crypto';
import type { ManagedUser } from '@rxweb/contracts/users';
import { createClient } from '@supabase/supabase-js';
import { createTestApp } from '../create-test-app.ts';
import { createTokenIssuer } from '../issue-tokens.ts';

export const password = 'a long enough password';
export const newEmail = () => `${randomUUID()}@pharmacy.example`;

/** The server with an administrator who manages its users. */
export async function startUsersApp(env: NodeJS.ProcessEnv = {}) {
  const test = await createTestApp(undefined, env);
  const issuer = await createTokenIssuer(test);
  const owner = await issuer.hire('admin', 'owner@pharmacy.example');
  const ownerToken = await issuer.openSession(owner);

  /** Calls below `/api/admin/users`. Default: as the owner. */
  const call = async (method: string, path: string, body?: unknown, token = ownerToken, headers = {}) => {
    const response = await fetch(`${test.url}/api/admin/users${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const list = async (): Promise<ManagedUser[]> => (await call('GET', '')).body.users;
  const browser = () =>
    createClient(`${test.url}/backend`, test.context.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  return {
    ...test,
    issuer,
    owner,
    ownerToken,
    call,
    list,
    find: async (id: string) => (await list()).find((user) => user.id === id),
    create: (form: object, headers = {}) => call('POST', '', form, ownerToken, headers),
    browser,
    signIn: (email: string) => browser().auth.signInWithPassword({ email, password }),
    /** What the audit log says was done to an account, in order. */
    notes: async (target: string) =>
      (
        await test.context.sql<{ note: string }[]>`
          select concat_ws(' ', action, outcome, detail, case actor_id when ${owner.id} then 'by the owner' end) as note
          from app.audit_log where target = ${target} order by seq`
      ).map(({ note }) => note),
  };
}

export type UsersApp = Awaited<ReturnType<typeof startUsersApp>>;
