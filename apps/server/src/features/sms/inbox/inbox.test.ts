import { randomUUID } from 'node:crypto';
import { smsMessage, smsPage, smsStatuses } from '@rxweb/contracts/sms/messages';
import { groupThreads } from '@rxweb/domain/sms/sms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personOf } from '../../../../testing/person-of.ts';
import { type InboxApp, startInboxApp, storePhone } from '../../../../testing/sms/start-inbox-app.ts';

let app: InboxApp;
beforeAll(async () => {
  app = await startInboxApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.sql`truncate public.messages, public.sms_people cascade`;
});

const bodies = (page: { messages: { body: string }[] }) => page.messages.map(({ body }) => body);
const list = (query = '') => app.get(`/twilio/messages?limit=200${query}`);
const search = async (text: string) => (await app.call('POST', '/sms/search', { text })).body;

describe('the list', () => {
  it('S3-30 S3-31 S4-52 says of each message the keys of the specification, with one of two directions and of four statuses', async () => {
    for (const status of smsStatuses)
      await app.insert({ phone: '+15550100199', status }, { phone: '+15550100199', status, direction: 'outbound' });
    const { messages } = await list();
    expect(messages).toHaveLength(8);
    for (const message of messages) {
      expect(Object.keys(message)).toEqual(
        expect.arrayContaining(
          'id direction from_phone to_phone body status sent_at received_at created_at'.split(' '),
        ),
      );
      expect(['inbound', 'outbound']).toContain(message.direction);
      expect(smsStatuses).toContain(message.status);
    }
    expect(new Set(messages.map(({ status }: { status: string }) => status))).toEqual(new Set(smsStatuses));
  });

  it('is newest first, with the people once each, whatever clock the messages came by', async () => {
    await app.insert(
      { phone: '+15550100001', body: 'second', created_at: '2026-05-02T10:00:00Z' },
      { phone: '+15550100002', body: 'first', created_at: '2026-05-01T10:00:00Z' },
      { phone: '+15550100001', body: 'third', created_at: '2026-05-02T10:00:00.000001Z' },
    );
    const page = smsPage.parse(await list());
    expect(bodies(page)).toEqual(['third', 'second', 'first']);
    expect(page.people.map(({ phone, unread }) => [phone, unread]).sort()).toEqual([
      ['+15550100001', 2],
      ['+15550100002', 1],
    ]);
    expect(page.next).toBeNull();
    expect(groupThreads(page.messages).map(({ phone }) => phone)).toEqual(['+15550100001', '+15550100002']);
  });

  it('continues where a page ended, without repeats or gaps, also among messages of one instant', async () => {
    const at = '2026-05-02T10:00:00.123456Z';
    await app.insert(...Array.from({ length: 23 }, (_, index) => ({ phone: `+1555010${index % 4}`, created_at: at })));
    const ids: string[] = [];
    let before = '';
    do {
      const page = await app.get(`/twilio/messages?limit=5${before}`);
      ids.push(...page.messages.map(({ id }: { id: string }) => id));
      before = page.next === null ? '' : `&before=${page.next}`;
    } while (before !== '');
    expect(ids).toHaveLength(23);
    expect(new Set(ids).size).toBe(23);
  });

  it.each(['x', 'MTIz', Buffer.from(`1.${randomUUID()}x`).toString('base64url')])(
    'refuses a place that it never gave (%s)',
    async (before) => {
      const answer = await app.call('GET', `/twilio/messages?before=${before}`);
      expect([answer.status, answer.body.issues[0].path]).toEqual([400, 'query.before']);
    },
  );

  it('S9-04 gives 200 of 210 messages, and no more on request', async () => {
    await app.context.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status)
      select 'inbound', '+1555010' || n % 7, ${storePhone}, 'text ' || n, 'delivered' from generate_series(1, 210) n`;
    for (const path of ['/twilio/messages', '/twilio/messages?limit=200'])
      expect((await app.get(path)).messages).toHaveLength(200);
    expect((await app.call('GET', '/twilio/messages?limit=201')).status).toBe(400);
  });

  it.each(['+1 555 010 0199', '(555) 010-0199', '5550100199', '0100199', '+15550100199', ' 555.010.0199 '])(
    'S5-15 S5-16 finds sender and recipient by %s',
    async (phone) => {
      await app.insert(
        { phone: '+15550100199', body: 'from' },
        { phone: '+15550100199', body: 'to', direction: 'outbound' },
        { phone: '+15550100198', body: 'other' },
      );
      expect(bodies(await list(`&phone=${encodeURIComponent(phone)}`)).sort()).toEqual(['from', 'to']);
    },
  );

  it('S5-16 finds by a number of the store on either side, beside that of a person', async () => {
    const { sql } = app.context;
    await sql`
      insert into public.messages (direction, from_phone, to_phone, body, status) values
        ('inbound', '+15550100101', '+15550100199', 'in', 'read'), ('outbound', '+15550100199', '+15550100102', 'out', 'queued'),
        ('inbound', '+15550100103', '+15550100190', 'other', 'read')`;
    expect(bodies(await list('&phone=5550100199')).sort()).toEqual(['in', 'out']);
  });

  it('finds nothing by a sign that a pattern would take for any', async () => {
    await app.insert({ phone: '+15550100199' });
    for (const phone of ['%', '_', '\\', '+1555%'])
      expect(bodies(await list(`&phone=${encodeURIComponent(phone)}`))).toEqual([]);
    expect(bodies(await list('&phone=%20'))).toEqual(['hello']);
  });

  it('shows each status by itself, with and without a number', async () => {
    await app.insert(
      { phone: '+15550100001', body: 'a', status: 'failed', direction: 'outbound' },
      { phone: '+15550100002', body: 'b', status: 'failed', direction: 'outbound' },
      { phone: '+15550100001', body: 'c', status: 'read' },
    );
    expect(bodies(await list('&status=failed'))).toEqual(['b', 'a']);
    expect(bodies(await list('&status=failed&phone=0100001'))).toEqual(['a']);
    expect((await app.call('GET', '/twilio/messages?status=sent')).status).toBe(400);
  });

  it('shows each view, of few people as of many; a snooze that is over is open again', async () => {
    const { sql } = app.context;
    const phones = ['open', 'mine', 'theirs', 'snoozed', 'over', 'done'].map((name, index) => [
      name,
      `+1555010000${index}`,
    ]);
    for (const [name, phone] of phones) await app.insert({ phone: phone ?? '', body: name ?? '', status: 'read' });
    await app.insert({ phone: '+15550100000', body: 'unread' });
    const set = (name: string, columns: object) =>
      sql`update public.sms_people set ${sql({ ...columns })} where phone = ${Object.fromEntries(phones)[name]}`;
    await set('mine', { assigned_to: app.admin.id });
    await set('theirs', { assigned_to: app.colleague.id });
    await set('snoozed', { snoozed_until: new Date(Date.now() + 60_000) });
    await set('over', { snoozed_until: new Date(Date.now() - 1_000) });
    await set('done', { is_done: true });
    const views = async () => {
      const shown: Record<string, string[]> = {};
      for (const view of ['open', 'mine', 'unassigned', 'unread', 'snoozed', 'done'])
        shown[view] = bodies(await list(`&view=${view}`)).filter((body) => !body.startsWith('crowd'));
      return shown;
    };
    const expected = {
      open: ['unread', 'over', 'theirs', 'mine', 'open'],
      mine: ['mine'],
      unassigned: ['unread', 'over', 'open'],
      unread: ['unread', 'open'],
      snoozed: ['snoozed'],
      done: ['done'],
    };
    expect(await views()).toEqual(expected);
    expect((await app.get('/sms/desk')).counts).toEqual({
      open: 4,
      mine: 1,
      unassigned: 2,
      unread: 1,
      snoozed: 1,
      done: 1,
    });
    const { people } = await list('&view=open');
    expect(people.map(({ snoozedUntil }: { snoozedUntil: string | null }) => snoozedUntil)).toEqual([
      null,
      null,
      null,
      null,
    ]);

    // Of more people than are looked up one by one, the same.
    await sql`
      insert into public.messages (direction, from_phone, to_phone, body, status, created_at)
      select 'inbound', '+1555020' || n, ${storePhone}, 'crowd ' || n, 'read', '2026-01-01' from generate_series(1000, 1500) n`;
    expect(await views()).toEqual(expected);
    expect((await list('&view=open')).messages).toHaveLength(200);
  });
});

describe('the search', () => {
  beforeEach(async () => {
    await app.insert(
      { phone: '+15550100001', body: 'Is my REFILL of metformin ready?' },
      { phone: '+15550100002', body: '¿Está lista mi medicina, señor?' },
      { phone: '+15550100003', body: '100% sure_thing \\o/' },
      { phone: '+15550100004', body: 'ok' },
      { phone: '+15550100004', body: 'later' },
    );
    await app.context.sql`update public.sms_people set name = 'Dorothy Núñez' where phone = '+15550100004'`;
  });

  it.each([
    ['refill ready', ['Is my REFILL of metformin ready?']],
    ['READY, refill', ['Is my REFILL of metformin ready?']],
    ['etfor', ['Is my REFILL of metformin ready?']],
    ['esta SENOR', ['¿Está lista mi medicina, señor?']],
    ['Está', ['¿Está lista mi medicina, señor?']],
    ['100%', ['100% sure_thing \\o/']],
    ['%', ['100% sure_thing \\o/']],
    ['_', ['100% sure_thing \\o/']],
    ['\\', ['100% sure_thing \\o/']],
    ['mi', ['¿Está lista mi medicina, señor?']],
    ['Is', ['Is my REFILL of metformin ready?']],
    ['¿E', ['¿Está lista mi medicina, señor?']],
    ['ok', ['ok']],
    ['nunez', ['later']],
    ['núñez doro', ['later']],
    ['(555) 010-0004', ['later']],
    ['+1 555 010 0004', ['later']],
    ['refill nunez', []],
    ['nothing of the kind', []],
    [', ,', []],
  ])('finds by “%s”', async (text, expected) => {
    expect(bodies(await search(text))).toEqual(expected);
  });

  it('brings whom it finds, also before anybody texted with them', async () => {
    await app.context.sql`insert into public.sms_people (phone, name) values ('+15550100009', 'Dora Silent')`;
    const page = smsPage.parse(await search('dor'));
    expect(page.people.map(({ name }) => name).sort()).toEqual(['Dora Silent', 'Dorothy Núñez']);
  });

  it('goes through all that has a word, page by page, beyond the newest thousands', async () => {
    await app.context.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status, created_at)
      select 'inbound', '+1555030' || n % 1000, ${storePhone}, case when n % 20 = 0 then 'zebra ' || n else 'text ' || n end, 'read',
        '2026-01-01'::timestamptz - n * interval '1 second'
      from generate_series(1, 5400) n`;
    const found: string[] = [];
    let before: string | null = null;
    do {
      const { body } = await app.call('POST', '/sms/search', { text: 'zebra', ...(before && { before }) });
      found.push(...bodies(body));
      before = body.next;
    } while (before !== null);
    expect(found).toEqual(Array.from({ length: 270 }, (_, index) => `zebra ${(index + 1) * 20}`));
  });

  it('refuses an empty text', async () => {
    expect((await app.call('POST', '/sms/search', { text: '  ' })).status).toBe(400);
  });
});

describe('a thread', () => {
  it('is read in pages of 50, newest first, with who wrote what', async () => {
    const { sql } = app.context;
    await sql`
      insert into public.messages (direction, from_phone, to_phone, body, status, sent_by, created_at)
      select 'outbound', ${storePhone}, '+15550100001', 'text ' || n, 'delivered', ${app.colleague.id}, now() - n * interval '1 minute'
      from generate_series(1, 60) n`;
    const id = await app.personOf('+15550100001');
    const first = await app.get(`/sms/people/${id}`);
    expect(first).toMatchObject({
      person: { phone: '+15550100001' },
      notes: [],
      optOuts: [],
      authors: [personOf(app.colleague)],
    });
    expect(first.messages).toHaveLength(50);
    const second = await app.get(`/sms/people/${id}?before=${first.next}`);
    expect([...bodies(first), ...bodies(second)]).toEqual(
      Array.from({ length: 60 }, (_, index) => `text ${index + 1}`),
    );
    expect(second.next).toBeNull();
    expect(smsMessage.parse(first.messages[0]).sent_by).toBe(app.colleague.id);
  });

  it('of an unknown person is not found', async () => {
    expect((await app.call('GET', `/sms/people/${randomUUID()}`)).status).toBe(404);
  });
});

describe('O2 audit entries for reading', () => {
  it('O2 is one entry for repeated reads by the same person, and none for empty results', async () => {
    const token = await app.issuer.openSession(await app.issuer.hire('admin'));
    const readAll = async (id: string) => {
      await app.call('GET', '/twilio/messages', undefined, { token });
      await app.call('POST', '/sms/search', { text: 'hello' }, { token });
      await app.call('GET', `/sms/people/${id}`, undefined, { token });
    };
    await app.notes();
    await readAll(randomUUID());
    expect(await app.notes()).toEqual([]);
    await app.insert({ phone: '+15550100001' });
    const id = await app.personOf('+15550100001');
    for (let round = 0; round < 3; round++) await readAll(id);
    expect(await app.notes()).toEqual(['messages_read list', 'messages_read search', `messages_read ${id}`]);
    await app.call('GET', `/sms/people/${id}`, undefined, { token: app.tokens.colleague });
    expect(await app.notes()).toEqual([`messages_read ${id}`]);
  });

  it('O2 is another note after five minutes', async () => {
    const { sql } = app.context;
    await app.insert({ phone: '+15550100001' });
    const reader = await app.issuer.hire('admin');
    const token = await app.issuer.openSession(reader);
    const read = () => app.call('GET', '/twilio/messages', undefined, { token });
    await read();
    await sql`alter table app.audit_log disable trigger refuse_audit_change`;
    await sql`update app.audit_log set at = at - interval '4 minutes 50 seconds' where actor_id = ${reader.id}`;
    await app.notes();
    await read();
    expect(await app.notes()).toEqual([]);
    await sql`update app.audit_log set at = at - interval '20 seconds' where actor_id = ${reader.id}`;
    await read();
    expect(await app.notes()).toEqual(['messages_read list']);
    await sql`alter table app.audit_log enable trigger refuse_audit_change`;
  });

  it('O2 what cannot be noted is not read', async () => {
    const { sql } = app.context;
    await app.insert({ phone: '+15550100001' });
    const token = await app.issuer.openSession(await app.issuer.hire('admin'));
    await sql`alter table app.audit_log add constraint nothing_more check (false) not valid`;
    try {
      const answer = await app.call('GET', '/twilio/messages', undefined, { token });
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([503, expect.not.stringContaining('hello')]);
    } finally {
      await sql`alter table app.audit_log drop constraint nothing_more`;
    }
  });
});
