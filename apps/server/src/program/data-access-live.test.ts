import { buckets } from '@rxweb/contracts/uploads';
import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestData, type Person, type TestData } from '../../testing/create-test-data.ts';

let data: TestData;
beforeAll(async () => {
  data = await createTestData();
});
afterAll(() => data.close());

interface Message {
  id: string;
  body: string;
  status: string;
}

async function addMessage(body: string): Promise<string> {
  const [row] = await data.backend.sql<[{ id: string }]>`
    insert into public.messages (direction, from_phone, to_phone, body, status, received_at)
    values ('inbound', '+15550100', '+15550101', ${body}, 'delivered', now()) returning id`;
  return row.id;
}

/** Follows the messages as the inbox does. */
async function follow({ client }: Person) {
  const changes: RealtimePostgresChangesPayload<Message>[] = [];
  const statuses: string[] = [];
  const ready = Promise.withResolvers<void>();
  client
    .channel(`inbox-${Math.random()}`)
    .on<Message>('postgres_changes', { event: '*', schema: 'public', table: 'messages' }, (change) =>
      changes.push(change),
    )
    .on('system', {}, ({ status }) => status === 'ok' && ready.resolve())
    .subscribe((status) => statuses.push(status));
  await ready.promise;
  return { changes, statuses };
}

/** A hand-driven socket: what it received, and the reply to each join. */
async function openSocket() {
  const address = `${data.backend.url.replace('http', 'ws')}/realtime/v1/websocket`;
  const socket = new WebSocket(`${address}?apikey=${data.backend.backend.anonKey}&vsn=2.0.0`);
  const heard: string[] = [];
  socket.addEventListener('message', ({ data: text }) => heard.push(String(text)));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const say = async (ref: string, topic: string, event: string, payload: object) => {
    socket.send(JSON.stringify([ref, ref, topic, event, payload]));
    const isAnswer = (frame: string) => frame.startsWith(`["${ref}","${ref}","${topic}","phx_reply"`);
    await expect.poll(() => heard.some(isAnswer), { timeout: 20_000, interval: 10 }).toBe(true);
    return JSON.parse(heard.find(isAnswer) ?? '')[4] as { status: string; response: { reason?: string } };
  };
  return { socket, heard, say };
}

const change = (parts: object) => [{ event: '*', schema: 'public', table: 'messages', ...parts }];
const topics: Record<string, { changes: object[]; private?: boolean; isOpenTo: 'admin' | 'nobody'; isWrong?: true }> = {
  messages: { changes: change({}), isOpenTo: 'admin' },
  people: { changes: change({ table: 'sms_people' }), isOpenTo: 'admin' },
  onePerson: {
    changes: change({ event: 'UPDATE', table: 'sms_people', filter: 'phone=eq.+15550100' }),
    isOpenTo: 'admin',
  },
  filtered: { changes: change({ event: 'INSERT', filter: 'direction=eq.inbound' }), isOpenTo: 'admin' },
  everyTable: { changes: change({ table: '*' }), isOpenTo: 'nobody', isWrong: true },
  noTable: { changes: [{ event: '*', schema: 'public' }], isOpenTo: 'nobody', isWrong: true },
  users: { changes: change({ schema: 'auth', table: 'users' }), isOpenTo: 'nobody' },
  staff: { changes: change({ schema: 'app', table: 'staff' }), isOpenTo: 'nobody' },
  smsNotes: { changes: change({ schema: 'app', table: 'sms_notes' }), isOpenTo: 'nobody' },
  smsAlarms: { changes: change({ schema: 'app', table: 'sms_alarms' }), isOpenTo: 'nobody' },
  smsPictures: { changes: change({ schema: 'app', table: 'sms_pictures' }), isOpenTo: 'nobody' },
  objects: { changes: change({ schema: 'storage', table: 'objects' }), isOpenTo: 'nobody' },
  private: { changes: [], private: true, isOpenTo: 'nobody', isWrong: true },
};

describe('Z10 live changes', () => {
  it('can be joined only by administrators, only for messages and people, and no one else gets a row', async () => {
    const { people, backend } = data;
    const signedOut = await data.hire('gone', 'admin');
    await signedOut.client.auth.signOut();
    const blocked = await data.hire('blocked', 'admin');
    await backend.sql`update app.staff set blocked = true where user_id = ${blocked.id}`;
    const everybody: Record<string, Person> = { ...people, blocked, signedOut };
    expect(Object.keys(everybody)).toHaveLength(6);

    let isBusy = true;
    const busy = (async () => {
      while (isBusy) {
        const id = await addMessage('a private text');
        await backend.sql`update public.messages set status = 'read' where id = ${id}`;
        await data.service.storage
          .from(buckets.chat)
          .upload(`${Date.now()}-${'q7'.repeat(12)}.txt`, 'x', { upsert: true });
        await backend.sql`delete from public.messages where id = ${id}`;
      }
    })();
    const sockets = await Promise.all(
      Object.entries(everybody).map(async ([who, { token }]) => {
        const one = await openSocket();
        for (const [name, { changes, private: isPrivate = false, isOpenTo, isWrong }] of Object.entries(topics)) {
          const config = { broadcast: {}, presence: {}, private: isPrivate, postgres_changes: changes };
          const { status, response } = await one.say(name, `realtime:${name}`, 'phx_join', {
            config,
            access_token: token,
          });
          // A visitor's page may sign in later, so its join waits for that, and hears nothing until then.
          const isWaiting = who === 'anon' && !isWrong;
          const isOpen = isWaiting || (who === 'admin' && isOpenTo === 'admin');
          expect([who, name, status]).toEqual([who, name, isOpen ? 'ok' : 'error']);
          if (!isOpen)
            expect(response.reason).toMatch(
              /^(Unauthorized|InvalidJoinPayload|InvalidJWTToken|MalformedJWT|ChannelRateLimitReached)/,
            );
        }
        return { who, ...one };
      }),
    );
    const rowsOf = (frames: string[]) => frames.filter((frame) => frame.includes('"postgres_changes",{"ids"'));
    const admin = sockets.find(({ who }) => who === 'admin');
    await expect.poll(() => rowsOf(admin?.heard ?? []).length, { timeout: 20_000 }).toBeGreaterThan(10);
    isBusy = false;
    await busy;
    expect(new Set(rowsOf(admin?.heard ?? []).map((frame) => JSON.parse(frame)[4].data.table))).toEqual(
      new Set(['messages', 'sms_people']),
    );
    for (const { who, heard, socket } of sockets) {
      if (who !== 'admin') expect([who, rowsOf(heard)]).toEqual([who, []]);
      for (const frame of rowsOf(heard)) {
        const { table, type, old_record, record } = JSON.parse(frame)[4].data;
        expect(['messages', 'sms_people']).toContain(table);
        if (type === 'DELETE') expect([Object.keys(old_record), record]).toEqual([['id'], undefined]);
      }
      socket.close();
    }
  });

  it('come with no broadcast and no presence, for visitors and for staff', async () => {
    for (const { token } of [data.people.anon, data.people.employee]) {
      const { say, socket } = await openSocket();
      const join = (ref: string, asked: object) =>
        say(ref, 'realtime:lobby', 'phx_join', { config: { ...asked, postgres_changes: [] }, access_token: token });
      for (const asked of [{ broadcast: { self: true } }, { presence: { key: 'x', enabled: true } }]) {
        expect(await join(`ask-${Object.keys(asked)}`, asked)).toMatchObject({
          status: 'error',
          response: { reason: expect.stringContaining('not offered') },
        });
      }
      // Without changes a channel could carry nothing else.
      expect(await join('1', {})).toMatchObject({
        status: 'error',
        response: { reason: expect.stringContaining('not offered') },
      });
      for (const event of ['broadcast', 'presence']) {
        const answer = await say(event, 'realtime:lobby', event, { type: event, event: 'x', payload: {} });
        expect(answer).toMatchObject({ status: 'error', response: { reason: 'unmatched topic' } });
      }
      socket.close();
    }
  });

  it('S7-30 send an administrator a new message with its record, and stop within 5 s after the role is lost', async () => {
    const losses = [
      (id: string) => data.backend.sql`update app.staff set role = 'employee' where user_id = ${id}`,
      (id: string) => data.backend.sql`update app.staff set blocked = true where user_id = ${id}`,
      (id: string) => data.backend.sql`delete from app.staff where user_id = ${id}`,
    ];
    await Promise.all(
      losses.map(async (lose, index) => {
        const person = await data.hire(`former${index}`, 'admin');
        const { changes, statuses } = await follow(person);
        const id = await addMessage(`for ${index}`);
        const own = () => changes.find(({ new: row }) => 'id' in row && row.id === id);
        await expect.poll(own, { timeout: 10_000, interval: 10 }).toBeDefined();
        expect(own()).toMatchObject({
          eventType: 'INSERT',
          table: 'messages',
          new: { id, direction: 'inbound', body: `for ${index}`, status: 'delivered', from_phone: '+15550100' },
          errors: null,
        });
        await lose(person.id);
        const lostAt = Date.now();
        await addMessage(`after the loss of ${index}`);
        await expect.poll(() => statuses.at(-1), { timeout: 10_000, interval: 10 }).toBe('CLOSED');
        expect(Date.now() - lostAt).toBeLessThan(5_000);
        expect(JSON.stringify(changes)).not.toContain(`after the loss of ${index}`);
        await person.client.realtime.disconnect();
      }),
    );
  });
});
