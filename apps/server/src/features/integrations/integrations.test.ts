import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createTokenIssuer } from '../../../testing/issue-tokens.ts';

let now = new Date('2026-11-18T18:00:00Z');
let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await createTestApp(() => now);
  const issuer = await createTokenIssuer(test);
  admin = await issuer.openSession(await issuer.hire('admin'));
});
afterAll(() => test.close());

const call = async (method: string, path: string, token: string, body?: object) => {
  const response = await fetch(`${test.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};
const create = async (scope: string, days = 30) =>
  (await call('POST', '/admin/integration-keys', admin, { name: 'Till', scope, days })).body;

describe('a key of another program', () => {
  it('S28-51 is shown once, kept as a hash, and opens what its scope names', async () => {
    const { key, secret } = await create('requests');
    expect(secret).toMatch(/^rxk_[\w-]{43}$/);
    const stored = await test.context.sql`select * from app.integration_keys`;
    expect(JSON.stringify(stored)).not.toContain(secret.slice(4));
    expect((await call('GET', '/integrations/requests', secret)).body).toEqual({ requests: [], next: null });
    expect((await call('GET', '/integrations/shoe-cases', secret)).status).toBe(401);
    const cases = await create('shoes');
    expect((await call('GET', '/integrations/shoe-cases', cases.secret)).body).toEqual({ cases: [], next: null });
    const { keys } = (await call('GET', '/admin/integration-keys', admin)).body;
    expect(keys.find(({ id }: { id: string }) => id === key.id)).toMatchObject({
      scope: 'requests',
      lastUsedAt: now.toISOString(),
    });
    const read = await test.context
      .sql`select target, actor_id from app.audit_log where action = 'integration_read' order by seq limit 1`;
    expect(read).toEqual([{ target: key.id, actor_id: null }]);
  });

  it('S28-52 ends when it is revoked, and on its last day', async () => {
    const { key, secret } = await create('requests', 1);
    const revoked = await create('requests');
    for (const _ of [1, 2])
      expect((await call('DELETE', `/admin/integration-keys/${revoked.key.id}`, admin)).body.revokedAt).not.toBeNull();
    expect((await call('GET', '/integrations/requests', revoked.secret)).status).toBe(401);
    expect((await call('GET', '/integrations/requests', secret)).status).toBe(200);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await call('GET', '/integrations/requests', secret)).status).toBe(401);
    expect(Date.parse(key.expiresAt)).toBeLessThan(now.getTime());
  });

  it.each(['', 'rxk_', `rxk_${'a'.repeat(43)}`, 'not a key'])('S28-52 is not %j', async (secret) => {
    expect((await call('GET', '/integrations/requests', secret)).status).toBe(401);
  });
});

describe('the description for programs', () => {
  it('S28-53 lists every endpoint with its access, input and errors, and refers only to what it holds', async () => {
    const { status, body } = await call('GET', '/openapi.json', admin);
    expect([status, body.openapi]).toEqual([200, '3.1.1']);
    const served = test.app.servedRoutes.flatMap(({ endpoint }) =>
      endpoint ? [`${endpoint.method} ${endpoint.path}`] : [],
    );
    const listed = Object.values(body.paths as Record<string, object>).flatMap((path) => Object.keys(path));
    expect(listed).toHaveLength(new Set(served).size);
    const ids = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(body.paths['/api/notices'].post).toMatchObject({
      security: [{ signature: [] }],
      requestBody: { content: { 'application/json': { schema: { required: ['notices'] } } } },
      responses: { 401: { description: 'unauthorized' } },
    });
    const references = JSON.stringify(body).match(/"\$ref":"[^"]+"/g) ?? [];
    expect(new Set(references)).toEqual(new Set(['"$ref":"#/components/schemas/Error"']));
    for (const [path, operations] of Object.entries(
      body.paths as Record<string, Record<string, { parameters: { name: string; in: string }[] }>>,
    ))
      for (const { parameters } of Object.values(operations)) {
        const named = parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`);
        expect(path.match(/\{\w+\}/g) ?? []).toEqual(named);
      }
  });
});
