import { Agent, request } from 'node:http';
import { connect } from 'node:net';

export interface Sent {
  /** 0 when no answer came and the connection ended. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** Why no answer came. */
  failure: string | null;
  /** From sending to the end of the answer. */
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const patienceMs = 30_000;
/** Some streams of events have no end: what came by then is read. */
const streamMs = 3_000;

/** Sends one request and reads what comes; never throws. `failure` is `timeout` when nothing came for 30 s. */
export function send(
  port: number,
  method: string,
  target: string,
  headers: Record<string, string>,
  body: Buffer | null,
): Promise<Sent> {
  const sentAt = performance.now();
  return new Promise((done) => {
    const resolve = (sent: Omit<Sent, 'ms'>) => done({ ...sent, ms: performance.now() - sentAt });
    const fail = (failure: string) => resolve({ status: 0, headers: {}, body: '', failure });
    try {
      const length = body ? { 'content-length': String(body.length) } : {};
      const outgoing = request({
        host: '127.0.0.1',
        port,
        method,
        path: target,
        agent,
        headers: { ...headers, ...length },
      });
      outgoing.setTimeout(patienceMs, () => outgoing.destroy(new Error('timeout')));
      outgoing.on('error', (error) => fail(error.message));
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        const end = (failure: string | null) =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString(),
            failure,
          });
        incoming.on('end', () => end(null));
        incoming.on('error', (error) => end(error.message));
        if (!incoming.headers['content-type']?.startsWith('text/event-stream')) return;
        setTimeout(() => {
          end(null);
          incoming.destroy();
        }, streamMs);
      });
      outgoing.end(body);
    } catch (error) {
      fail(error instanceof Error ? `not sent: ${error.message}` : 'not sent');
    }
  });
}

/** Sends bytes as they are on a connection of their own, and reads until the server ends it or says no more. */
export function sendRaw(port: number, bytes: Buffer): Promise<Sent> {
  const sentAt = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    let got = '';
    const end = (failure: string | null) => {
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(got)?.[1] ?? 0);
      resolve({ status, headers: {}, body: got, failure, ms: performance.now() - sentAt });
    };
    socket.setTimeout(500, () => end(null));
    socket.on('data', (chunk: Buffer) => (got += chunk));
    socket.on('error', (error) => end(error.message));
    socket.on('close', () => end(null));
    socket.write(bytes);
  });
}

export const hangUp = () => agent.destroy();
