import { randomUUID } from 'node:crypto';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paddedPng } from '../../../../testing/files/padded-png.ts';
import { personOf } from '../../../../testing/person-of.ts';
import { type InboxApp, startInboxApp } from '../../../../testing/sms/start-inbox-app.ts';

let app: InboxApp;
beforeAll(async () => {
  app = await startInboxApp();
});
afterAll(() => app.close());

const phone = '+15550100199';
let id: string;
beforeEach(async () => {
  await app.context.sql`truncate public.messages, public.sms_people cascade`;
  await app.insert({ phone, body: 'one' }, { phone, body: 'two' });
  id = await app.personOf(phone);
  await app.notes();
});

const person = async (): Promise<SmsPerson> => (await app.get(`/sms/people/${id}`)).person;
const change = async (body: object, options = {}) => {
  const { version } = await person();
  await app.notes();
  return app.call('PATCH', `/sms/people/${id}`, { version, ...body }, options);
};

describe('marking as read', () => {
  it('S7-27 marks an inbound message once, no matter who the page claims to be', async () => {
    const { messages } = await app.get('/twilio/messages');
    await app.notes();
    const path = `/twilio/messages/${messages[0].id}/read`;
    const answer = await app.call('PATCH', path, { replied_by: 'somebody@else.example' });
    expect(answer.body).toEqual({ success: true, message: { ...messages[0], status: 'read' } });
    expect(await app.notes()).toEqual([`sms_marked ${id} read, message ${messages[0].id}`]);
    expect((await app.call('PATCH', path, {})).body).toEqual(answer.body);
    expect(await app.notes()).toEqual([]);
    const statuses = (await app.get('/twilio/messages')).messages.map(({ status }: { status: string }) => status);
    expect(statuses).toEqual(['read', 'delivered']);
    expect((await person()).unread).toBe(1);
  });

  it('S7-27 does not mark what we sent, or what is not there', async () => {
    const [sent] = await app.insert({ phone, direction: 'outbound' });
    for (const wrong of [sent, randomUUID()])
      expect((await app.call('PATCH', `/twilio/messages/${wrong}/read`, {})).status).toBe(404);
    expect((await app.call('PATCH', '/twilio/messages/1/read', {})).status).toBe(400);
  });

  it('marks a whole thread, and its last inbound message as unread again', async () => {
    const mark = (as: string) => app.call('POST', `/sms/people/${id}/mark`, { as });
    expect((await mark('read')).body.person.unread).toBe(0);
    await app.insert({ phone, direction: 'outbound' });
    expect((await mark('unread')).body.person.unread).toBe(1);
    expect((await mark('unread')).body.person.unread).toBe(1);
    expect(await app.notes()).toEqual([`sms_marked ${id} read`, `sms_marked ${id} unread`]);
    const unread = await app.context
      .sql`select body from public.messages where direction = 'inbound' and status = 'delivered'`;
    expect(unread.map(({ body }) => body)).toEqual(['two']);
    expect((await app.call('POST', `/sms/people/${randomUUID()}/mark`, { as: 'read' })).status).toBe(404);
  });

  it('of one thread by many at once ends read, and no one waits forever', async () => {
    const { messages } = await app.get('/twilio/messages');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2
          ? app.call('POST', `/sms/people/${id}/mark`, { as: 'read' })
          : app.call('PATCH', `/twilio/messages/${messages[index % 4 ? 0 : 1].id}/read`, {}),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await person()).unread).toBe(0);
  });
});

describe('changing a person', () => {
  it('keeps a name, language, assignee and consent with who recorded it, and notes what, never which', async () => {
    const consent = { on: '2026-05-01', how: 'counter', note: 'asked at pick-up' };
    const answer = await change({ name: ' Dorothy Vance ', language: 'es', assignedTo: app.colleague.id, consent });
    expect(answer.body.person).toMatchObject({
      name: 'Dorothy Vance',
      language: 'es',
      assignedTo: personOf(app.colleague),
      consent: { ...consent, by: personOf(app.admin) },
      version: 2,
    });
    expect(await app.notes()).toEqual([`sms_person_changed ${id} name, language, assignedTo, consent`]);
    expect((await change({ name: ' ', consent: null, assignedTo: null })).body.person).toMatchObject({
      name: null,
      consent: null,
      assignedTo: null,
      language: 'es',
    });
  });

  it('based on an older version changes nothing and shows the current one', async () => {
    const stale = (await person()).version;
    await change({ name: 'Dorothy' });
    await app.notes();
    const answer = await app.call('PATCH', `/sms/people/${id}`, { version: stale, name: 'Dolores' });
    expect([answer.status, answer.body.current.person.name]).toEqual([409, 'Dorothy']);
    expect(await app.notes()).toEqual([]);
  });

  it('assigns only to people who may act: no pharmacist, no blocked account, no stranger', async () => {
    const [pharmacist, blocked] = [await app.issuer.hire('pharmacist'), await app.issuer.hire('admin')];
    await app.context.sql`update app.staff set blocked = true where user_id = ${blocked.id}`;
    for (const assignedTo of [pharmacist.id, blocked.id, randomUUID()]) {
      const { status, body } = await change({ assignedTo });
      expect([status, body.issues[0].path]).toEqual([400, 'body.assignedTo']);
    }
    const { staff } = await app.get('/sms/desk');
    expect(staff).toEqual([personOf(app.admin), personOf(app.colleague)]);
  });

  it('done and snoozed take each other’s place, and what the person writes opens the thread again', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    expect((await change({ snoozedUntil: until })).body.person).toMatchObject({ snoozedUntil: until, isDone: false });
    expect((await change({ isDone: true })).body.person).toMatchObject({ snoozedUntil: null, isDone: true });
    await app.insert({ phone, direction: 'outbound' });
    expect(await person()).toMatchObject({ isDone: true });
    await app.insert({ phone });
    expect(await person()).toMatchObject({ isDone: false, unread: 3 });
    await change({ snoozedUntil: until });
    await app.insert({ phone });
    expect(await person()).toMatchObject({ snoozedUntil: null });
  });

  it('that is not there or not possible is refused', async () => {
    expect((await app.call('PATCH', `/sms/people/${randomUUID()}`, { version: 1 })).status).toBe(404);
    for (const body of [
      { consent: { on: '2026-02-30', how: 'counter', note: '' } },
      { snoozedUntil: 'soon' },
      { phone: 'x' },
    ])
      expect((await change(body)).status).toBe(400);
  });
});

describe('opening a person by number', () => {
  const open = (number: string, name?: string) =>
    app.call('POST', '/sms/people', { phone: number, ...(name && { name }) });

  it('finds the same in every usual spelling, and names only people without a name', async () => {
    for (const spelling of ['+1 555 010 0199', '(555) 010-0199', '555.010.0199', '1-555-010-0199'])
      expect((await open(spelling)).body.person.id).toBe(id);
    expect(await app.notes()).toEqual([]);
    expect((await open(phone, 'Dorothy')).body.person.name).toBe('Dorothy');
    expect((await open(phone, 'Dolores')).body.person.name).toBe('Dorothy');
    expect(await app.notes()).toEqual([`sms_person_changed ${id} opened`]);
  });

  it('starts with a new person, once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => open('5550100123', 'New')));
    expect(new Set(answers.map(({ body }) => body.person.id)).size).toBe(1);
    expect(answers[0]?.body.person).toMatchObject({
      phone: '+15550100123',
      name: 'New',
      unread: 0,
      lastInboundAt: null,
    });
    expect(await app.notes()).toHaveLength(1);
    expect((await app.get('/sms/desk')).counts.open).toBe(1);
  });

  it.each(['12', 'call me', '+44 20 7946 0958', '+1 555 010 0199 ext. 5', '911'])('refuses %s', async (number) => {
    expect((await open(number)).body.code).toBe('phone_not_allowed');
  });
});

describe('T4 who wants no texts', () => {
  const opt = (to: string) => app.call('POST', `/sms/people/${id}/opt-out`, { change: to });
  const wish = async () => {
    const [messageId] = await app.insert({ phone, body: 'please leave me alone' });
    await app.context.sql`update public.sms_people set wish_message_id = ${messageId ?? null} where id = ${id}`;
    return messageId;
  };
  const ledger = async () =>
    (await app.get(`/sms/people/${id}`)).optOuts.map(
      ({ change: what, how }: Record<string, string>) => `${what} ${how}`,
    );

  it('T4 a wish is confirmed with one tap, with the words it was in, and taken back by staff', async () => {
    const messageId = await wish();
    expect((await person()).wish).toEqual({ messageId, words: 'please leave me alone' });
    await app.notes();
    const { body } = await opt('stop');
    expect(body.person).toMatchObject({
      wish: null,
      optedOut: { how: 'staff', words: 'please leave me alone', by: personOf(app.admin) },
    });
    await opt('stop');
    expect((await opt('start')).body.person.optedOut).toBeNull();
    await opt('start');
    expect(await app.notes()).toEqual([`sms_opt_out_changed ${id} stop`, `sms_opt_out_changed ${id} start`]);
    expect(await ledger()).toEqual(['stop staff', 'start staff']);
  });

  it('T4 what was no wish is dismissed, and stays in the ledger', async () => {
    await wish();
    await app.notes();
    expect((await opt('dismiss')).body.person).toMatchObject({ wish: null, optedOut: null });
    await opt('dismiss');
    expect(await app.notes()).toEqual([`sms_opt_out_changed ${id} dismiss`]);
    expect(await ledger()).toEqual(['dismissed staff']);
  });

  it.each(['keyword', 'carrier'])('T4 who stopped by %s is the only one to start again', async (how) => {
    await app.context.sql`
      update public.sms_people set opted_out_at = now(), opted_out_how = ${how}, opted_out_words = 'STOP' where id = ${id}`;
    const { status, body } = await opt('start');
    expect([status, body.current.person.optedOut.how]).toEqual([409, how]);
    expect((await person()).optedOut).toMatchObject({ how, words: 'STOP', by: null });
  });
});

describe('private notes', () => {
  const add = (body: object, key: string = randomUUID(), of = id) =>
    app.call('POST', `/sms/people/${of}/notes`, body, { headers: { 'idempotency-key': key } });

  it('are kept once for each key, with whom they name', async () => {
    const key = randomUUID();
    const text = `call @${personOf(app.colleague).name}`;
    const both = await Promise.all([
      add({ text, mentions: [app.colleague.id] }, key),
      add({ text, mentions: [app.colleague.id] }, key),
    ]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    await add({ text: 'second' });
    expect(await app.notes()).toEqual([`sms_note_added ${id}`, `sms_note_added ${id}`]);
    const { notes } = await app.get(`/sms/people/${id}`);
    expect(notes.map(({ text: words }: { text: string }) => words)).toEqual([text, 'second']);
    expect(notes[0]).toMatchObject({ by: personOf(app.admin), mentions: [personOf(app.colleague)] });
    expect((await add({ text: 'other' }, key)).body.code).toBe('idempotency_mismatch');
  });

  it('mention only people who may read them, are not empty, and belong to a person', async () => {
    const pharmacist = await app.issuer.hire('pharmacist');
    const answer = await add({ text: 'x', mentions: [app.colleague.id, pharmacist.id] });
    expect([answer.status, answer.body.issues[0].path]).toEqual([400, 'body.mentions.1']);
    expect((await add({ text: ' ' })).status).toBe(400);
    expect((await add({ text: 'x' }, randomUUID(), randomUUID())).status).toBe(404);
    expect((await app.get(`/sms/people/${id}`)).notes).toEqual([]);
  });
});

describe('who else is there', () => {
  const say = async (state: string, token = app.tokens.admin) =>
    (await app.call('POST', `/sms/people/${id}/presence`, { state }, { token })).body.others;
  beforeEach(() => app.context.sql`truncate app.sms_presence`);

  it('is shown to others, not to the person, until they leave', async () => {
    expect(await say('viewing')).toEqual([]);
    expect(await say('typing')).toEqual([]);
    expect(await say('viewing', app.tokens.colleague)).toEqual([{ person: personOf(app.admin), state: 'typing' }]);
    expect(await say('viewing')).toEqual([{ person: personOf(app.colleague), state: 'viewing' }]);
    await say('away');
    expect(await say('viewing', app.tokens.colleague)).toEqual([]);
    expect((await app.call('POST', `/sms/people/${randomUUID()}/presence`, { state: 'viewing' })).status).toBe(404);
  });

  it('ends 15 seconds after the page last said so, and with a block', async () => {
    const { sql } = app.context;
    await say('typing', app.tokens.colleague);
    await sql`update app.sms_presence set until = until - interval '14 seconds'`;
    expect(await say('viewing')).toHaveLength(1);
    await sql`update app.sms_presence set until = until - interval '1 second'`;
    expect(await say('viewing')).toEqual([]);
    await say('typing', app.tokens.colleague);
    await sql`update app.staff set blocked = true where user_id = ${app.colleague.id}`;
    expect(await say('viewing')).toEqual([]);
    await sql`update app.staff set blocked = false where user_id = ${app.colleague.id}`;
  });

  it('does not count as activity: background requests keep no session open', async () => {
    const reader = await app.issuer.hire('admin');
    const token = await app.issuer.openSession(reader);
    await say('viewing', token);
    for (const path of ['/twilio/messages', '/sms/desk', `/sms/people/${id}`])
      await app.call('GET', path, undefined, { token });
    const active = () => app.context.sql`
      select from app.session_activity a join auth.sessions s on s.id = a.session_id where s.user_id = ${reader.id}`;
    expect(await active()).toHaveLength(0);
    await app.call('POST', '/sms/search', { text: 'one' }, { token });
    expect(await active()).toHaveLength(1);
  });
});

describe('canned replies', () => {
  const form = { title: 'Ready', text: '{store_name}: Hi {first_name}, it is ready.', language: 'en' };

  it('are added, changed and taken away, each noted', async () => {
    const before = (await app.get('/sms/desk')).replies;
    const { replies } = (await app.call('POST', '/sms/replies', form)).body;
    expect(replies).toEqual([...before, { ...form, id: expect.any(String) }]);
    const { id: reply } = replies.at(-1);
    const changed = await app.call('PUT', `/sms/replies/${reply}`, { ...form, language: 'es' });
    expect(changed.body.replies.at(-1)).toEqual({ ...form, id: reply, language: 'es' });
    expect((await app.call('DELETE', `/sms/replies/${reply}`)).body.replies).toEqual(before);
    expect(await app.notes()).toEqual(
      ['added', 'changed', 'removed'].map((what) => `sms_replies_changed ${reply} ${what}`),
    );
    for (const method of ['PUT', 'DELETE'])
      expect((await app.call(method, `/sms/replies/${reply}`, method === 'PUT' ? form : undefined)).status).toBe(404);
  });

  it.each(['Hi {nickname}', 'Hi {first_name', 'Hi {{firstname}}'])(
    'refuses “%s”: it would be sent literally',
    async (text) => {
      const { status, body } = await app.call('POST', '/sms/replies', { ...form, text });
      expect([status, body.issues[0].path]).toEqual([400, 'body.text']);
      expect(body.issues[0].message).toContain('{first_name}');
      expect(await app.notes()).toEqual([]);
    },
  );
});

describe('P2 pictures', () => {
  it('P2 are read by their true type, audited, and only under their own name', async () => {
    const { sql, supabase } = app.context;
    const [messageId] = await app.insert({ phone });
    const bytes = paddedPng(500);
    const stored = await supabase.storage.from('sms-pictures').upload('a/b.png', bytes, { contentType: 'image/png' });
    expect(stored.error).toBeNull();
    const [picture] = await sql<[{ id: string }]>`
      insert into app.sms_pictures (message_id, state, object_name, type, size)
      values (${messageId ?? null}, 'stored', 'a/b.png', 'image/png', ${bytes.length}) returning id`;
    const [waiting] = await sql<[{ id: string }]>`
      insert into app.sms_pictures (message_id, state, type, size) values (${messageId ?? null}, 'waiting', 'image/png', 0) returning id`;
    const open = (of: string) =>
      fetch(`${app.url}/api/sms/pictures/${of}`, { headers: { authorization: `Bearer ${app.tokens.admin}` } });
    const answer = await open(picture.id);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(await app.notes()).toEqual(['file_read sms-pictures/a/b.png original']);
    expect((await open(waiting.id)).status).toBe(404);
    const { messages } = await app.get(`/sms/people/${id}`);
    const file = { scan: 'unscanned', found: null, isDeleted: false };
    expect(messages[0].pictures).toEqual(
      expect.arrayContaining([
        { id: picture.id, type: 'image/png', size: bytes.length, state: 'stored', fault: null, file },
        { id: waiting.id, type: 'image/png', size: 0, state: 'waiting', fault: null, file },
      ]),
    );
  });
});
