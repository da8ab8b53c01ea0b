import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';

/** A visitor of its own to the server: by a cookie, and by an address from a proxy. */
export interface Visitor {
  cookie: string;
  address: string;
}

export interface Heard {
  /** From sending to the first byte of the stream's body. */
  firstByteMs: number;
  text: string;
  /** The name of the last event. */
  last: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** The address is one of 10.0.0.0/8; a number gives the same one every time. */
export function newVisitor(number: number): Visitor {
  return {
    cookie: `rx-visitor=${randomBytes(32).toString('base64url')}`,
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
}

/** Asks as a page does and reads the stream to its end; throws for an answer that is no stream, and for a line that goes. */
export function ask(url: string, visitor: Visitor, text: string, onFirst = () => {}): Promise<Heard> {
  const body = JSON.stringify({ text, attachments: [], mode: 'default' });
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    cookie: visitor.cookie,
    'x-forwarded-for': visitor.address,
    'x-chat-id': `chat-${Date.now()}`,
  };
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', agent, headers }, (incoming) => {
      let firstByteMs = 0;
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => {
        if (chunks.length === 0) {
          firstByteMs = performance.now() - sentAt;
          onFirst();
        }
        chunks.push(chunk);
      });
      incoming.on('error', reject);
      incoming.on('end', () => {
        const all = Buffer.concat(chunks).toString();
        if (incoming.statusCode === 200) resolve({ firstByteMs, ...readEvents(all) });
        else reject(new Error(`${url} answered ${incoming.statusCode}: ${all.slice(0, 200)}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The words of the chunks; a line break comes as backslash and n. */
function readEvents(stream: string): Pick<Heard, 'text' | 'last'> {
  const events = [...stream.matchAll(/^event: (.*)\ndata: (.*)$/gm)];
  const chunks = events.filter(([, name]) => name === 'chunk').map(([, , data = '']) => data);
  return { text: chunks.join(''), last: events.at(-1)?.[1] ?? '' };
}

/** Closes what was kept open. */
export const leave = () => agent.destroy();
