import { buffer } from 'node:stream/consumers';
import { confirmedText, confirmQuestion } from '@rxweb/domain/sms/by-text';
import { readOptOut } from '@rxweb/domain/sms/sms';
import { detectFileType } from '@rxweb/domain/uploads/detect-file-type';
import { expect, it } from 'vitest';
import type { CarrierMessage, InboundText, StatusWebhook } from '../../features/sms/carrier.ts';
import { createDemoCarrier, type DemoCarrier, demoPicture } from './create-demo-carrier.ts';
import type { Clock } from './timetable.ts';

const from = '+15555550100';
const start = new Date('2026-05-19T16:00:00Z');
const aMinute = 60_000;

/** A clock that advances on command. */
function createClock(): Clock & { pass(ms: number): Promise<void> } {
  let at = start.getTime();
  let due: { at: number; work: () => void }[] = [];
  return {
    now: () => new Date(at),
    after(ms, work) {
      const entry = { at: at + ms, work };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    async pass(ms) {
      const end = at + ms;
      for (;;) {
        await new Promise(setImmediate);
        const [next] = due.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        due = due.filter((entry) => entry !== next);
        at = next.at;
        next.work();
      }
      at = end;
    },
  };
}

/** A carrier whose calls are written down. */
function setUp(seed = 1) {
  const clock = createClock();
  const carrier = createDemoCarrier({ from, seed, clock });
  const states: StatusWebhook[] = [];
  const texts: InboundText[] = [];
  carrier.connect({ state: async (call) => states.push(call), text: async (text) => texts.push(text) });
  const send = async (to: string, body = 'Your order is ready.') => {
    const sending = carrier.send({ id: `ours-${to}-${body}`, to, body, mediaUrls: [] });
    await clock.pass(aMinute);
    return sending;
  };
  return { carrier, clock, states, texts, send };
}

async function listed(carrier: DemoCarrier, since = start, to?: string): Promise<CarrierMessage[]> {
  const messages: CarrierMessage[] = [];
  for await (const message of carrier.list(since, to)) messages.push(message);
  return messages;
}

it('takes a text, has it sent, then delivered, and answers once', async () => {
  const { send, states, texts } = setUp();
  const result = await send('+15555550117');
  expect(result).toMatchObject({ kind: 'taken', state: 'queued', sid: expect.stringMatching(/^SM[\da-f]{32}$/) });
  const messageId = 'ours-+15555550117-Your order is ready.';
  expect(states).toMatchObject([
    { messageId, state: 'sent', errorCode: null },
    { messageId, state: 'delivered', errorCode: null },
  ]);
  expect(texts).toMatchObject([
    { from: '+15555550117', to: from, body: 'Great, I will come by this afternoon.', media: [] },
  ]);
});

it.each([
  ['0003', 30_003],
  ['0006', 30_006],
  ['0007', 30_007],
])('does not deliver to a number that ends in %s, with code %i, and gets no answer', async (end, code) => {
  const { send, states, texts } = setUp();
  expect(await send(`+1555555${end}`)).toMatchObject({ kind: 'taken' });
  expect(states.map(({ state, errorCode }) => [state, errorCode])).toEqual([
    ['sent', null],
    ['undelivered', code],
  ]);
  expect(texts).toEqual([]);
});

it('refuses people who opted out with it, and keeps nothing of the text', async () => {
  const { carrier, send, states } = setUp();
  expect(await send('+15555550010')).toMatchObject({ kind: 'refused', code: 21_610 });
  expect(states).toEqual([]);
  expect(await listed(carrier)).toEqual([]);
});

it('leaves a text to 0029 unanswered: its list has it, its calls name it only by its own name', async () => {
  const { carrier, send, states } = setUp();
  expect(await send('+15555550029')).toMatchObject({ kind: 'unknown' });
  const [message] = await listed(carrier, start, '+15555550029');
  expect(message).toMatchObject({ direction: 'outbound', body: 'Your order is ready.', state: 'delivered' });
  expect(states.map(({ sid, messageId }) => ({ sid, messageId }))).toEqual(
    Array.from({ length: 2 }, () => ({ sid: message?.sid, messageId: null })),
  );
  expect(await carrier.find(message?.sid ?? '')).toMatchObject({ to: '+15555550029' });
  expect(await carrier.find('SM0')).toBeNull();
});

it.each([
  ['Your order is ready.', 'Great, I will come by this afternoon.'],
  ['Su pedido está listo.', 'Muy bien, paso esta tarde.'],
  ['Can you come in for your fitting?', 'Yes, that works for me.'],
  ['Por favor llámenos.', 'Está bien, los llamo en un rato.'],
  ['Shall we mail it?', 'Yes, please.'],
  ['We found your glasses.', 'Thank you!'],
  ["Thank you for your message. We're closed. We open tomorrow at 9:00 am.", 'Ok, I will wait.'],
  [confirmQuestion('Alder Street Pharmacy', 'en'), 'YES'],
  [confirmQuestion('Alder Street Pharmacy', 'es'), 'SÍ'],
  [confirmedText('Alder Street Pharmacy', 'es'), 'Gracias. ¿Puede mi hermana recoger mi pedido?'],
  ['Gracias por su visita, hasta mañana.', '¡Gracias!'],
])('answers “%s” with “%s”', async (body, answer) => {
  const { send, texts } = setUp();
  await send('+15555550117', body);
  expect(texts.map((text) => text.body)).toEqual([answer]);
});

it('agrees each time it is asked to go on by text', async () => {
  const { send, texts } = setUp();
  for (const _ of [1, 2]) await send('+15555550117', confirmQuestion('Alder Street Pharmacy', 'en'));
  expect(texts.map(({ body }) => body)).toEqual(['YES', 'YES']);
});

it('says nothing twice, and thanks once', async () => {
  const { send, texts } = setUp();
  for (const n of [1, 2, 3, 4]) await send('+15555550117', `Your order ${n} is ready.`);
  expect(texts.map(({ body }) => body)).toEqual(['Great, I will come by this afternoon.', 'Thank you!']);
});

it('has 0011 answer STOP, after which texts to it are refused', async () => {
  const { send, texts } = setUp();
  await send('+15555550011');
  expect(texts).toMatchObject([{ body: 'STOP', optOutType: 'STOP' }]);
  expect(await send('+15555550011')).toMatchObject({ kind: 'refused', code: 21_610 });
});

it('has 0012 ask in its own words for no more texts', async () => {
  const { send, texts } = setUp();
  await send('+15555550012');
  expect(texts.map(({ body }) => readOptOut(body, { canYesUndo: false }))).toEqual(['wish']);
});

it('has 0013 send a picture that can be read, and no other address', async () => {
  const { carrier, send, texts } = setUp();
  await send('+15555550013');
  expect(texts).toMatchObject([{ media: [demoPicture] }]);
  expect(await carrier.listMedia(texts[0]?.sid ?? '')).toEqual([demoPicture]);
  const bytes = await buffer((await carrier.readMedia(demoPicture.url, 100_000)).body);
  expect(detectFileType(bytes, '')?.mime).toBe('image/png');
  await expect(carrier.readMedia('https://elsewhere.example/a.png', 100_000)).rejects.toThrow();
  await expect(carrier.readMedia(demoPicture.url, 100)).rejects.toThrow();
});

it('does the same at the same moments under the same seed', async () => {
  const runs = [setUp(7), setUp(7), setUp(8)];
  for (const { send } of runs) for (const end of ['17', '29', '13']) await send(`+155555501${end}`);
  const [first, same, other] = await Promise.all(runs.map(({ carrier }) => listed(carrier)));
  expect(same).toEqual(first);
  expect(other).not.toEqual(first);
});

it('lists newest first, since a moment, and only one number’s where one is asked for', async () => {
  const { carrier, clock, send } = setUp();
  await send('+15555550117');
  const later = clock.now();
  await send('+15555550118');
  expect((await listed(carrier)).map(({ from: sender }) => sender)).toEqual([
    '+15555550118',
    from,
    '+15555550117',
    from,
  ]);
  expect(await listed(carrier, later)).toHaveLength(2);
  expect(await listed(carrier, start, '+15555550117')).toHaveLength(1);
});

it('reports nothing more once it is closed', async () => {
  const { carrier, clock, states, texts } = setUp();
  const sending = carrier.send({ id: 'ours', to: '+15555550117', body: 'Hello', mediaUrls: [] });
  await clock.pass(300);
  expect(await sending).toMatchObject({ kind: 'taken' });
  await carrier.close();
  await clock.pass(aMinute);
  expect([states, texts]).toEqual([[], []]);
});
