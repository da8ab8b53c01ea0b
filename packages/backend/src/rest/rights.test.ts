import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccessToken } from '../../testing/make-access-token.ts';
import { createRestFixture, type RestFixture } from '../../testing/rest/rest-fixture.ts';

let rest: RestFixture;
beforeAll(async () => {
  rest = await createRestFixture();
});
afterAll(() => rest.close());

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('Z9 who may read what', () => {
  it('is decided by row level security', async () => {
    const idsOf = async (client: RestFixture['anon']) => (await client.from('notes').select('id').order('id')).data;
    expect(await idsOf(rest.anon)).toEqual([]);
    expect(await idsOf(rest.member)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(await idsOf(rest.service)).toHaveLength(4);
    const other = await makeAccessToken(rest.test);
    expect(await (await rest.get('/notes', bearer(other.token))).json()).toEqual([]);
    for (const client of [rest.anon, rest.member]) expect((await client.from('bare').select()).data).toEqual([]);
  });

  it('is 401 to visitors and 403 to users where the role has no grant', async () => {
    const anonymous = await rest.get('/closed');
    expect([anonymous.status, anonymous.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const body = { code: '42501', details: null, hint: null, message: 'permission denied for table closed' };
    expect(await anonymous.json()).toEqual(body);
    const signedIn = await rest.get('/closed', bearer(rest.memberToken));
    expect([signedIn.status, await signedIn.json()]).toEqual([403, body]);
    expect((await rest.service.from('closed').select()).data).toEqual([]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('no one writes: %s', async (method) => {
    for (const token of [rest.test.backend.anonKey, rest.memberToken, rest.test.backend.serviceRoleKey]) {
      for (const path of ['/notes?id=eq.1', '/closed', '/other', '/rpc/now']) {
        const body = method === 'OPTIONS' ? {} : { body: '{"id":1' };
        const answer = await rest.get(path, { method, ...bearer(token), ...body });
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
        expect(await answer.json()).toMatchObject({ code: 'PGRST117', message: `Unsupported HTTP method: ${method}` });
      }
    }
    expect((await rest.service.from('notes').insert({ id: 5 })).status).toBe(405);
    expect((await rest.service.from('notes').select('id', { count: 'exact' })).count).toBe(4);
  });

  it('and a policy reads of the request what it may, in a transaction that cannot write', async () => {
    await rest.test.sql`grant select on public.request to anon, authenticated`;
    const answer = await rest.get('/request?select=*', {
      headers: { authorization: `Bearer ${rest.memberToken}`, 'x-shop': 'one', cookie: 'a=b' },
    });
    const [seen] = JSON.parse(await answer.text());
    expect(seen).toMatchObject({
      read_only: 'on',
      method: 'GET',
      path: '/request',
      headers: { 'x-shop': 'one' },
      claims: { sub: rest.memberId, role: 'authenticated' },
    });
    expect(JSON.stringify(seen)).not.toContain(rest.memberToken);
    expect(seen.headers).not.toHaveProperty('cookie');
    expect(seen.headers).not.toHaveProperty('apikey');
  });
});

describe('who reads', () => {
  it('is the token’s user, else the key’s role, wherever it is sent', async () => {
    const key = rest.test.backend.serviceRoleKey;
    const count = async (path: string, headers: Record<string, string>) => {
      const answer = await fetch(`${rest.test.url}/rest/v1/notes?select=id${path}`, { headers });
      return (await answer.json()).length;
    };
    expect(await count('', { apikey: key })).toBe(4);
    expect(await count(`&apikey=${key}`, {})).toBe(4);
    expect(await count(`&apikey=${key}`, { apikey: '' })).toBe(4);
    expect(await count('', { authorization: `Bearer ${key}` })).toBe(4);
    expect(await count('', { apikey: key, authorization: `Bearer ${rest.memberToken}` })).toBe(3);
    expect(await count('', { apikey: key, authorization: `Bearer ${rest.test.backend.anonKey}` })).toBe(0);
  });
});

describe('a token that does not hold', () => {
  it('is refused before anything is looked at', async () => {
    const expired = await makeAccessToken(rest.test, { expiresIn: -60 });
    const closed = await makeAccessToken(rest.test);
    await rest.test.sql`delete from auth.sessions where id = ${closed.sessionId}`;
    const [head, payload] = rest.memberToken.split('.');
    for (const [token, code, message] of [
      [expired.token, 'PGRST303', 'JWT expired'],
      [closed.token, 'PGRST303', 'Session from session_id claim in JWT does not exist'],
      ['garbage', 'PGRST301', 'Expected 3 parts in JWT; got 1'],
      [`${head}.${payload}.AAAA`, 'PGRST301', 'No suitable key or wrong key type'],
    ] as const) {
      const answer = await rest.get('/notes', bearer(token));
      expect([answer.status, await answer.json()]).toEqual([401, { code, details: null, hint: null, message }]);
      expect(answer.headers.get('www-authenticate')).toBe(
        `Bearer error="invalid_token", error_description="${message}"`,
      );
    }
  });
});

describe('Z11 identities', () => {
  it('never mix, whatever fails, is refused or goes away beside a read', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => makeAccessToken(rest.test)));
    await rest.test.sql`
      insert into public.notes (id, owner) select 100 + row_number() over (), owner
      from unnest(${users.map(({ userId }) => userId)}::uuid[]) owner, generate_series(1, 5)`;
    const step = fc.record({
      user: fc.constantFrom(...users),
      path: fc.constantFrom('/notes', '/notes', '/notes?order=id', '/notes?id=eq.x', '/notes?select=no', '/closed'),
      isAborted: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 50 }), async (steps) => {
        await Promise.all(
          steps.map(async ({ user, path, isAborted }) => {
            const signal = isAborted ? { signal: AbortSignal.timeout(3) } : {};
            const answer = await rest.get(path, { ...bearer(user.token), ...signal }).catch(() => null);
            const rows = answer?.ok ? await answer.json().catch(() => null) : null;
            if (rows === null) return;
            expect(rows).toHaveLength(5);
            for (const { owner } of rows) expect(owner).toBe(user.userId);
          }),
        );
      }),
      { numRuns: 15 },
    );
    expect((await rest.anon.from('notes').select()).data).toEqual([]);
  });

  it('are nothing to a stranger who guesses one', async () => {
    const answer = await rest.get(`/notes?owner=eq.${randomUUID()}`, bearer(rest.test.backend.anonKey));
    expect(await answer.json()).toEqual([]);
  });
});
