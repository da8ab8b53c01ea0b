import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createTestBackend, type TestBackend } from '../create-test-backend.ts';
import { makeAccessToken } from '../make-access-token.ts';

export interface RestFixture {
  test: TestBackend;
  anon: SupabaseClient;
  service: SupabaseClient;
  /** A signed-in user who owns the first three notes. */
  member: SupabaseClient;
  memberId: string;
  memberToken: string;
  /** One GET without the client, with the anon key unless overridden. */
  get(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** `closed` has no grants, `bare` no policy, `ghost` is listed but missing, `hidden` exists but isn't listed. */
const exposedTables = {
  notes: {},
  closed: {},
  bare: {},
  ghost: {},
  slow: {},
  later: {},
  request: {},
  short: { maxRows: 2 },
};

const schema = `
  create table public.notes (
    id bigint primary key, owner uuid not null, title text, amount numeric, done boolean, at timestamptz, data jsonb, tags text[],
    "odd ""name" text, page int);
  alter table public.notes enable row level security;
  create policy own on public.notes for all to authenticated
    using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
  create table public.closed (id int);
  revoke all on public.closed from anon, authenticated;
  create table public.bare (id int);
  alter table public.bare enable row level security;
  insert into public.bare values (1);
  create table public.hidden (id int);
  create table public.short as select generate_series(1, 3) as n;
  create view public.slow as select pg_sleep(10)::text as waited;
  create view public.request as select current_user::text as role, current_setting('transaction_read_only') as read_only,
    current_setting('request.method') as method, current_setting('request.path') as path,
    current_setting('request.headers')::jsonb as headers, current_setting('request.jwt.claims')::jsonb as claims;
`;

/** A real backend with a notes table, and the official client in each role. */
export async function createRestFixture(): Promise<RestFixture> {
  const test = await createTestBackend({ exposedTables });
  await test.sql.unsafe(schema);
  const { userId: memberId, token: memberToken } = await makeAccessToken(test);
  await test.sql`
    insert into public.notes values
      (1, ${memberId}, 'Alpha', 10.50, true, '2026-01-02 03:04:05.678901+02', '{"a": [1, {"b": null}]}', '{x,y}', 'o', 7),
      (2, ${memberId}, 'beta, (b)', 0, false, '2026-06-01 00:00:00Z', null, null, null, null),
      (3, ${memberId}, null, null, null, null, '"text"', '{}', null, null),
      (4, gen_random_uuid(), 'foreign', 99, true, now(), null, null, null, null)`;
  const { anonKey, serviceRoleKey } = test.backend;
  const noSession = { auth: { persistSession: false, autoRefreshToken: false } };
  return {
    test,
    memberId,
    memberToken,
    anon: createClient(test.url, anonKey, noSession),
    service: createClient(test.url, serviceRoleKey, noSession),
    member: createClient(test.url, anonKey, { accessToken: async () => memberToken }),
    get: (path, init = {}) =>
      fetch(`${test.url}/rest/v1${path}`, { ...init, headers: { apikey: anonKey, ...Object(init.headers) } }),
    close: () => test.close(),
  };
}
