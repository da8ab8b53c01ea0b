import { connect, type Socket } from 'node:net';

export interface RawAnswers {
  answers: number;
  /** With another status than expected; a fast refusal is no result. */
  others: number;
  seconds: number;
}

interface RawLoadOptions {
  port: number;
  connections: number;
  durationMs: number;
  /** The bytes of the next request, whole; they are sent as they are. */
  next(): Buffer;
  status?: number;
}

/**
 * Sends ready-made requests over kept connections, one at a time on each. It parses nothing but the status line and the length, so that the
 * machine's time goes to the server.
 */
export async function rawLoad(options: RawLoadOptions): Promise<RawAnswers> {
  const { connections, durationMs, status = 200 } = options;
  const startedAt = performance.now();
  const counts = { answers: 0, others: 0 };
  const endsAt = startedAt + durationMs;
  const wanted = `HTTP/1.1 ${status} `;
  await Promise.all(Array.from({ length: connections }, () => callInTurn(options, endsAt, wanted, counts)));
  return { ...counts, seconds: (performance.now() - startedAt) / 1_000 };
}

function callInTurn(
  { port, next }: RawLoadOptions,
  endsAt: number,
  wanted: string,
  counts: Omit<RawAnswers, 'seconds'>,
) {
  return new Promise<void>((resolve, reject) => {
    const socket: Socket = connect({ host: '127.0.0.1', port, noDelay: true });
    let pending = '';
    socket.on('connect', () => socket.write(next()));
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1');
      if (!isWhole(pending)) return;
      if (pending.startsWith(wanted)) counts.answers += 1;
      else counts.others += 1;
      pending = '';
      if (performance.now() < endsAt) socket.write(next());
      else socket.end();
    });
  });
}

/** By the length that is told, or by the last chunk of a body without one (RFC 9112 section 7.1). */
function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head + 2))?.[1];
  return length === undefined ? answer.endsWith('0\r\n\r\n') : answer.length >= head + 4 + Number(length);
}
