import { createHmac } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { TestApp } from './create-test-app.ts';

export const password = 'correct horse battery';

/** A member of staff who is signed in through the gate. */
export interface StaffMember {
  id: string;
  email: string;
  client: SupabaseClient;
  /** Calls our server as this person. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** A client of the backend behind the gate, signed out. */
export const connect = ({ url, context }: TestApp) =>
  createClient(`${url}/backend`, context.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });

/** Makes an account; with a role it is staff. */
async function createAccount({ context }: TestApp, email: string, role: string | null): Promise<string> {
  const { data, error } = await context.supabase.auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw error;
  if (role) await context.sql`insert into app.staff (user_id, role) values (${data.user.id}, ${role})`;
  return data.user.id;
}

export async function signIn(test: TestApp, email: string): Promise<StaffMember> {
  const client = connect(test);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return {
    id: data.user.id,
    email,
    client,
    call: async (method, path, body, headers = {}) =>
      fetch(`${test.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await tokenOf(client)}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

export async function hire(test: TestApp, name: string, role: string | null): Promise<StaffMember> {
  const email = `${name}@pharmacy.example`;
  await createAccount(test, email, role);
  return signIn(test, email);
}

export async function tokenOf(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? '';
}

/** The session a token belongs to. */
export function sessionIdOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id;
}

/** Sets up a second factor, which makes the session worth two. Returns its secret. */
export async function enrol(client: SupabaseClient): Promise<{ id: string; secret: string }> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const shown = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: totpCode(data.totp.secret) });
  if (shown.error) throw shown.error;
  return { id: data.id, secret: data.totp.secret };
}

/** The code of a step (RFC 6238), as an authenticator app shows it. Default: the current step. */
export function totpCode(secret: string, step = Math.floor(Date.now() / 30_000)): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = mac.readUInt8(19) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
