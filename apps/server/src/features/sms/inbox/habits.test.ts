import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InboxApp, startInboxApp } from '../../../../testing/sms/start-inbox-app.ts';

let app: InboxApp;
beforeAll(async () => {
  app = await startInboxApp();
});
afterAll(() => app.close());

let numbers = 0;
const newNumber = () => `+1555553${String(++numbers).padStart(4, '0')}`;
const newPerson = async () => {
  const phone = newNumber();
  await app.insert({ phone });
  return { phone, id: await app.personOf(phone) };
};
const read = async (id: string) => (await app.get(`/sms/people/${id}`)).person;
const add = async (name: string, color = 'blue') => {
  const { body } = await app.call('POST', '/sms/labels', { name, color });
  return body.labels.find((label: { name: string }) => label.name === name.trim()).id as string;
};
const change = (ids: string[], what: object) => app.call('POST', '/sms/people/changes', { ids, change: what });

describe('labels', () => {
  it('S29-403 are the store’s: added, renamed and removed by administrators, each name once', async () => {
    await app.notes();
    const id = await add(' Delivery ', 'green');
    expect((await app.call('POST', '/sms/labels', { name: 'delivery', color: 'red' })).status).toBe(409);
    const renamed = await app.call('PUT', `/sms/labels/${id}`, { name: 'Delivery today', color: 'amber' });
    expect(renamed.body.labels).toEqual([{ id, name: 'Delivery today', color: 'amber' }]);
    expect((await app.get('/sms/desk')).labels).toEqual(renamed.body.labels);
    expect((await app.call('PUT', `/sms/labels/${randomUUID()}`, { name: 'x', color: 'red' })).status).toBe(404);
    expect((await app.call('POST', '/sms/labels', { name: ' ', color: 'red' })).status).toBe(400);
    expect((await app.call('POST', '/sms/labels', { name: 'x', color: 'pink' })).status).toBe(400);
    expect((await app.call('DELETE', `/sms/labels/${id}`)).body.labels).toEqual([]);
    expect((await app.notes()).map((note) => note.replace(id, 'it'))).toEqual([
      'sms_labels_changed it added',
      'sms_labels_changed it changed',
      'sms_labels_changed it removed',
    ]);
    const pharmacist = await app.issuer.openSession(await app.issuer.hire('pharmacist'));
    const call = { token: pharmacist };
    expect((await app.call('POST', '/sms/labels', { name: 'x', color: 'red' }, call)).status).toBe(403);
    expect((await app.call('POST', '/sms/people/changes', { ids: [id], change: {} }, call)).status).toBe(403);
    expect((await app.call('GET', '/sms/scheduled', undefined, call)).status).toBe(403);
  });

  it('S29-403 stand on threads, filter the list, and go with their label', async () => {
    const [one, two] = [await newPerson(), await newPerson()];
    const [refill, billing] = [await add('Refill'), await add('Billing')];
    const before = await read(one.id);
    const labels = [refill, billing, randomUUID()];
    const { body } = await app.call('PATCH', `/sms/people/${one.id}`, { version: before.version, labels });
    expect(new Set(body.person.labels)).toEqual(new Set([refill, billing]));
    const listed = async (label: string, more = '') =>
      (await app.get(`/twilio/messages?label=${label}${more}`)).people.map(({ id }: { id: string }) => id);
    expect(await listed(refill)).toEqual([one.id]);
    expect(await listed(refill, '&view=done')).toEqual([]);
    expect(await listed(refill, `&phone=${two.phone.slice(1)}`)).toEqual([]);
    expect(await listed(randomUUID())).toEqual([]);
    await app.call('DELETE', `/sms/labels/${billing}`);
    expect((await read(one.id)).labels).toEqual([refill]);
  });
});

describe('several threads at once', () => {
  it('S29-404 are done, read, assigned and labeled together, each with an entry in the audit log', async () => {
    const people = [await newPerson(), await newPerson(), await newPerson()];
    const ids = people.map(({ id }) => id);
    const label = await add('Flu season');
    await app.notes();
    const { status, body } = await change([...ids, ids[0] ?? '', randomUUID()], {
      isDone: true,
      mark: 'read',
      assignedTo: app.colleague.id,
      addLabel: label,
    });
    expect([status, body.people.length]).toEqual([200, 3]);
    for (const id of ids) {
      expect(await read(id)).toMatchObject({
        ...{ isDone: true, unread: 0, labels: [label], waitingSince: null },
        assignedTo: { id: app.colleague.id },
      });
    }
    const notes = await app.notes();
    for (const id of ids) {
      expect(notes).toContain(`sms_person_changed ${id} isDone, assignedTo, addLabel`);
      expect(notes).toContain(`sms_marked ${id} read`);
    }
    await change(ids, { isDone: false, mark: 'unread', assignedTo: null, removeLabel: label });
    expect(await read(ids[0] ?? '')).toMatchObject({ isDone: false, unread: 1, labels: [], assignedTo: null });
  });

  it('S29-404 all change, or none: someone who can’t answer texts and an unknown label are refused', async () => {
    const person = await newPerson();
    const before = await read(person.id);
    const employee = await app.issuer.hire('employee');
    expect((await change([person.id], { isDone: true, assignedTo: employee.id })).status).toBe(400);
    expect((await change([person.id], { isDone: true, addLabel: randomUUID() })).status).toBe(404);
    expect((await change([], { isDone: true })).status).toBe(400);
    expect(await read(person.id)).toEqual(before);
  });

  it('S29-404 lose nothing when two change the same threads in another order', async () => {
    const ids = [await newPerson(), await newPerson(), await newPerson()].map(({ id }) => id);
    const labels = [await add('First'), await add('Second')];
    const rounds = Array.from({ length: 6 }, (_, n) =>
      change(n % 2 === 0 ? ids : [...ids].reverse(), { addLabel: labels[n % 2] }),
    );
    expect((await Promise.all(rounds)).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    for (const id of ids) expect(new Set((await read(id)).labels)).toEqual(new Set(labels));
  });
});

describe('a thread that is assigned', () => {
  it('S29-408 is a notice to the assignee alone, until they look, pass it on or it is done', async () => {
    const { id } = await newPerson();
    const open = async () =>
      (
        await app.context.sql<{ user_id: string }[]>`
          select user_id from app.staff_notices where kind = 'assigned' and subject = ${`sms/${id}`} and settled_at is null`
      ).map(({ user_id: user }) => user);
    const assign = async (to: string | null) =>
      app.call('PATCH', `/sms/people/${id}`, { version: (await read(id)).version, assignedTo: to });
    await assign(app.admin.id);
    expect(await open()).toEqual([]);
    await assign(app.colleague.id);
    await assign(app.colleague.id);
    expect(await open()).toEqual([app.colleague.id]);
    const look = (token: string) => app.call('POST', `/sms/people/${id}/presence`, { state: 'viewing' }, { token });
    await look(app.tokens.admin);
    expect(await open()).toEqual([app.colleague.id]);
    await look(app.tokens.colleague);
    expect(await open()).toEqual([]);
    await change([id], { assignedTo: null });
    await change([id], { assignedTo: app.colleague.id });
    expect(await open()).toEqual([app.colleague.id]);
    await change([id], { isDone: true });
    expect(await open()).toEqual([]);
  });
});

describe('waiting since', () => {
  it('S29-405 is the first text without an answer; a failed or later text is none, Done settles it', async () => {
    const phone = newNumber();
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await app.insert({ phone, created_at: at(90) });
    const id = await app.personOf(phone);
    const since = async () => (await read(id)).waitingSince;
    const answer = async (minutes: number, more: object = {}) => {
      const row = {
        direction: 'outbound',
        from_phone: '+15035550100',
        to_phone: phone,
        body: 'Yes',
        sent_by: app.admin.id,
      };
      await app.context
        .sql`insert into public.messages ${app.context.sql({ ...row, created_at: at(minutes), status: 'delivered', ...more })}`;
    };
    expect(Date.parse(await since())).toBeCloseTo(Date.parse(at(90)), -4);
    await app.insert({ phone, created_at: at(80) });
    await answer(70, { status: 'failed' });
    await answer(69, { status: 'queued', hand_over: 'waiting', not_before: new Date(Date.now() + 3_600_000) });
    await answer(68, { sent_by: null });
    expect(Date.parse(await since())).toBeCloseTo(Date.parse(at(90)), -4);
    await answer(60);
    expect(await since()).toBeNull();
    await app.insert({ phone, created_at: at(50) });
    expect(Date.parse(await since())).toBeCloseTo(Date.parse(at(50)), -4);
    const { version } = await read(id);
    await app.call('PATCH', `/sms/people/${id}`, { version, isDone: true });
    expect(await since()).toBeNull();
    await app.insert({ phone });
    expect(Date.now() - Date.parse(await since())).toBeLessThan(60_000);
  });
});
