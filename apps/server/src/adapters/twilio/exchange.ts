import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';

/** A request that got no answer. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  /** False: nothing of it left this machine, so nobody can have acted on it. */
  readonly wasSent: boolean;

  constructor(cause: unknown, wasSent: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.wasSent = wasSent;
  }
}

export interface Exchange {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** From the look-up of the name to the last byte of the answer. */
  timeoutMs: number;
  lookup?: LookupFunction;
}

/**
 * One request over a connection of its own: on a used one nobody could tell whether it still stood when the request was written. Follows no
 * redirect. Throws {@link NoAnswer}.
 */
export function exchange(url: URL, { method, headers, body, timeoutMs, lookup }: Exchange): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const options: RequestOptions = { method, headers, agent: false, signal: AbortSignal.timeout(timeoutMs) };
  if (lookup) options.lookup = lookup;
  return new Promise((resolve, reject) => {
    let wasSent = false;
    const request = (isSecure ? secureRequest : plainRequest)(url, options);
    request.once('socket', (socket) => {
      // What is written before waits in memory.
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        wasSent = true;
      });
    });
    request.once('response', resolve);
    request.on('error', (error) => reject(new NoAnswer(error, wasSent)));
    request.end(body);
  });
}

/** The whole answer as text; more than `maxBytes` is an error. */
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
