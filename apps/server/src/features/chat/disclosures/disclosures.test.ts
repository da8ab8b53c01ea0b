import type { ModelDisclosure } from '@rxweb/contracts/model-disclosure';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { createTokenIssuer } from '../../../../testing/issue-tokens.ts';
import { ask } from '../../../../testing/model-double/ask.ts';
import { type ModelDouble, startModelDouble } from '../../../../testing/model-double/model-double.ts';
import { visitorCookie } from '../../../../testing/visitor-cookie.ts';
import { eraseConversation } from '../erase-conversation.ts';
import { chatSheets } from '../export-sheets.ts';

const patient = { connectMs: 10_000, firstTokenMs: 10_000, gapMs: 10_000, totalMs: 20_000 };
const question = 'This is Rosa Quintero, 541-555-0199. Do you do gift wrapping?';
const details = /Quintero|555-0199/;

let double: ModelDouble;
let test: TestApp;
let tokens: Record<'pharmacist' | 'employee', string>;
beforeAll(async () => {
  double = await startModelDouble();
  const env = { ...double.env, ASSISTANT_VISITOR_DAILY_TOKENS: '1000000', LOG_LEVEL: 'fatal' };
  test = await createTestApp(undefined, env, undefined, undefined, patient);
  const issuer = await createTokenIssuer(test);
  const open = async (role: 'pharmacist' | 'employee') => issuer.openSession(await issuer.hire(role));
  tokens = { pharmacist: await open('pharmacist'), employee: await open('employee') };
});
afterAll(async () => {
  await test.close();
  await double.stop();
});
beforeEach(() => Object.assign(double, { requests: [], classRequests: [] }));

const screen = (digit: string) => ({ 'x-chat-screen': digit.repeat(32) });
function visitorOf(cookie = visitorCookie(), chatId = `chat-${1e12 + Math.floor(Math.random() * 1e12)}`) {
  const headers = { cookie, 'x-chat-id': chatId, 'x-rx-extensions': 'disclosed' };
  return {
    cookie,
    chatId,
    async ask(text: string, more: Record<string, string> = {}) {
      const asked = await ask(test, text, { ...headers, ...more });
      const ids = asked.events.filter(({ event }) => event === 'disclosed').map(({ data }) => JSON.parse(data).id);
      return { ...asked, ids };
    },
  };
}
async function get(path: string, headers: Record<string, string>) {
  const response = await fetch(`${test.url}/api${path}`, { headers });
  return { status: response.status, body: (await response.json()) as { disclosures: ModelDisclosure[] } };
}
async function storedTurn(chatId: string) {
  const [row] = await test.context.sql<[{ turn: string; conversation: string }]>`
    select t.id as turn, t.conversation_id as conversation from app.chat_turns t
    join app.conversations c on c.id = t.conversation_id where c.chat_id = ${chatId} order by t.id desc limit 1`;
  return row;
}
/** The visitor's part of a request: all messages but the rules, without the marks around them. */
const outgoing = (request: ModelDouble['requests'][number] | undefined) =>
  ((request?.body.messages ?? []) as { role: string; content: string | { text: string }[] }[])
    .filter(({ role }) => role !== 'system')
    .map(({ content }) => (typeof content === 'string' ? content : content.map(({ text }) => text).join('')))
    .map((text) => text.replace(/<\/?visitor-[0-9a-f]+>(?: (?:message|file|earlier message))?/g, '').trim());

describe('what was sent to a language model', () => {
  it('is kept as it left, and shown to staff and to the visitor alone', async () => {
    const visitor = visitorOf();
    await visitor.ask('Are you open on Saturday?');
    await visitor.ask('Do you do gift wrapping for old Mr. Bellweather?');
    double.requests = [];
    const { ids, events } = await visitor.ask(question);
    expect(events.findIndex(({ event }) => event === 'disclosed')).toBe(0);
    const { status, body } = await get(`/chat/disclosures/${ids[0]}`, { cookie: visitor.cookie });
    expect(status).toBe(200);
    const answer = body.disclosures.find(({ purpose }) => purpose === 'answer');
    expect(answer).toMatchObject({ model: 'double-1', vendor: new URL(double.url).host, pictures: 0 });
    expect(answer?.texts.map(({ text }) => text.trim())).toEqual(outgoing(double.requests[0]));
    expect(answer?.texts.map(({ kind }) => kind)).toContain('earlier');
    expect(answer?.texts.at(-1)).toEqual({
      from: 'visitor',
      kind: 'message',
      text: 'This is [name], [phone]. Do you do gift wrapping?',
    });
    expect(JSON.stringify(body)).not.toMatch(details);
    expect(JSON.stringify(body)).not.toContain('Bellweather');

    const { turn, conversation } = await storedTurn(visitor.chatId);
    const path = `/conversations/${conversation}/turns/${turn}/disclosures`;
    expect(await get(path, { authorization: `Bearer ${tokens.pharmacist}` })).toEqual({ status: 200, body });
    expect((await get(path, { authorization: `Bearer ${tokens.employee}` })).status).toBe(403);
    expect((await get(path, { cookie: visitor.cookie })).status).toBe(401);
    expect((await get(`/chat/disclosures/${ids[0]}`, { cookie: visitorCookie() })).status).toBe(404);
    const [shown] = await test.context.sql`
      select count(*)::int as rows from app.audit_log where action = 'conversation_read' and target = ${conversation}`;
    expect(shown).toEqual({ rows: 1 });
    const elsewhere = visitorOf();
    await elsewhere.ask('Are you open on Sunday?');
    const other = await storedTurn(elsewhere.chatId);
    const wrong = `/conversations/${other.conversation}/turns/${turn}/disclosures`;
    expect((await get(wrong, { authorization: `Bearer ${tokens.pharmacist}` })).status).toBe(404);
  });

  it('holds no unmasked word in the database, and goes with the conversation, its export and its erasure', async () => {
    const visitor = visitorOf();
    await visitor.ask(question);
    const { turn, conversation } = await storedTurn(visitor.chatId);
    const kept = await test.context.sql`select * from app.model_disclosures where turn_id = ${turn}`;
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toMatch(details);
    const sheet = chatSheets.find(({ name }) => name === 'chat-sent-to-model.csv');
    const exported = await sheet?.rows(test.context.sql);
    expect(exported).toContainEqual(expect.objectContaining({ conversation, turn, model: 'double-1' }));
    expect(await eraseConversation(test.context, conversation)).toBe(true);
    expect(await test.context.sql`select from app.model_disclosures where turn_id = ${turn}`).toHaveLength(0);
  });

  it('is not there for an answer of the store’s own, nor announced to a client that names no conversation', async () => {
    const visitor = visitorOf();
    expect((await visitor.ask('Are you open on Saturday?')).ids).toEqual([]);
    const alone = await ask(test, question, { 'x-rx-extensions': 'disclosed' });
    expect(double.requests).toHaveLength(1);
    expect(alone.events.map(({ event }) => event)).not.toContain('disclosed');
    expect(
      (
        await ask(test, 'Do you do blister packs?', {
          cookie: visitor.cookie,
          'x-chat-id': visitor.chatId,
          'x-rx-extensions': 'sources',
        })
      ).events.map(({ event }) => event),
    ).not.toContain('disclosed');
  });

  it('says so, too, when the model is asked for a class or fails to answer', async () => {
    const visitor = visitorOf();
    double.mode = 500;
    const { ids } = await visitor.ask('everything feels pointless lately, do you do blister packs?');
    double.mode = 'answers';
    const { turn } = await storedTurn(visitor.chatId);
    const rows = await test.context
      .sql`select purpose from app.model_disclosures where turn_id = ${turn} order by at, id`;
    expect(rows.length).toBe(double.requests.length + double.classRequests.length);
    expect(ids).toHaveLength(rows.length);
  });
});

describe('an empty chat', () => {
  const earlier = 'Do you do gift wrapping for my zebrafinch?';
  const bodies = () => [...double.requests, ...double.classRequests].map(({ text }) => text).join('\n');

  it('starts empty for the model: a new chat, a reload and another tab are screens of their own', async () => {
    const visitor = visitorOf();
    await visitor.ask(earlier, screen('a'));
    expect(bodies()).toContain('zebrafinch');
    Object.assign(double, { requests: [], classRequests: [] });
    await visitor.ask('Do you do blister packs?', screen('b'));
    expect(double.requests).toHaveLength(1);
    expect(bodies()).not.toContain('zebrafinch');
    Object.assign(double, { requests: [], classRequests: [] });
    // The first screen continues where it was, without the other's turns.
    await visitor.ask('And in red paper, can you do that?', screen('a'));
    expect(bodies()).toContain('zebrafinch');
    expect(bodies()).not.toContain('blister');
  });

  it('starts empty after a reset by a client that names no screen', async () => {
    const visitor = visitorOf();
    await visitor.ask(earlier);
    Object.assign(double, { requests: [], classRequests: [] });
    await visitor.ask('Do you do blister packs?', { 'x-chat-reset': '1' });
    await visitor.ask('And for two weeks, can you do that?');
    expect(double.requests.length).toBeGreaterThan(0);
    expect(bodies()).not.toContain('zebrafinch');
  });
});
