import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';

export class NoAnswer extends Error {
  override name = 'NoAnswer';
  /** False: nothing left this machine, so the other end cannot have acted on it. */
  readonly wasSent: boolean;

  constructor(cause: unknown, wasSent: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.wasSent = wasSent;
  }
}

export interface Exchange {
  method: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** From the DNS lookup to the last byte of the answer. */
  timeoutMs: number;
  lookup?: LookupFunction;
}

/** Sends one request over a new connection, which no one has closed. No redirects. Throws {@link NoAnswer}. */
export function exchange(url: URL, { method, headers, body, timeoutMs, lookup }: Exchange): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const options: RequestOptions = { method, headers, agent: false, signal: AbortSignal.timeout(timeoutMs) };
  if (lookup) options.lookup = lookup;
  return new Promise((resolve, reject) => {
    let wasSent = false;
    const request = (isSecure ? secureRequest : plainRequest)(url, options);
    request.once('socket', (socket) => {
      // Buffered until connected.
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        wasSent = true;
      });
    });
    request.once('response', resolve);
    request.on('error', (error) => reject(new NoAnswer(error, wasSent)));
    request.end(body);
  });
}

/** Fails above `maxBytes`. */
export async function readText(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
