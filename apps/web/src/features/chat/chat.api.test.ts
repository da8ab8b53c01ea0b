import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import {
  type AnswerEvent,
  type ChatCall,
  InterruptedError,
  StatusError,
  StreamError,
  streamAnswer,
  toChatEvent,
  toRichEvent,
} from './chat.api.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const call: ChatCall = {
  chatId: 'chat-1790000000000',
  language: 'es',
  screen: '0123456789abcdef0123456789abcdef',
  isNotEmergency: false,
  key: '0123456789abcdef',
  text: 'hello',
  attachments: [],
};

/** The events that came, and what ended them. */
async function answerOf(stream: string, { leaveOpen = false, status = 200 } = {}) {
  const origin = await serve((_, response) => {
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    if (leaveOpen) response.write(stream);
    else response.end(stream);
  });
  const events: AnswerEvent[] = [];
  try {
    for await (const event of streamAnswer(call, { origin })) events.push(event);
    return { events, error: null };
  } catch (error) {
    return { events, error };
  }
}

it('S7-07 S7-08 S7-09 sends text, attachments and mode as JSON and asks for an event stream', async () => {
  let asked: { method: string | undefined; headers: Record<string, unknown>; body: string } | undefined;
  const origin = await serve(async (request, response) => {
    asked = { method: request.method, headers: request.headers, body: await text(request) };
    response.end('event: end\n\n');
  });
  for await (const _ of streamAnswer(call, { origin }));
  expect(asked?.method).toBe('POST');
  expect(JSON.parse(asked?.body ?? '')).toEqual({ text: 'hello', attachments: [], mode: 'default' });
  expect(asked?.headers).toMatchObject({
    accept: 'text/event-stream',
    'x-chat-id': 'chat-1790000000000',
    'x-chat-screen': '0123456789abcdef0123456789abcdef',
    'accept-language': 'es',
    'x-rx-extensions': 'sources,care,note,suggestions,hand-off,request-form,disclosed,live',
  });
});

it.each([
  ['S7-12 event end', 'data: A\n\nevent: end\ndata: {}\n\ndata: B\n\n'],
  ['S7-13 data [DONE]', 'data: A\n\ndata: [DONE]\n\ndata: B\n\n'],
])('%s ends the answer, though the connection stays open', async (_, stream) => {
  expect(await answerOf(stream, { leaveOpen: true })).toEqual({ events: [{ type: 'chunk', text: 'A' }], error: null });
});

it('S7-15 turns escaped newlines into real ones', async () => {
  const { events } = await answerOf('data: one\\ntwo\n\nevent: end\n\n');
  expect(events).toEqual([{ type: 'chunk', text: 'one\ntwo' }]);
});

it('S7-14 an error event aborts the answer with its own message', async () => {
  const { events, error } = await answerOf(
    'data: A\n\nevent: error\ndata: {"message":"Server restarting"}\n\ndata: B\n\n',
  );
  expect(events).toEqual([{ type: 'chunk', text: 'A' }]);
  expect(error).toMatchObject({ message: 'Server restarting' });
});

it.each(['', '{}', 'no JSON', '{"message":"  "}'])('an error event with %j gives no reason', async (data) => {
  const { error } = await answerOf(`event: error\ndata: ${data}\n\n`);
  expect(error).toEqual(new StreamError(''));
});

it('S8-03 a failing status is shown by its number', async () => {
  const { error } = await answerOf('', { status: 503 });
  expect(error).toEqual(new StatusError(503));
  expect(error).toMatchObject({ message: 'HTTP error! status: 503' });
});

it('calls a stream without an end an interruption', async () => {
  const { events, error } = await answerOf('data: A\n\n');
  expect(events).toHaveLength(1);
  expect(error).toBeInstanceOf(InterruptedError);
});

it('calls a connection that breaks an interruption', async () => {
  const origin = await serve((request, response) => {
    response.write('data: A\n\n', () => setTimeout(() => request.socket.destroy(), 20));
  });
  const events: AnswerEvent[] = [];
  const read = async () => {
    for await (const event of streamAnswer(call, { origin })) events.push(event);
  };
  await expect(read()).rejects.toBeInstanceOf(InterruptedError);
  expect(events).toEqual([{ type: 'chunk', text: 'A' }]);
});

it('reads sources, cards, suggestions and the offer of a person, and skips broken or unknown events', async () => {
  const sources = [{ id: 'hours', title: 'Store hours', lastChecked: '2026-11-20' }];
  expect(await toRichEvent({ event: 'sources', data: JSON.stringify(sources) })).toEqual({ type: 'sources', sources });
  expect(await toRichEvent({ event: 'care', data: '{"tier":"unknown"}' })).toBeNull();
  const list = ['When are you open?', 'Do you deliver?'];
  expect(await toRichEvent({ event: 'suggestions', data: JSON.stringify(list) })).toEqual({
    type: 'suggestions',
    suggestions: list,
  });
  expect(await toRichEvent({ event: 'suggestions', data: '[""]' })).toBeNull();
  expect(await toRichEvent({ event: 'suggestions', data: '{"tap":"me"}' })).toBeNull();
  expect(toChatEvent({ event: 'hand-off', data: '{}' })).toEqual({ type: 'hand-off' });
  expect(toChatEvent({ event: 'something-else', data: '[]' })).toBeNull();
});
