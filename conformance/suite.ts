import { randomBytes } from 'node:crypto';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import type { Library } from './libraries.ts';
import { type Answer, createRecordingFetch, parseJson } from './recording-fetch.ts';
import { isEmbedded, type Target } from './target.ts';

/** A client and its recorded calls. */
export interface Connection {
  client: SupabaseClient;
  answers: Answer[];
  last(): Answer;
}

export interface Person {
  id: string;
  email: string;
}

export interface SignedIn extends Connection {
  session: Session;
  person: Person;
}

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** Defaults to the anon key; null omits it. */
  key?: string | null;
  token?: string;
}

/** The context for checks of one client release. */
export interface Suite {
  library: Library;
  target: Target;
  /** Prefix of all created names. */
  prefix: string;
  /** With the anon key; `auth` holds further client options. */
  visitor(auth?: object): Connection;
  service(): Connection;
  person(role?: 'employee' | 'pharmacist' | 'admin'): Promise<Person>;
  signIn(person: Person): Promise<SignedIn>;
  /** An address without an account. */
  newEmail(): string;
  /** Removes the account at the end. */
  removeUserAtEnd(id: string): void;
  atEnd(work: () => Promise<unknown>): void;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

export const password = 'vellum-Quartz7-otter';

/** A check that only the embedded backend allows; the name includes the reason. */
export function itEmbedded(name: string, reason: string, check: () => Promise<void>): void {
  it.runIf(isEmbedded)(`${name} (embedded only: ${reason})`, check);
}

/** Creates a value on first use and shares it: accounts and sign-ins are slow. */
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function createSuite(openedTarget: () => Target, library: Library): Suite {
  const prefix = `conformance-${randomBytes(5).toString('hex')}`;
  const users = new Set<string>();
  const works: (() => Promise<unknown>)[] = [];
  let made = 0;

  const connect = (key: string, auth = {}): Connection => {
    const { url } = openedTarget();
    const { answers, fetch } = createRecordingFetch(url);
    const client = library.createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, ...auth },
      global: { fetch },
    });
    const last = () => {
      const answer = answers.at(-1);
      if (!answer) throw new Error('the client made no call');
      return answer;
    };
    return { client, answers, last };
  };
  const visitor = (auth = {}) => connect(openedTarget().anonKey, auth);
  const service = () => connect(openedTarget().serviceRoleKey);
  const newEmail = () => `${prefix}-${++made}@example.com`;

  const person: Suite['person'] = async (role) => {
    const email = newEmail();
    const { data, error } = await service().client.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw error;
    users.add(data.user.id);
    if (role) await openedTarget().sql`insert into app.staff (user_id, role) values (${data.user.id}, ${role})`;
    return { id: data.user.id, email };
  };

  return {
    library,
    get target() {
      return openedTarget();
    },
    prefix,
    visitor,
    service,
    person,
    newEmail,
    removeUserAtEnd: (id) => void (id && users.add(id)),
    atEnd: (work) => works.push(work),
    call: (method, path, options) => call(openedTarget(), method, path, options),
    async signIn(somebody) {
      const connection = visitor();
      const { data, error } = await connection.client.auth.signInWithPassword({ email: somebody.email, password });
      if (error) throw error;
      return { ...connection, session: data.session, person: somebody };
    },
    close: () => removeAll(openedTarget(), prefix, users, works, service()),
  };
}

/** Continues after failures, and reports what could not be removed. */
async function removeAll(
  { sql }: Target,
  prefix: string,
  users: ReadonlySet<string>,
  works: readonly (() => Promise<unknown>)[],
  { client }: Connection,
): Promise<void> {
  const ids = [...users];
  const failures: unknown[] = [];
  const removals = [
    ...works.toReversed(),
    ...ids.map((id) => () => client.auth.admin.deleteUser(id)),
    // The service no longer knows softly deleted users.
    () => sql`delete from auth.users where id = any(${ids}::uuid[]) and deleted_at is not null`,
  ];
  for (const remove of removals) await remove().catch((error: unknown) => failures.push(error));

  const mine = `${prefix}%`;
  const [left] = await sql`
    select (select count(*)::int from auth.users where email like ${mine} or id = any(${ids}::uuid[])) as users,
      (select count(*)::int from storage.buckets where id like ${mine}) as buckets,
      (select count(*)::int from storage.objects where owner_id = any(${ids})) as files,
      (select count(*)::int from public.messages where body like ${mine}) as messages`;
  expect({ failures, left }).toEqual({ failures: [], left: { users: 0, buckets: 0, files: 0, messages: 0 } });
}

async function call(target: Target, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { body, key = target.anonKey, token } = options;
  const requestHeaders = new Headers({
    ...(key === null ? {} : { apikey: key }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  });
  const requestBody = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${target.url}${path}`, {
    method,
    headers: requestHeaders,
    body: requestBody,
    redirect: 'manual',
  });
  const text = await response.text();
  const { status, headers } = response;
  return { method, path, requestHeaders, requestBody, status, headers, text, body: parseJson(text) };
}
