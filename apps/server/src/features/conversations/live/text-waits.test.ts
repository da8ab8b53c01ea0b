import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SendingApp, startSendingApp } from '../../../../testing/sms/start-sending-app.ts';
import { textChats } from '../../../../testing/sms/text-chats.ts';
import { connectPorts } from '../../../program/collect.ts';
import { features } from '../../../program/features.ts';
import { conversations } from '../feature.ts';

// A Wednesday at 10:00 in the sample store's zone, which closes at 17:30.
const morning = new Date('2026-11-18T18:00:00Z');
const night = new Date('2026-11-19T06:00:00Z');
const opening = new Date('2026-11-19T16:30:00Z');
let now = morning;
let app: SendingApp;
beforeAll(async () => {
  app = await startSendingApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = morning;
  await app.context.sql`delete from app.rate_limits`;
});
const { confirmed, text, staffWrites } = textChats(() => app);

const act = (id: string, path: string, body: object = {}) =>
  app.call('POST', `/conversations/${id}/live/${path}`, body);
const waits = async (id: string) => (await app.call('GET', `/conversations/${id}/live`)).body.state.wantedAt !== null;
const listed = async (id: string) => {
  const { notices } = (await app.call('GET', '/staff-notices')).body as { notices: { kind: string; path: string }[] };
  return notices.filter(({ path }) => path.includes(id)).map(({ kind }) => kind);
};

/** As the leader does it each half minute, two hours later. */
async function twoHoursLater(id: string) {
  const { sql } = app.context;
  await sql`
    update app.conversations set wanted_at = wanted_at - interval '2 hours', last_at = last_at - interval '2 hours' where id = ${id}`;
  await sql`update app.live_messages set created_at = created_at - interval '2 hours' where conversation_id = ${id}`;
  const ports = connectPorts<never>(features, app.context as never).get(conversations as never);
  const job = conversations.jobs?.find(({ name }) => name === 'hand back chats that staff left');
  if (!job || !ports) throw new Error('no such job');
  await job.run(app.context, new AbortController().signal, ports);
}

describe('a text to a chat that no one is in', () => {
  it('waits through the night and is announced at the opening', async () => {
    const { phone, id } = await confirmed();
    now = night;
    await text(phone, 'Is it ready?');
    await twoHoursLater(id);
    expect([await waits(id), await listed(id)]).toEqual([true, ['person_wanted']]);
    const next = () =>
      app.context.sql`select next_at as at from app.staff_notices where subject = ${id} and settled_at is null`;
    await expect.poll(next, { timeout: 10_000 }).toEqual([{ at: opening }]);
    await text(phone, 'Hello?');
    await twoHoursLater(id);
    expect([await waits(id), await listed(id)]).toEqual([true, ['person_wanted']]);
  });

  it('waits until staff answer by text', async () => {
    const { phone, id } = await confirmed();
    await text(phone, 'Is it ready?');
    expect((await app.send(phone, 'Yes, it is.')).status).toBe(200);
    expect([await waits(id), await listed(id)]).toEqual([false, []]);
  });

  it('waits until staff join, and no longer once they hand the chat back', async () => {
    const { phone, id } = await confirmed();
    await text(phone, 'Is it ready?');
    await twoHoursLater(id);
    await act(id, 'join');
    await act(id, 'leave');
    await twoHoursLater(id);
    expect([await waits(id), await listed(id)]).toEqual([false, []]);
  });
});

describe('a text to a chat that staff forgot about', () => {
  it('waits again until someone answers', async () => {
    const { phone, id } = await confirmed();
    await act(id, 'join');
    await text(phone, 'Is it ready?');
    expect(await listed(id)).toEqual(['visitor_wrote']);
    await twoHoursLater(id);
    expect([await waits(id), await listed(id)]).toEqual([true, ['person_wanted']]);
    await twoHoursLater(id);
    expect(await waits(id)).toBe(true);
    await act(id, 'join');
    await twoHoursLater(id);
    expect([await waits(id), await listed(id)]).toEqual([true, ['person_wanted']]);
  });

  it('doesn’t wait when it was answered', async () => {
    const { phone, id } = await confirmed();
    await act(id, 'join');
    await text(phone, 'Is it ready?');
    await staffWrites(id, 'Yes, it is.');
    await twoHoursLater(id);
    expect([await waits(id), await listed(id)]).toEqual([false, []]);
  });
});
