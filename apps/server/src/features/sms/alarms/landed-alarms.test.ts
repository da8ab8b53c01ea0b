import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayZone } from '../../../../testing/day-zone.ts';
import { type SendingApp, startSendingApp } from '../../../../testing/sms/start-sending-app.ts';
import { textChats } from '../../../../testing/sms/text-chats.ts';

let app: SendingApp;
beforeAll(async () => {
  app = await startSendingApp();
  app.context.store.timeZone = dayZone();
});
afterAll(() => app.close());
const { confirmed, text } = textChats(() => app);

const danger = 'I took the whole bottle of pills to end my life';
const live = async (id: string) => (await app.call('GET', `/conversations/${id}/live`)).body.state;
const closeChat = (id: string, done: string, upTo?: number) =>
  app.call('POST', `/conversations/${id}/live/urgent/close`, { done, ...(upTo !== undefined && { upTo }) });
const closeAlarm = (id: string, done: string) => app.call('POST', `/sms/alarms/${id}/close`, { done });
const alarmsOf = (phone: string) => app.context.sql<{ id: string; done: string | null }[]>`
  select a.id, a.done from app.sms_alarms a join public.sms_people p on p.id = a.person_id where p.phone = ${phone} order by a.at`;
const notices = async (id: string, phone: string) => {
  const [person] = await app.context.sql`select id from public.sms_people where phone = ${phone}`;
  const { notices: all } = (await app.call('GET', '/staff-notices')).body as {
    notices: { kind: string; path: string }[];
  };
  return all.filter(({ path }) => path.includes(id) || path.includes(person?.id)).map(({ kind }) => kind);
};
const audited = (id: string) => app.context.sql<{ action: string; detail: string | null }[]>`
  select action, detail from app.audit_log
  where action in ('urgent_chat_closed', 'sms_alarm_closed') and (target = ${id} or detail like ${`%${id}%`})`;

describe('a danger in a text that landed in a conversation', () => {
  it('is one notice, and stays until it is closed by name in the chat, which closes its alarm', async () => {
    const { phone, id } = await confirmed();
    await text(phone, danger);
    expect((await notices(id, phone)).toSorted()).toEqual(['person_wanted', 'urgent_chat']);
    await app.send(phone, 'We are calling you now.');
    expect(await live(id)).toMatchObject({ isUrgent: true });
    const { lastSeq } = await live(id);
    await text(phone, 'I took all of them and want to die');
    expect((await closeChat(id, 'Called her', lastSeq)).status).toBe(409);
    expect((await alarmsOf(phone)).map(({ done }) => done)).toEqual([null, null]);
    expect((await closeChat(id, 'Called her', lastSeq + 2)).status).toBe(200);
    const alarms = await alarmsOf(phone);
    expect(alarms.map(({ done }) => done)).toEqual(['Called her', 'Called her']);
    expect(await notices(id, phone)).toEqual(['person_wanted']);
    const entries = await audited(id);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ action: 'urgent_chat_closed' });
    for (const alarm of alarms) expect(entries[0]?.detail).toContain(alarm.id);
  });

  it('alerts again for each further one, also after a reply to the first', async () => {
    const { phone, id } = await confirmed();
    const urgent = () => app.context.sql<{ isOpen: boolean }[]>`
      select settled_at is null as "isOpen" from app.staff_notices where kind = 'urgent_chat' and subject = ${id} order by 1`;
    await text(phone, danger);
    await app.send(phone, 'We are calling you now.');
    expect(await urgent()).toEqual([{ isOpen: true }]);
    await text(phone, 'I took all of them and want to die');
    expect(await urgent()).toEqual([{ isOpen: false }, { isOpen: true }]);
  });

  it('waits in the inbox once its conversation is erased, unless its alarm is closed', async () => {
    const [open, closed] = [await confirmed(), await confirmed()];
    for (const { phone } of [open, closed]) await text(phone, danger);
    const [alarm] = await alarmsOf(closed.phone);
    await closeAlarm(alarm?.id ?? '', 'She is safe');
    for (const { id } of [open, closed]) expect((await app.call('DELETE', `/conversations/${id}`)).status).toBe(200);
    expect(await notices(open.id, open.phone)).toEqual(['urgent_text']);
    expect(await notices(closed.id, closed.phone)).toEqual([]);
    const [waiting] = await alarmsOf(open.phone);
    await closeAlarm(waiting?.id ?? '', 'Called her');
    expect(await notices(open.id, open.phone)).toEqual([]);
  });

  it('waits nowhere when its alarm is closed in the instant in which its conversation is erased', async () => {
    const { phone, id } = await confirmed();
    await text(phone, danger);
    const [alarm] = await alarmsOf(phone);
    const isHeld = async () =>
      (await app.context.sql`select from pg_stat_activity where wait_event_type = 'Lock'`).length > 0;
    let closing: ReturnType<typeof closeAlarm> | undefined;
    await inTransaction(app.context.sql, async (tx) => {
      await tx`delete from app.conversations where id = ${id}`;
      closing = closeAlarm(alarm?.id ?? '', 'She is safe');
      await expect.poll(isHeld).toBe(true);
    });
    expect((await closing)?.status).toBe(200);
    expect(await notices(id, phone)).toEqual([]);
  });

  it('ends in the chat, too, when its alarm is closed in the inbox, in one entry', async () => {
    const { phone, id } = await confirmed();
    await text(phone, danger);
    const [alarm] = await alarmsOf(phone);
    expect((await closeAlarm(alarm?.id ?? '', 'She is safe')).status).toBe(200);
    expect(await live(id)).toMatchObject({ isUrgent: false, urgentClosed: { done: 'She is safe' } });
    expect(await audited(id)).toEqual([
      { action: 'sms_alarm_closed', detail: expect.stringMatching(`alarm ${alarm?.id}.*urgent chat ${id}`) },
    ]);
  });

  it('stays urgent in the chat for a later text, and for a danger written in the chat that the inbox doesn’t show', async () => {
    const { phone, id } = await confirmed();
    await text(phone, danger);
    await text(phone, 'I took all of them and want to die');
    const [first, second] = await alarmsOf(phone);
    await closeAlarm(first?.id ?? '', 'Called her');
    expect(await live(id)).toMatchObject({ isUrgent: true });
    await app.context.sql`
      with next as (update app.conversations set live_seq = live_seq + 1 where id = ${id} returning live_seq)
      insert into app.live_messages (conversation_id, seq, author, kind, data, care) select ${id}, live_seq, 'system', 'card', '{}', 'crisis' from next`;
    await closeAlarm(second?.id ?? '', 'Called her again');
    expect(await live(id)).toMatchObject({ isUrgent: true });
    expect((await closeChat(id, 'Read it all')).status).toBe(200);
  });
});
