import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

export interface Answer {
  status: number;
  body: Buffer;
}

/** One request on a connection that is kept; throws for an answer that is not 2xx, since a fast refusal is no result. */
export async function call(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
  const answer = await send(url, method, headers, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${url} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
  return answer;
}

function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Uint8Array | string | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(url, { method, agent, headers: { ...headers, ...length } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks) }));
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close a kept connection while another system has its turn, just as it is used again.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(send(url, method, headers, body));
      else reject(error);
    });
    outgoing.end(body);
  });
}

/** Closes what was kept open. */
export const hangUp = () => agent.destroy();
