import { expect } from 'vitest';
import { parseJson } from './recording-fetch.ts';
import type { Suite } from './suite.ts';

export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** A socket with the framing of the suite's client, for frames that the client would not send. */
export interface RawSocket {
  received: Frame[];
  send(event: string, topic: string, payload: object, ref?: string, joinRef?: string | null): void;
  /** The first matching frame, past or future. */
  next(matches: (frame: Frame) => boolean): Promise<Frame>;
  close(): void;
}

export async function openRawSocket({ target, library }: Suite, key = target.anonKey): Promise<RawSocket> {
  const version = library.realtimeVersion;
  const query = new URLSearchParams({ apikey: key, vsn: version });
  const socket = new WebSocket(`${target.url.replace(/^http/, 'ws')}/realtime/v1/websocket?${query}`);
  const received: Frame[] = [];
  socket.addEventListener('message', ({ data }) => received.push(toFrame(parseJson(String(data)))));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('the socket was refused')));
  });
  return {
    received,
    send(event, topic, payload, ref = '1', joinRef = null) {
      const object = { topic, event, payload, ref, join_ref: joinRef };
      socket.send(JSON.stringify(version === '1.0.0' ? object : [joinRef, ref, topic, event, payload]));
    },
    async next(matches) {
      await expect.poll(() => received.some(matches), { timeout: 15_000, interval: 10 }).toBe(true);
      const frame = received.find(matches);
      if (!frame) throw new Error('the frame is gone');
      return frame;
    },
    close: () => socket.close(),
  };
}

/** Version 2.0.0 writes arrays, 1.0.0 objects. */
function toFrame(value: unknown): Frame {
  if (Array.isArray(value)) {
    const [joinRef, ref, topic, event, payload] = value;
    return { joinRef, ref, topic, event, payload };
  }
  const { ref, topic, event, payload } = Object(value);
  return { joinRef: null, ref: ref ?? null, topic, event, payload };
}

/** The payload of a join, as clients write it. */
export function joinOf(token: string | undefined, bindings: object[], config: object = {}): object {
  return {
    config: {
      broadcast: { ack: false, self: false },
      presence: { key: '', enabled: false },
      private: false,
      ...config,
      postgres_changes: bindings,
    },
    ...(token === undefined ? {} : { access_token: token }),
  };
}
