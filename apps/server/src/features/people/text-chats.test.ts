import type { PersonItem } from '@rxweb/contracts/people';
import { roles } from '@rxweb/contracts/shared/roles';
import { confirmQuestion } from '@rxweb/domain/sms/by-text';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newNumber, type SendingApp, startSendingApp } from '../../../testing/sms/start-sending-app.ts';
import { textChats } from '../../../testing/sms/text-chats.ts';
import { hire, type StaffMember } from '../../../testing/staff.ts';

type Role = (typeof roles)[number];

// A Wednesday at 10:00 in the sample store's zone, and that night.
const morning = new Date('2026-11-18T18:00:00Z');
const night = new Date('2026-11-19T06:00:00Z');
let now = morning;
let app: SendingApp;
let staff: Record<Role, StaffMember>;
beforeAll(async () => {
  app = await startSendingApp({ now: () => now });
  const [employee, pharmacist, admin] = await Promise.all(roles.map((role) => hire(app, role, role)));
  staff = { employee, pharmacist, admin } as typeof staff;
});
afterAll(() => app.close());
beforeEach(async () => {
  now = morning;
  await app.context.sql`delete from app.rate_limits`;
});
const { newChat, ask, confirmed, conversationOf, state, text, sentTo, until } = textChats(() => app);

async function call(role: Role, method: string, path: string, body?: object) {
  const answer = await staff[role].call(method, `/api/${path}`, body);
  return { status: answer.status, body: await answer.json() };
}
const contactOf = async (role: Role, id: string) =>
  (await call(role, 'POST', 'people/of', { place: 'conversation', id })).body.person;
const chatsOf = async (role: Role, person: string) =>
  ((await call(role, 'GET', `people/${person}/items`)).body.items as PersonItem[])
    .filter(({ kind }) => kind === 'conversation')
    .map((item) => 'id' in item && item.id);

describe('a chat that went on by text', () => {
  it('is in its person’s thread and leads to them, for roles that see chats', async () => {
    const { id } = await confirmed();
    const person = await contactOf('admin', id);
    expect(await contactOf('pharmacist', id)).toBe(person);
    expect([await chatsOf('admin', person), await chatsOf('pharmacist', person)]).toEqual([[id], [id]]);
    expect((await call('employee', 'GET', `people/${person}`)).status).toBe(404);
    expect((await call('employee', 'POST', 'people/of', { place: 'conversation', id })).status).toBe(404);
  });

  it('is no one’s before a YES: someone else may have typed the number', async () => {
    const [chat, phone] = [newChat(), newNumber()];
    await ask(chat, phone);
    expect(await contactOf('admin', await conversationOf(chat))).toBeNull();
  });

  it('can be taken out of the contact', async () => {
    const { id } = await confirmed();
    const person = await contactOf('admin', id);
    const { version } = (await call('admin', 'GET', `people/${person}`)).body;
    const { apart } = (
      await call('pharmacist', 'POST', `people/${person}/parts`, { version, kind: 'conversation', subject: id })
    ).body;
    expect([await contactOf('admin', id), await chatsOf('admin', person)]).toEqual([apart, []]);
    expect(await chatsOf('admin', apart)).toEqual([id]);
  });

  it('is in the report of who saw its person', async () => {
    const { id, phone } = await confirmed();
    await call('pharmacist', 'GET', `conversations/${id}/live`);
    const person = await contactOf('admin', id);
    for (const subject of [{ person }, { phone }]) {
      const { entries } = (await call('admin', 'POST', 'admin/audit/who-saw', subject)).body as {
        entries: { action: string; target: string }[];
      };
      expect(entries.filter(({ target }) => target === id).map(({ action }) => action)).toContain('conversation_read');
    }
  });
});

describe('the language of the form', () => {
  it('is that of replies by text', async () => {
    const { phone } = await confirmed('es');
    now = night;
    await text(phone, 'OK');
    await expect.poll(() => sentTo(phone).at(-1)).toMatch(/cerrad/);
  });

  it('changes none that is known', async () => {
    const { phone } = await confirmed('en');
    const next = newChat();
    await ask(next, phone, 'es');
    await until(phone, confirmQuestion('Alder Street Pharmacy', 'es'));
    await text(phone, 'Sí');
    expect(await state(next)).toBe('confirmed');
    expect(await app.context.sql`select language from app.person_language(${phone})`).toEqual([{ language: 'en' }]);
  });
});
