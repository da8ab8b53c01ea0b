import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClamdAddress } from '../../config/clamd.ts';
import { ScannerAway } from '../../kernel/file-checks/virus-scanner.ts';

export interface ClamdTimes {
  connectMs: number;
  /** For the whole exchange. */
  totalMs: number;
}

export const usualTimes: ClamdTimes = { connectMs: 2_000, totalMs: 60_000 };

const chunkBytes = 64 * 1024;
const maxAnswerBytes = 4_096;

/** For a refusal to arrive between two chunks. */
const pauseMs = 5;

/** Sends one command, with a file for `INSTREAM`. Returns the answer; rejects with `ScannerAway` if nothing listens. */
export async function askClamd(
  address: ClamdAddress,
  command: 'INSTREAM' | 'VERSION',
  times: ClamdTimes,
  file?: Uint8Array,
): Promise<string> {
  try {
    return await exchange(address, command, times, file, 0);
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error && ['EPIPE', 'ECONNRESET'].includes(String(error.code));
    if (!isBroken || !file) throw error;
    // It refuses a file and closes while we still send, and a failed write loses the answer.
    return exchange(address, command, times, file, pauseMs);
  }
}

async function exchange(
  address: ClamdAddress,
  command: string,
  { connectMs, totalMs }: ClamdTimes,
  file: Uint8Array | undefined,
  pauseMs: number,
): Promise<string> {
  const socket = createConnection(address);
  const deadline = setTimeout(() => socket.destroy(new Error('the scanner took too long')), totalMs);
  try {
    await connected(socket, connectMs);
    const answer = readAnswer(socket);
    const sent = send(socket, command, file, pauseMs).catch(() => undefined);
    const text = await answer;
    await Promise.race([sent, answer]);
    return text;
  } finally {
    clearTimeout(deadline);
    socket.destroy();
  }
}

async function connected(socket: Socket, connectMs: number): Promise<void> {
  const timeout = setTimeout(() => socket.destroy(new Error('no connection')), connectMs);
  try {
    await once(socket, 'connect');
  } catch (cause) {
    throw new ScannerAway('the scanner can’t be reached', { cause });
  } finally {
    clearTimeout(timeout);
  }
}

/** Chunks with their length in four bytes before each; an empty one ends the file. */
async function send(socket: Socket, command: string, file: Uint8Array | undefined, pauseMs: number): Promise<void> {
  await write(socket, Buffer.from(`z${command}\0`));
  if (!file) return;
  for (let at = 0; at < file.length; at += chunkBytes) {
    const chunk = file.subarray(at, at + chunkBytes);
    await write(socket, lengthOf(chunk));
    await write(socket, chunk);
    if (pauseMs === 0) continue;
    await pause(pauseMs);
    if (socket.bytesRead > 0) return;
  }
  await write(socket, lengthOf(new Uint8Array()));
}

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

const write = (socket: Socket, bytes: Uint8Array) =>
  new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const finish = () => {
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end).trim());
      return end >= 0;
    };
    socket.on('data', (part: Buffer) => {
      text += part.toString('latin1');
      if (!finish() && text.length > maxAnswerBytes) socket.destroy(new Error('the scanner’s answer is too long'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the scanner closed the connection without an answer')));
  });
}
