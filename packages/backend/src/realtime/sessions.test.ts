import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/clients.ts';
import type { TestBackend } from '../../testing/create-test-backend.ts';
import {
  createRealtimeFixture,
  joinOf,
  listen,
  type Member,
  openRaw,
  signInForRealtime,
  signToken,
  startListening,
  until,
} from '../../testing/realtime/realtime-fixture.ts';

describe('a channel lasts as long as its token', () => {
  let test: TestBackend;
  let ann: Member;
  let count = 0;
  beforeAll(async () => {
    test = await createRealtimeFixture();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ann = await signInForRealtime(test, `ann${++count}@example.test`);
  });
  afterEach(async () => void (await ann.client.realtime.disconnect()));

  const now = () => Math.floor(Date.now() / 1_000);

  it('A11 A13 A14 is closed within 5 s after the session ended, the user was banned or deleted, and sends nothing in between', async () => {
    const banned = await signInForRealtime(test, 'bob@example.test');
    const deleted = await signInForRealtime(test, 'cleo@example.test');
    const members = [ann, banned, deleted];
    const heard = await Promise.all(members.map(({ client }) => listen(client)));
    await test.sql`delete from auth.sessions where id = ${ann.sessionId}`;
    await test.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
    await test.sql`delete from auth.users where id = ${deleted.id}`;
    const start = Date.now();
    for (const { id } of members) await test.sql`insert into public.notes (owner, body) values (${id}, 'too late')`;
    await until(() => heard.every(({ statuses }) => statuses.at(-1) === 'CLOSED'), 5_000);
    expect(Date.now() - start).toBeLessThan(5_000);
    expect(heard.flatMap(({ changes }) => changes)).toEqual([]);
    expect(heard.map(({ system }) => system.at(-1)?.message)).toEqual([
      'Session from session_id claim in JWT does not exist',
      'User is banned',
      'User from sub claim in JWT does not exist',
    ]);
    await Promise.all(members.map(({ client }) => client.realtime.disconnect()));
  });

  it('Z10 is closed when the token expires and no other was pushed', async () => {
    await ann.client.realtime.setAuth(await signToken(test, ann, now() + 2));
    const heard = await listen(ann.client);
    await until(() => heard.statuses.at(-1) === 'CLOSED');
    expect(heard.system.at(-1)?.message).toMatch(/^Token has expired \d seconds ago$/);
  });

  it('continues with a pushed token, gets a reply, and from then on listens as its user', async () => {
    await ann.client.realtime.setAuth(await signToken(test, ann, now() + 2));
    const heard = await listen(ann.client);
    await ann.client.realtime.setAuth(await signToken(test, ann, now() + 60));
    await until(() => heard.system.length === 2);
    expect(heard.system[1]?.message).toBe('Subscribed to PostgreSQL');
    await new Promise((resolve) => setTimeout(resolve, 2_200));
    await test.sql`insert into public.notes (owner, body) values (${ann.id}, 'still there')`;
    await until(() => heard.changes.length === 1);

    const bob = await signInForRealtime(test, 'ben@example.test');
    await ann.client.realtime.setAuth(bob.token);
    await until(() => heard.system.length === 3);
    await test.sql`insert into public.notes (owner, body) values (${ann.id}, 'not for bob'), (${bob.id}, 'for bob')`;
    await until(() => heard.changes.length === 2);
    expect(heard.changes[1]).toMatchObject({ new: { body: 'for bob' } });
  });

  it('Z10 gets nothing that was read for the earlier user, and misses nothing for the next', async () => {
    const bob = await signInForRealtime(test, 'bess@example.test');
    await test.sql.unsafe(`
      create table public.slow_readers (id uuid);
      create function public.take_time(owner uuid) returns boolean language plpgsql security definer as $$
        begin
          if exists (select from public.slow_readers where id = auth.uid()) then perform pg_sleep(1); end if;
          return true;
        end $$;
      create policy slow on public.notes as restrictive for select to authenticated using (public.take_time(owner))`);
    const heard = await listen(ann.client);
    await test.sql`insert into public.slow_readers (id) values (${ann.id})`;
    await test.sql`insert into public.notes (owner, body) values (${ann.id}, 'for ann'), (${bob.id}, 'for bob')`;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await ann.client.realtime.setAuth(bob.token);
    await until(() => heard.system.length === 2);
    await until(() => heard.changes.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard.changes).toMatchObject([{ new: { owner: bob.id, body: 'for bob' } }]);
    await test.sql`drop policy slow on public.notes`;
  });

  it('is closed by a pushed token that does not hold, and not by one that says nothing new', async () => {
    const raw = await openRaw(test);
    raw.send(['1', '1', 'realtime:x', 'phx_join', joinOf(ann.token)]);
    await raw.next((frame) => frame.includes('Subscribed'));
    for (const token of [ann.token, null, 'sb_publishable_x', '']) {
      raw.send(['1', '2', 'realtime:x', 'access_token', { access_token: token }]);
    }
    raw.send([null, '3', 'phoenix', 'heartbeat', {}]);
    await raw.next((frame) => frame.includes('"3"'));
    expect(raw.received).toHaveLength(3);
    raw.send(['1', '4', 'realtime:x', 'access_token', { access_token: `${ann.token}x` }]);
    await raw.next((frame) => frame === '["1","1","realtime:x","phx_close",{}]');
    expect(raw.received.at(-2)).toContain('"status":"error","message":"Failed to validate JWT signature"');
    raw.socket.close();
  });

  it('Z10 A14 is for those whose rights could show a row: others are refused, and it is closed when they are lost', async () => {
    const refused = startListening(ann.client, undefined, 'messages');
    await until(() => refused.statuses.includes('CHANNEL_ERROR'));
    await refused.channel.unsubscribe();
    await test.sql`insert into public.staff (id) values (${ann.id})`;
    const heard = await listen(ann.client, undefined, 'messages');
    await test.sql`insert into public.messages (body) values ('for staff')`;
    await until(() => heard.changes.length === 1);
    await test.sql`delete from public.staff where id = ${ann.id}`;
    await until(() => heard.statuses.at(-1) === 'CLOSED', 5_000);
    expect(heard.system.at(-1)?.message).toMatch(/^Unauthorized/);
  });

  it('A13 ends with sign-out, on every socket of the session', async () => {
    const { client, session } = await signIn(test, ann.email);
    await client.realtime.setAuth(session.access_token);
    const heard = await Promise.all([listen(client), listen(client)]);
    await client.auth.admin.signOut(session.access_token, 'local');
    await until(() => heard.every(({ statuses }) => statuses.at(-1) === 'CLOSED'), 5_000);
    await client.realtime.disconnect();
  });
});
