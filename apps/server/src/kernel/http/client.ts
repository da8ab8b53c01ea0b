import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { hasPipelined } from './fair-server.ts';

const clients = new WeakMap<ServerResponse, Client>();

/** The client of a response. */
export function clientOf(raw: ServerResponse): Client {
  const known = clients.get(raw) ?? new Client(raw);
  clients.set(raw, known);
  return known;
}

/** Who reads a response, until it is read or the connection ends. */
class Client {
  #raw: ServerResponse | null;
  /** The connection itself, once held. */
  #socket: Socket | null = null;
  #isChunked = false;
  #callbacks: (() => void)[] = [];
  #isGone: boolean;

  constructor(raw: ServerResponse) {
    this.#raw = raw;
    this.#isGone = raw.destroyed;
    raw.once('close', this.#leave);
  }

  /** Also after the whole response. */
  get isGone(): boolean {
    return this.#isGone;
  }

  /** Bytes that wait for the client. */
  get queued(): number {
    return (this.#socket ?? this.#raw)?.writableLength ?? 0;
  }

  /** Bytes of the connection that the client's side took. */
  get taken(): number {
    const socket = this.#socket ?? this.#raw?.socket;
    return (socket?.bytesWritten ?? 0) - (socket?.writableLength ?? 0);
  }

  /** Calls back once, now if the client is gone. */
  whenGone(callback: () => void): void {
    if (this.#isGone) callback();
    else this.#callbacks.push(callback);
  }

  /** A part of the body. False: wait for {@link drained}. */
  write(text: string): boolean {
    if (!this.#socket) return this.#raw?.write(text) ?? true;
    // RFC 9112, section 7.1.
    return this.#socket.write(this.#isChunked ? `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n` : text);
  }

  /** Resolves when there is room again or the client is gone. */
  drained(): Promise<void> {
    const target = this.#socket ?? this.#raw;
    return new Promise((resolve) => {
      if (!target || this.#isGone) return resolve();
      const goOn = () => {
        target.off('drain', goOn).off('close', goOn);
        resolve();
      };
      target.on('drain', goOn).on('close', goOn);
    });
  }

  end(): void {
    const socket = this.#socket;
    if (!socket) this.#raw?.end();
    else if (!socket.destroyed) socket.end(this.#isChunked ? '0\r\n\r\n' : '', () => socket.destroy());
  }

  destroy(): void {
    (this.#socket ?? this.#raw)?.destroy();
  }

  /**
   * Takes the connection from Node's HTTP server (docs/decisions/0056). Does nothing while the request is read, bytes wait, or requests are pipelined.
   */
  hold(): void {
    const raw = this.#raw;
    const socket = raw?.socket;
    if (!raw || this.#isGone || !(socket instanceof Socket) || socket.destroyed) return;
    // Node ends a request by its body, even an empty one.
    if (!raw.req.readableEnded) return void raw.req.resume();
    raw.flushHeaders();
    if (raw.writableEnded || raw.writableLength > 0 || hasPipelined(socket)) return;
    this.#isChunked = raw.chunkedEncoding;
    raw.off('close', this.#leave);
    // Node and Fastify free the request, as when a client leaves.
    socket.emit('close', false);
    raw.detachSocket(socket);
    socket.removeAllListeners().setTimeout(0);
    socket.on('error', ignore).on('end', close).once('close', this.#leave);
    socket.resume();
    this.#raw = null;
    this.#socket = socket;
  }

  #leave = (): void => {
    this.#isGone = true;
    for (const callback of this.#callbacks.splice(0)) callback();
  };
}

export type { Client };

/** 'close' follows. */
function ignore(): void {}

function close(this: Socket): void {
  this.destroy();
}
