import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

const password = 'correct horse battery';

describe('names of staff', () => {
  let test: TestApp;
  let admin: Person;
  let count = 0;
  beforeAll(async () => {
    test = await createTestApp();
    admin = await hire('admin');
  });
  afterAll(() => test.close());

  interface Person {
    id: string;
    email: string;
    token: string;
  }

  function nextLocal(): string {
    count += 1;
    return `dana.okafor${count}`;
  }

  async function hire(role: 'admin' | 'pharmacist' | 'employee', local = nextLocal()): Promise<Person> {
    const email = `${local}@pharmacy.example`;
    const { data, error } = await test.context.supabase.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw error;
    await test.context.sql`insert into app.staff (user_id, role) values (${data.user.id}, ${role})`;
    return { id: data.user.id, email, token: await tokenOf(email) };
  }

  async function tokenOf(email: string): Promise<string> {
    const answer = await fetch(`${test.url}/backend/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: test.context.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return Object(await answer.json()).access_token;
  }

  async function call(person: Person, method: string, path: string, body?: object) {
    const answer = await fetch(`${test.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${person.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: Object(await answer.json()) };
  }

  const nameOf = async (id: string) =>
    (await test.context.sql<{ name: string | null }[]>`select app.person_name(${id}) as name`)[0]?.name;
  const audited = (id: string) =>
    test.context.sql`
      select actor_id, actor_name, actor_email, target_name, detail from app.audit_log
      where target = ${id} and action = 'name_changed' order by seq`;

  it('come with a new account, or from the address while there is none', async () => {
    const made = await call(admin, 'POST', '/admin/users', {
      email: 'maria@pharmacy.example',
      password,
      role: 'employee',
      sendInvite: false,
      name: '  María Vega ',
    });
    expect(made.status).toBe(200);
    expect(Object.keys(made.body).sort()).toEqual([
      'created_at',
      'email',
      'email_confirmed_at',
      'id',
      'invite',
      'role',
    ]);
    const { body } = await call(admin, 'GET', '/admin/users');
    expect(body.users.find(({ id }: { id: string }) => id === made.body.id)).toMatchObject({
      email: 'maria@pharmacy.example',
      name: 'María Vega',
    });
    const [, ...derived] = await Promise.all([
      made,
      ...['ana.ruiz', 'front_desk', 'JOE+rx', 'ana-maria', 'o.b', '_'].map(async (local) =>
        nameOf((await hire('employee', local)).id),
      ),
    ]);
    expect(derived).toEqual(['Ana Ruiz', 'Front Desk', 'Joe', 'Ana-Maria', 'O B', '_']);
  });

  it('are chosen by the person, reach the token, and nobody sets them past the server', async () => {
    const person = await hire('employee');
    expect(await call(person, 'PUT', '/session/name', { name: 'Dr. Дана О’Кафор' })).toMatchObject({
      status: 200,
      body: { name: 'Dr. Дана О’Кафор' },
    });
    const metadata = async (body?: object) => {
      const answer = await fetch(`${test.url}/backend/auth/v1/user`, {
        method: body ? 'PUT' : 'GET',
        headers: {
          apikey: test.context.anonKey,
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return Object(await answer.json()).user_metadata;
    };
    expect(await metadata()).toMatchObject({ name: 'Dr. Дана О’Кафор', role: 'employee' });
    await metadata({ data: { name: 'The Owner', full_name: 'The Owner', color: 'blue' } });
    expect(await metadata()).toMatchObject({ name: 'Dr. Дана О’Кафор', color: 'blue' });
    expect(await metadata()).not.toHaveProperty('full_name');
    expect(await nameOf(person.id)).toBe('Dr. Дана О’Кафор');
  });

  it('refuse what nobody could read, at the server and in the database', async () => {
    const person = await hire('employee');
    const bad = [
      '',
      '   ',
      'x'.repeat(61),
      'a\nb',
      'a\u0007b',
      'ab\u202e',
      '\u2066a',
      'a\u200bb',
      '...',
      'a\u061c',
      '\ufeffa b\ufeffc',
    ];
    for (const name of bad) {
      expect((await call(person, 'PUT', '/session/name', { name })).status, JSON.stringify(name)).toBe(400);
      expect((await call(admin, 'PUT', `/admin/users/${person.id}/name`, { name })).status).toBe(400);
    }
    for (const name of bad.filter((each) => each !== '...'))
      await expect(
        test.context.sql`update app.staff set name = ${name} where user_id = ${person.id}`,
        JSON.stringify(name),
      ).rejects.toThrow('staff_name');
    for (const name of ['X', '李小龍', 'Zoë d’Arc-Nuñez 3rd', '👩‍⚕️ Ana', 'x'.repeat(60), 'نور'])
      expect((await call(person, 'PUT', '/session/name', { name })).status, name).toBe(200);
  });

  it('are set and taken away by administrators only, without touching role, sessions or version', async () => {
    const person = await hire('pharmacist');
    const path = `/admin/users/${person.id}/name`;
    expect((await call(person, 'PUT', path, { name: 'Boss' })).status).toBe(403);
    const named = await call(admin, 'PUT', path, { name: 'Dana Okafor' });
    expect(named.body).toMatchObject({ id: person.id, name: 'Dana Okafor', role: 'pharmacist', version: 1 });
    expect((await call(person, 'GET', '/session')).status).toBe(200);
    expect((await call(admin, 'PUT', path, { name: null })).body.name).toBeNull();
    const [first, second] = await audited(person.id);
    const local = `${person.email.split('@')[0]}`.replace('dana.okafor', 'Dana Okafor');
    expect(first).toMatchObject({ actor_id: admin.id, detail: `${local} to Dana Okafor` });
    expect(second).toMatchObject({ detail: `Dana Okafor to ${local}` });
  });

  it('stay in the audit log and in what a deleted person wrote, as they were', async () => {
    const person = await hire('admin');
    await call(person, 'PUT', '/session/name', { name: 'Rosa Diaz' });
    await call(person, 'GET', '/admin/users');
    await test.context.sql`select app.note_audit('audit_read', 'ok', ${person.id})`;
    await call(person, 'PUT', '/session/name', { name: 'Rosa Diaz-Lee' });
    const rows = await test.context.sql`
      select actor_name, actor_email from app.audit_log where actor_id = ${person.id} and action = 'audit_read'`;
    expect(rows).toEqual([{ actor_name: 'Rosa Diaz', actor_email: person.email }]);
    expect(await call(admin, 'DELETE', `/admin/users/${person.id}`)).toMatchObject({ status: 200 });
    expect(await nameOf(person.id)).toBe('Rosa Diaz-Lee');
    const [gone] = await test.context.sql`select app.person(${person.id}) as who`;
    expect(gone).toEqual({ who: { id: person.id, name: 'Rosa Diaz-Lee' } });
  });
});
