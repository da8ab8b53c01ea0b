import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { temporaryFolder } from '../bench/tools/temporary-folder.ts';
import { createVisitor, type LiveVisitor } from './live-chat/visitor.ts';
import { bounded, isQuick, none, say, tellResult, told } from './tools/result.ts';
import { hangUp, send } from './tools/send.ts';
import { hire, type Server, startServer } from './tools/server.ts';

/**
 * `npm run test:live-chat`: people answer in the chat while streams are cut and the program is restarted or killed. Each message has to be there once and in order
 * on both sides, and the assistant may not say a word while a person is in.
 */
const conversations = isQuick ? 12 : 200;
const actionsEach = isQuick ? 6 : 20;
/** How often the program ends meanwhile, by turns in order and by kill -9. */
const ends = isQuick ? 2 : 20;
const lanes = isQuick ? 6 : 16;
const seed = Date.now() % 1e9;

const random = createRandom(seed);
const folder = await temporaryFolder();
const dataDir = join(folder.path, 'data');
let server: Server = await startServer(dataDir, null);
let isBack = Promise.resolve();
const port = () => Number(new URL(server.origin).port);
const staff = [await hire(server, 'pharmacist'), await hire(server, 'admin')] as const;
const visitors = Array.from({ length: conversations }, (_, n) =>
  createVisitor(port, `chat-${1_700_000_000_000 + n}`, `10.${n >> 8}.${n & 255}.1`),
);
const faults: string[] = [];
const sentByStaff = new Map<LiveVisitor, string[]>();
let actions = 0;
let probes = 0;
let answered = 0;
let cuts = 0;
let stops = 0;
let kills = 0;
try {
  let isOver = false;
  const ending = endAgainAndAgain(() => isOver);
  const queue = [...visitors];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let visitor = queue.pop(); visitor; visitor = queue.pop()) await talk(visitor);
    }),
  );
  isOver = true;
  await ending;
  await checkAll();
  const spoken = await countAnswersWhileIn();
  await tellResult(
    'live-chat',
    [
      bounded('actions of staff', actions, { atLeast: conversations * actionsEach }),
      told('conversations; cuts of streams; restarts; kill -9', `${conversations}; ${cuts}; ${stops}; ${kills}`),
      none(`answers of the assistant to ${probes} questions asked while a person was in`, answered),
      none('turns of the assistant that began or ended in that time, by the rows', spoken),
      none('messages lost, doubled or out of order on either side', faults.length),
    ],
    [`Seed ${seed}.`, ...faults.slice(0, 20)],
  );
} finally {
  for (const visitor of visitors) visitor.stop();
  hangUp();
  await server.stop();
  await rm(folder.path, { recursive: true, force: true });
}

/** One conversation: a question, then a person joins, writes, hands over to a colleague and back to the assistant, again and again. */
async function talk(visitor: LiveVisitor): Promise<void> {
  sentByStaff.set(visitor, []);
  while ((await visitor.ask('What are your hours?')) === null) await wait(50);
  const id = await conversationOf(visitor);
  let who: 0 | 1 | null = null;
  for (let n = 0; n < actionsEach; n += 1) {
    if (random.below(4) === 0) {
      cuts += 1;
      visitor.cut();
    }
    who = await act(visitor, id, n, who);
    actions += 1;
    if (who !== null) await probe(visitor, n);
  }
}

async function act(visitor: LiveVisitor, id: string, n: number, who: 0 | 1 | null): Promise<0 | 1 | null> {
  if (who === null) {
    const next = random.below(2) as 0 | 1;
    await asStaff(next, id, 'join', {});
    return next;
  }
  const kind = random.below(8);
  if (kind === 0) {
    await asStaff(who, id, 'leave', {});
    return null;
  }
  const other = who === 0 ? 1 : 0;
  if (kind === 1) {
    await asStaff(other, id, 'take-over', { from: await idOf(who) });
    return other;
  }
  const text = `staff ${visitor.chatId} ${n}`;
  await asStaff(who, id, 'messages', { key: randomUUID(), text });
  sentByStaff.get(visitor)?.push(text);
  return who;
}

/** Half of what visitors write comes by the chat's own stream, as from a page that doesn't know yet. */
async function probe(visitor: LiveVisitor, n: number): Promise<void> {
  const text = `visitor ${visitor.chatId} ${n}`;
  if (n % 2 === 0) {
    await visitor.write(text);
    return;
  }
  const body = await visitor.ask(text);
  if (body === null) return;
  probes += 1;
  if (body.includes('event: chunk') || !body.includes('event: live')) answered += 1;
  else visitor.wrote.push(text);
}

/** Until the program says yes. Repeats are safe: messages have keys, and joining or leaving twice is once. */
async function asStaff(who: 0 | 1, id: string, action: string, body: object): Promise<void> {
  const headers = {
    authorization: `Bearer ${staff[who]}`,
    'content-type': 'application/json',
    'x-forwarded-for': '10.9.9.9',
  };
  for (let tries = 0; ; tries += 1) {
    const sent = await send(
      port(),
      'POST',
      `/api/conversations/${id}/live/${action}`,
      headers,
      Buffer.from(JSON.stringify(body)),
    );
    if (sent.status === 200) return;
    if (sent.status >= 400 && sent.status < 500 && sent.status !== 429)
      throw new Error(`${action}: ${sent.status} ${sent.body}`);
    if (tries > 6_000) throw new Error(`${action} got no answer: ${sent.status} ${sent.failure}`);
    await wait(100);
  }
}

async function endAgainAndAgain(isOver: () => boolean): Promise<void> {
  for (let n = 0; n < ends && !isOver(); n += 1) {
    await waitFor(() => actions >= ((n + 1) * conversations * actionsEach) / (ends + 2) || isOver());
    if (isOver()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    isBack = promise;
    if (n % 2 === 0) await kill();
    else {
      stops += 1;
      await server.stop();
    }
    server = await startServer(dataDir, null);
    resolve();
  }
}

async function kill(): Promise<void> {
  kills += 1;
  const ended = once(server.started.child, 'exit');
  server.started.child.kill('SIGKILL');
  await ended;
  await server.sql.end({ timeout: 0 }).catch(() => undefined);
}

async function waitFor(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(20);
}

async function conversationOf({ chatId }: LiveVisitor): Promise<string> {
  for (;;) {
    await isBack;
    const rows = await server.sql<{ id: string }[]>`select id from app.conversations where chat_id = ${chatId}`.catch(
      () => [],
    );
    if (rows[0]) return rows[0].id;
    await wait(100);
  }
}

async function idOf(who: 0 | 1): Promise<string> {
  const [, claims = ''] = staff[who].split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).sub;
}

/** What the stream brought is what staff read, each number once, and all that was acknowledged is in it once. */
async function checkAll(): Promise<void> {
  for (const visitor of visitors) {
    const rows = await server.sql<{ seq: string; text: string }[]>`
      select m.seq, m.text from app.live_messages m join app.conversations c on c.id = m.conversation_id
      where c.chat_id = ${visitor.chatId} order by m.seq`;
    const until = performance.now() + 20_000;
    while (visitor.seen.length < rows.length && performance.now() < until) await wait(50);
    const numbers = rows.map(({ seq }) => Number(seq));
    if (numbers.some((seq, n) => seq !== n + 1)) faults.push(`${visitor.chatId}: numbers ${numbers}`);
    if (numbers.join() !== visitor.seen.join())
      faults.push(`${visitor.chatId}: the stream brought ${visitor.seen} of ${numbers}`);
    if (rows.some(({ text }, n) => text !== visitor.texts[n])) faults.push(`${visitor.chatId}: another text`);
    const counts = new Map<string, number>();
    for (const { text } of rows) counts.set(text, (counts.get(text) ?? 0) + 1);
    for (const text of [...visitor.wrote, ...(sentByStaff.get(visitor) ?? [])])
      if (counts.get(text) !== 1) faults.push(`${text}: ${counts.get(text) ?? 0} times`);
    const sent = rows.filter(({ text }) => text.startsWith('staff ')).map(({ text }) => text);
    if (sent.join() !== (sentByStaff.get(visitor) ?? []).join()) faults.push(`${visitor.chatId}: staff's order`);
  }
  say(`${visitors.length} conversations compared`);
}

/** Turns that began, or were answered, between a join and the next end of it. */
async function countAnswersWhileIn(): Promise<number> {
  const [row] = await server.sql<[{ count: number }]>`
    with stays as (
      select j.conversation_id, j.created_at as since, coalesce((
          select min(l.created_at) from app.live_messages l
          where l.conversation_id = j.conversation_id and l.seq > j.seq and l.kind in ('left', 'back', 'ended')), 'infinity') as until
      from app.live_messages j where j.kind = 'joined')
    select count(*)::int as count from app.chat_turns t join stays s on s.conversation_id = t.conversation_id
    where t.created_at > s.since and t.created_at < s.until
      or t.state = 'complete' and t.ended_at > s.since and t.ended_at < s.until`;
  return row.count;
}
