import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { visitorCookie } from '../../../../testing/visitor-cookie.ts';

// A Wednesday, 10:00 in the sample store's zone, which closes at 17:30.
const now = new Date('2026-11-18T18:00:00Z');
const closing = '2026-11-19T01:30:00.000Z';

let test: TestApp;
let waited: boolean[] = [];
beforeAll(async () => {
  test = await createTestApp(() => now, {}, undefined, {
    async *answer(question) {
      waited.push(question.waitsForPerson);
      yield { type: 'chunk', text: 'Hello.' };
    },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  waited = [];
  await test.context.sql`delete from app.conversations`;
  await test.context.sql`delete from app.rate_limits`;
});

const post = (path: string, body: unknown, cookie: string, headers: Record<string, string> = {}) =>
  fetch(test.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  });
const chatId = 'chat-1763460000001';
const form = { chatId, name: ' Ana Torres ', phone: '(555) 555-0142', message: 'Is my order ready? ' };
const leave = (cookie: string, change: object = {}, headers?: Record<string, string>) =>
  post('/api/chat/hand-off', { ...form, phone: '(415) 555-0142', ...change }, cookie, headers);
const say = async (cookie: string, text: string) => {
  const answer = await post('/api/chat-stream', { text }, cookie, { 'x-chat-id': chatId });
  return answer.text();
};
const rows = () => test.context.sql`select * from app.hand_offs order by created_at`;

describe('a message for a person', () => {
  it('is kept with a number that can be called, and says until when to expect the call', async () => {
    const answer = await leave(visitorCookie(), {}, { 'accept-language': 'es' });
    expect(answer.status).toBe(200);
    const [row] = await rows();
    expect(await answer.json()).toEqual({ id: row?.id, phone: '+14155550142', answerBy: closing });
    expect(row).toMatchObject({
      name: 'Ana Torres',
      phone: '+14155550142',
      message: 'Is my order ready?',
      language: 'es',
      answer_by: new Date(closing),
      done_at: null,
    });
  });

  it('S27-102 keeps the words about texts that the visitor agreed to, and none without the box', async () => {
    const cookie = visitorCookie();
    await leave(cookie, { mayText: true }, { 'accept-language': 'es' });
    const [agreed] = await rows();
    expect(agreed?.text_consent).toContain(
      'también puede enviarme mensajes de texto a este número sobre esta solicitud.',
    );
    expect(agreed?.text_consent).toContain('Responda STOP');
    await leave(cookie, { mayText: false });
    expect((await rows())[0]?.text_consent).toBeNull();
    await leave(cookie);
    expect((await rows())[0]?.text_consent).toBeNull();
  });

  it('replaces the waiting one, and is listed beside one that is done; the assistant knows that one is waiting', async () => {
    const cookie = visitorCookie();
    await say(cookie, 'hello');
    const { id } = (await (await leave(cookie)).json()) as { id: string };
    await say(cookie, 'still there?');
    expect(await (await leave(cookie, { name: 'Ana T.', message: '' })).json()).toMatchObject({ id });
    expect(await rows()).toMatchObject([{ name: 'Ana T.', message: '' }]);
    await test.context.sql`update app.hand_offs set done_at = now()`;
    await say(cookie, 'thank you');
    expect((await (await leave(cookie)).json()).id).not.toBe(id);
    expect(await rows()).toHaveLength(2);
    expect(waited).toEqual([false, true, false]);
    expect(await test.context.sql`select 1 from app.conversations`).toHaveLength(1);
  });

  it('is one, however often it is sent at the same time', async () => {
    const cookie = visitorCookie();
    const answers = await Promise.all([1, 2, 3, 4].map(() => leave(cookie)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  it('Z3 goes into no conversation of another visitor', async () => {
    await say(visitorCookie(), 'mine');
    const answer = await leave(visitorCookie());
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'Not found.', code: 'not_found' }]);
    expect(await rows()).toEqual([]);
    expect(await test.context.sql`select 1 from app.conversations`).toHaveLength(1);
  });

  it.each([
    ['555-01', 'en', 'We can’t call this number. Check it and try again.'],
    ['+1 900 555 0142', 'es', 'No podemos llamar a este número. Revíselo e intente de nuevo.'],
    ['+7 495 123 45 67', 'en', 'We can’t call this number. Check it and try again.'],
  ])('is refused with the number %s', async (phone, language, error) => {
    const answer = await leave(visitorCookie(), { phone }, { 'accept-language': language });
    expect([answer.status, await answer.json()]).toEqual([400, { error, code: 'phone_not_allowed' }]);
    expect(await rows()).toEqual([]);
  });

  it('is refused without a name, with too much, and more than five times in an hour', async () => {
    const cookie = visitorCookie();
    expect((await leave(cookie, { name: '  ' })).status).toBe(400);
    expect((await leave(cookie, { message: 'x'.repeat(1_001) })).status).toBe(400);
    for (let n = 2; n < 5; n += 1) expect((await leave(cookie)).status).toBe(200);
    const sixth = await leave(cookie);
    expect([sixth.status, Number(sixth.headers.get('retry-after')) > 3_000]).toEqual([429, true]);
  });
});
