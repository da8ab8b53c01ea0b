import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserClient, serviceClient } from '../../testing/clients.ts';
import type { TestBackend } from '../../testing/create-test-backend.ts';
import {
  type ChannelLog,
  createRealtimeFixture,
  listen,
  type Member,
  signInForRealtime,
  startListening,
  until,
} from '../../testing/realtime/realtime-fixture.ts';

describe('changes sent to subscribers', () => {
  let test: TestBackend;
  let ann: Member;
  let bob: Member;
  beforeAll(async () => {
    test = await createRealtimeFixture();
    ann = await signInForRealtime(test, 'ann@example.test');
    bob = await signInForRealtime(test, 'bob@example.test');
  });
  afterAll(async () => {
    await Promise.all([ann, bob].map(({ client }) => client.realtime.disconnect()));
    await test.close();
  });

  const insert = async (owner: string, body: string) => {
    const [row] = await test.sql<
      [{ id: string }]
    >`insert into public.notes (owner, body) values (${owner}, ${body}) returning id`;
    return Number(row.id);
  };
  const quit = (...all: ChannelLog[]) => Promise.all(all.map(({ channel }) => channel.unsubscribe()));

  it('S7-30 Z10 go to those who may read the row, in the columns they may read; of a deleted row only the key goes', async () => {
    const [forAnn, forBob] = await Promise.all([listen(ann.client), listen(bob.client)]);
    const id = await insert(ann.id, 'hello');
    await insert(bob.id, 'for bob');
    await until(() => forBob.changes.length > 0 && forAnn.changes.length > 0);
    expect(forAnn.changes).toEqual([
      {
        schema: 'public',
        table: 'notes',
        commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/),
        eventType: 'INSERT',
        new: { id, owner: ann.id, body: 'hello' },
        old: {},
        errors: null,
      },
    ]);
    await test.sql`update public.notes set body = 'bye' where id = ${id}`;
    await until(() => forAnn.changes.length === 2);
    await test.sql`delete from public.notes where id = ${id}`;
    await until(() => forAnn.changes.length === 3 && forBob.changes.length === 2);
    expect(forAnn.changes[1]).toMatchObject({ eventType: 'UPDATE', new: { id, body: 'bye' }, old: { id } });
    expect(forAnn.changes[2]).toMatchObject({ eventType: 'DELETE', new: {} });
    expect(forAnn.changes[2]?.old).toEqual({ id });
    // Bob reads this table too, so he learns that a row is gone, but not its owner or contents.
    expect(forBob.changes).toMatchObject([{ new: { body: 'for bob' } }, { eventType: 'DELETE', old: { id } }]);
    expect(JSON.stringify(forBob.changes)).not.toContain(ann.id);
    await quit(forAnn, forBob);
  });

  it('Z10 are not sent to a role that can never see a row, and reveal no key to a user who sees none', async () => {
    const visitor = startListening(browserClient(test));
    await until(() => visitor.system.length === 1);
    expect(visitor.system[0]?.message).toBe('Waiting for the access token of a user');
    const cleo = await signInForRealtime(test, 'cleo@example.test');
    const [forCleo, forAnn] = await Promise.all([listen(cleo.client), listen(ann.client)]);
    const id = await insert(ann.id, 'x');
    await until(() => forAnn.changes.length === 1);
    await test.sql`delete from public.notes where id = ${id}`;
    await until(() => forAnn.changes.length === 2);
    // Cleo's check of that delete must finish before she sees an own row.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(forCleo.changes).toEqual([]);
    await insert(cleo.id, 'her first');
    await until(() => forCleo.changes.length > 0);
    expect(forCleo.changes).toMatchObject([{ new: { body: 'her first' } }]);
    expect(visitor.changes).toEqual([]);
    await quit(visitor, forCleo, forAnn);
  });

  it('pass a filter by the type of its column, and only then', async () => {
    const filters = ['body=eq.a', 'body=neq.a', 'id=gte.1000', 'body=in.(a,"b,c")', 'body=like.a%', 'body=ilike.A'];
    const heard = await Promise.all(filters.map((filter) => listen(ann.client, filter)));
    const ids = [await insert(ann.id, 'a'), await insert(ann.id, 'b,c'), await insert(ann.id, 'ab')];
    await test.sql`insert into public.notes (id, owner, body) values (1000, ${ann.id}, 'end')`;
    const last = heard[2];
    await until(() => last?.changes.length === 1);
    const bodies = heard.map(({ changes }) => changes.map((change) => ('body' in change.new ? change.new.body : null)));
    expect(bodies).toEqual([['a'], ['b,c', 'ab', 'end'], ['end'], ['a', 'b,c'], ['a', 'ab'], ['a']]);
    expect(ids.every((id) => id < 1_000)).toBe(true);
    await quit(...heard);
  });

  it('keep the types of JSON, and numbers that JavaScript cannot hold in their text', async () => {
    const service = serviceClient(test);
    const heard = await listen(service, undefined, 'open_notes');
    await test.sql`
      insert into public.open_notes (n, at, tags, extra)
      values (1.50, '2026-01-02 03:04:05+00', ${['a', 'b']}, ${test.sql.json({ x: [1, null] })})`;
    await until(() => heard.changes.length === 1);
    expect(heard.changes[0]?.new).toEqual({
      id: expect.any(String),
      n: 1.5,
      at: '2026-01-02T03:04:05+00:00',
      tags: ['a', 'b'],
      extra: { x: [1, null] },
    });
    await quit(heard);
    await service.realtime.disconnect();
  });

  it('make their readers join again when a table was emptied or changed beyond telling', async () => {
    const service = serviceClient(test);
    const heard = await listen(service, undefined, 'open_notes');
    await test.sql`truncate public.open_notes`;
    await until(() => heard.statuses.includes('CHANNEL_ERROR'));
    await until(() => heard.statuses.at(-1) === 'SUBSCRIBED');
    await test.sql`insert into public.open_notes (n) select generate_series(1, 1500)`;
    await until(() => heard.statuses.filter((status) => status === 'CHANNEL_ERROR').length === 2);
    await quit(heard);
    await service.realtime.disconnect();
  });
});
