import { randomBytes, randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from '../tools/send.ts';

/** A visitor with an open chat: reads the stream, over all cuts, and writes. */
export interface LiveVisitor {
  chatId: string;
  /** Numbers of the messages that the stream brought, in the order they came. */
  seen: number[];
  /** Texts of them. */
  texts: string[];
  /** Acknowledged texts. */
  wrote: string[];
  /** Asks the assistant; how its stream ended, or null when the line went. */
  ask(text: string): Promise<string | null>;
  /** Until it is acknowledged, or the assistant answers. */
  write(text: string): Promise<boolean>;
  cut(): void;
  stop(): void;
}

const retryMs = 50;

export function createVisitor(port: () => number, chatId: string, ip: string): LiveVisitor {
  const headers = {
    cookie: `rx-visitor=${randomBytes(32).toString('base64url')}`,
    'x-chat-id': chatId,
    'x-rx-extensions': 'live',
    'x-forwarded-for': ip,
  };
  const json = { ...headers, 'content-type': 'application/json' };
  let line: IncomingMessage | null = null;
  let isOver = false;
  const own: LiveVisitor = {
    ...{ chatId, seen: [], texts: [], wrote: [] },
    async ask(text) {
      const sent = await send(
        port(),
        'POST',
        '/api/chat-stream',
        { ...json, 'x-chat-key': randomUUID() },
        Buffer.from(JSON.stringify({ text })),
      );
      return sent.status === 200 && sent.failure === null ? sent.body : null;
    },
    async write(text) {
      const body = Buffer.from(JSON.stringify({ chatId, key: randomUUID(), text }));
      for (;;) {
        const { status } = await send(port(), 'POST', '/api/conversations/live/messages', json, body);
        if (status === 200) own.wrote.push(text);
        if (status === 200 || status === 409) return status === 200;
        await wait(retryMs);
      }
    },
    cut: () => line?.destroy(),
    stop() {
      isOver = true;
      line?.destroy();
    },
  };
  void follow();
  return own;

  async function follow(): Promise<void> {
    while (!isOver) {
      await readOnce().catch(() => undefined);
      if (!isOver) await wait(retryMs);
    }
  }

  function readOnce(): Promise<void> {
    return new Promise((resolve) => {
      const last = own.seen.at(-1) ?? 0;
      const asking = get(
        {
          host: '127.0.0.1',
          port: port(),
          path: '/api/conversations/live',
          agent: false,
          headers: { ...headers, 'last-event-id': String(last) },
        },
        (incoming) => {
          line = incoming;
          let rest = '';
          incoming.setEncoding('utf8').on('data', (text: string) => {
            const frames = (rest + text).split('\n\n');
            rest = frames.pop() ?? '';
            for (const frame of frames) take(frame);
          });
          incoming.on('close', resolve).on('error', () => resolve());
        },
      );
      asking.on('error', () => resolve());
    });
  }

  function take(frame: string): void {
    const id = /^id: (\d+)$/m.exec(frame)?.[1];
    if (id === undefined) return;
    own.seen.push(Number(id));
    own.texts.push(JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? '{}').text);
  }
}
