import { createTestBackend } from '@rxweb/backend/testing';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { migrationsDir } from './create-test-app.ts';

const roles = ['employee', 'pharmacist', 'admin'] as const;
export const principals = ['anon', ...roles] as const;
export type Principal = (typeof principals)[number];

type TestBackend = Awaited<ReturnType<typeof createTestBackend>>;

/** A signed-in person, or a visitor with the anon key. */
export interface Person {
  id: string;
  client: SupabaseClient;
  /** The access token, or the anon key. */
  token: string;
}

export interface TestData {
  backend: TestBackend;
  people: Record<Principal, Person>;
  service: SupabaseClient;
  /** Makes a member of staff and signs in. */
  hire(name: string, role: (typeof roles)[number]): Promise<Person>;
  close(): Promise<void>;
}

const password = 'a long enough password';

/** The product's schema in an embedded backend, past our own server, with one person of each kind. */
export async function createTestData(): Promise<TestData> {
  const backend = await createTestBackend({ migrationsDir, exposedTables: { messages: { maxRows: 200 } } });
  const { anonKey, serviceRoleKey } = backend.backend;
  const connect = (key: string) =>
    createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const service = connect(serviceRoleKey);

  const hire: TestData['hire'] = async (name, role) => {
    const email = `${name}@pharmacy.example`;
    const created = await service.auth.admin.createUser({ email, password, email_confirm: true });
    if (created.error) throw created.error;
    const { id } = created.data.user;
    await backend.sql`insert into app.staff (user_id, role) values (${id}, ${role})`;
    const client = connect(anonKey);
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    await client.realtime.setAuth(data.session.access_token);
    return { id, client, token: data.session.access_token };
  };
  const visitor = { id: '', client: connect(anonKey), token: anonKey };
  const [employee, pharmacist, admin] = await Promise.all([
    hire('employee', 'employee'),
    hire('pharmacist', 'pharmacist'),
    hire('admin', 'admin'),
  ]);
  return {
    backend,
    service,
    people: { anon: visitor, employee, pharmacist, admin },
    hire,
    async close() {
      await Promise.all([visitor, employee, pharmacist, admin].map(({ client }) => client.realtime.disconnect()));
      await backend.close();
    },
  };
}
