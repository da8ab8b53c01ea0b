import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStorageFixture, type StorageFixture } from '../../testing/storage/storage-fixture.ts';

const MIB = 1024 * 1024;
const limit = 10 * MIB;

/** For busy machines. */
const patience = { timeout: 15_000 };

let storage: StorageFixture;
beforeAll(async () => {
  storage = await createStorageFixture();
});
afterAll(() => storage.close());

const ways = ['raw', 'form', 'signed'] as const;
type Way = (typeof ways)[number];

interface Outcome {
  status: number | undefined;
  text: string;
  /** Bytes passed to the network before the response. */
  sentBytes: number;
  /** The server closed the connection, whatever the client would send. */
  isClosed: boolean;
}

interface Sending {
  way: Way;
  path: string;
  /** The bytes really sent. */
  bytes: number;
  /** The header's claim; chunked if missing. */
  claimed?: number;
}

const boundary = 'limit';
const partHead = `--${boundary}\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: image/png\r\n\r\n`;
const formEnd = `\r\n--${boundary}--\r\n`;

/** Sends as fast as possible until the connection ends. */
async function send({ way, path, bytes, claimed }: Sending): Promise<Outcome> {
  const request = http.request(await addressOf(way, path), {
    method: way === 'signed' ? 'PUT' : 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${storage.backend.backend.anonKey}`,
      connection: 'keep-alive',
      'content-type': way === 'form' ? `multipart/form-data; boundary=${boundary}` : 'image/png',
      ...(claimed !== undefined && { 'content-length': claimed }),
    },
  });
  const closed = new Promise<void>((resolve) => request.on('close', resolve).on('error', () => resolve()));
  let response: Promise<Omit<Outcome, 'isClosed'>> | undefined;
  request.on('response', (answer) => {
    const sentBytes = request.socket?.bytesWritten ?? 0;
    const { statusCode: status } = answer;
    response = answer.toArray().then((parts) => ({ status, text: Buffer.concat(parts).toString(), sentBytes }));
  });
  if (way === 'form') request.write(partHead);
  const chunk = Buffer.alloc(64 * 1024, 1);
  for (let sent = 0; sent < bytes && !request.destroyed; sent += chunk.length) {
    if (!request.write(chunk.subarray(0, bytes - sent))) {
      await Promise.race([new Promise((resolve) => request.once('drain', resolve)), closed]);
    }
  }
  if (!request.destroyed) request.end(way === 'form' ? formEnd : undefined);
  const isClosed = await Promise.race([
    closed.then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, 5_000, false)),
  ]);
  if (!response) throw new Error('there was no answer');
  return { ...(await response), isClosed };
}

async function addressOf(way: Way, path: string): Promise<string> {
  if (way !== 'signed') return storage.at(`/object/inbox/${path}`);
  const { data, error } = await storage.anon.storage.from('inbox').createSignedUploadUrl(path);
  if (error) throw error;
  return data.signedUrl;
}

async function expectNothingLeft(path: string): Promise<void> {
  await vi.waitFor(async () => expect(await storage.countFiles()).toMatchObject({ tmp: 0, pending: 0 }), patience);
  expect(await storage.backend.sql`select from storage.objects where name = ${path}`).toHaveLength(0);
}

// Concurrent, since each waits a while for clients that don't stop.
it.concurrent.each(ways)(
  'F8 an upload (%s) that exceeds the limit gets 413 while it is being sent, and is cut off',
  async (way) => {
    const path = `drop-endless-${way}.png`;
    const outcome = await send({ way, path, bytes: 1024 * MIB });
    expect([outcome.status, JSON.parse(outcome.text)]).toEqual([
      400,
      {
        statusCode: '413',
        error: 'Payload too large',
        code: 'EntityTooLarge',
        message: 'The object exceeded the maximum allowed size',
      },
    ]);
    expect(outcome.sentBytes).toBeLessThan(limit + 20 * MIB);
    expect(outcome.isClosed).toBe(true);
    await expectNothingLeft(path);
  },
  60_000,
);

describe.each(ways)('F8 an upload (%s)', (way) => {
  it('whose end is missing is no file', async () => {
    const path = `drop-short-${way}.png`;
    const claimed = 3 * MIB;
    const short = http.request(await addressOf(way, path), {
      method: way === 'signed' ? 'PUT' : 'POST',
      headers: {
        authorization: `Bearer ${storage.backend.backend.anonKey}`,
        'content-type': way === 'form' ? `multipart/form-data; boundary=${boundary}` : 'image/png',
        'content-length': claimed,
      },
    });
    short.on('error', () => undefined);
    short.write(Buffer.concat([Buffer.from(way === 'form' ? partHead : ''), Buffer.alloc(MIB)]));
    await expect.poll(async () => (await storage.countFiles()).tmp, patience).toBe(1);
    short.socket?.end();
    await expectNothingLeft(path);
    short.destroy();
  });
});

it.each(['raw', 'signed'] as const)('F8 says 413 at once to one that announces too much (%s)', async (way) => {
  const path = `drop-announced-${way}.png`;
  const outcome = await send({ way, path, bytes: 64 * 1024, claimed: 1024 * MIB });
  expect([outcome.status, JSON.parse(outcome.text).statusCode, outcome.isClosed]).toEqual([400, '413', true]);
  await expectNothingLeft(path);
});
