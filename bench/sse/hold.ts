import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { newVisitor } from '../chat/ask.ts';
import { browserPost } from '../tools/browser-post.ts';

/** Streams that are open and listened to. */
export interface HeldStreams {
  /** Opens more, until there are so many; returns when each has had its first piece. */
  growTo(count: number): Promise<void>;
  /** How many got data since the last call. */
  heard(): number;
  close(): void;
}

const atATime = 40;
const patienceMs = 60_000;

/** Asks as a page does, over plain sockets: the caller keeps little for each, and stays one process. */
export function holdStreams(url: string): HeldStreams {
  const { port, pathname } = new URL(url);
  const sockets: Socket[] = [];
  let hearing = new Set<Socket>();
  const open = (number: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port: Number(port) });
      sockets.push(socket);
      const overtime = setTimeout(() => reject(new Error(`stream ${number} has not begun`)), patienceMs);
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`stream ${number} was closed`)));
      socket.on('connect', () => socket.write(questionOf(number, pathname)));
      socket.on('data', (chunk) => {
        hearing.add(socket);
        if (chunk.includes('data: ')) {
          clearTimeout(overtime);
          resolve();
        }
        if (chunk.includes('HTTP/1.1') && !chunk.includes('HTTP/1.1 200')) reject(new Error(chunk.toString()));
      });
    });
  return {
    async growTo(count) {
      const first = sockets.length;
      let number = first;
      const openMore = async () => {
        while (number < count) await open(number++);
      };
      await Promise.all(Array.from({ length: atATime }, openMore));
      // Streams of the product are held after some seconds.
      await pause(6_000);
    },
    heard() {
      const { size } = hearing;
      hearing = new Set();
      return size;
    },
    close() {
      for (const socket of sockets) socket.removeAllListeners('close').destroy();
    },
  };
}

function questionOf(number: number, path: string): string {
  const { cookie, address } = newVisitor(number);
  const body = JSON.stringify({
    text: 'Good morning! Do you take back what I have not used, and do I need the box for it?',
    attachments: [],
    mode: 'default',
  });
  return browserPost({
    path,
    body,
    accept: 'text/event-stream',
    cookie,
    address,
    more: ['x-rx-extensions: sources,care,suggestions,hand-off', `x-chat-id: chat-${1_763_744_400_000 + number}`],
  });
}
