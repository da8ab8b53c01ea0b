import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorageFixture, type StorageFixture } from '../../testing/storage/storage-fixture.ts';

const MIB = 1024 * 1024;
const pdf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/pdf' });
const letter = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3 * MIB), Buffer.from('\r\n--\r\n%%EOF')]);

/** For busy machines. */
const patience = { timeout: 15_000 };

let storage: StorageFixture;
beforeAll(async () => {
  storage = await createStorageFixture();
});
afterAll(() => storage.close());

async function read(path: string, bucket = 'inbox'): Promise<Buffer> {
  const { data, error } = await storage.service.storage.from(bucket).download(path);
  if (error) throw error;
  return Buffer.from(await data.arrayBuffer());
}

/** Nothing arriving, nothing undecided, and one file per row. */
async function expectTidy(): Promise<void> {
  const [row] = await storage.backend.sql<{ count: number }[]>`select count(*)::int from storage.objects`;
  await expect.poll(() => storage.countFiles(), patience).toEqual({ tmp: 0, pending: 0, objects: row?.count });
}

describe('uploads', () => {
  it('come back byte for byte, as a form and raw', async () => {
    const inbox = storage.anon.storage.from('inbox');
    const asForm = await inbox.upload('drop-form.pdf', pdf(letter), { cacheControl: '60', metadata: { from: 'form' } });
    expect(asForm).toMatchObject({ error: null, data: { path: 'drop-form.pdf', fullPath: 'inbox/drop-form.pdf' } });
    const raw = await inbox.upload('drop-raw.pdf', letter, {
      contentType: 'application/pdf',
      metadata: { from: 'raw' },
    });
    expect(raw.error).toBeNull();
    expect((await read('drop-form.pdf')).equals(letter)).toBe(true);
    expect((await read('drop-raw.pdf')).equals(letter)).toBe(true);

    const info = await storage.service.storage.from('inbox').info('drop-form.pdf');
    expect(info.data).toMatchObject({
      id: asForm.data?.id,
      name: 'drop-form.pdf',
      size: letter.length,
      contentType: 'application/pdf',
      cacheControl: 'max-age=60',
      metadata: { from: 'form' },
    });
    const other = await storage.service.storage.from('inbox').info('drop-raw.pdf');
    expect(other.data).toMatchObject({ cacheControl: 'max-age=3600', metadata: { from: 'raw' } });
    await expectTidy();
  });

  it('F8 of no bytes at all are refused: as a form, raw, of unknown length, signed, and over an older one', async () => {
    const inbox = storage.anon.storage.from('inbox');
    const shared = storage.member.storage.from('shared');
    const nothing = pdf(new Uint8Array());
    await shared.upload('kept.txt', 'kept');
    const { data: signed } = await inbox.createSignedUploadUrl('drop-0-signed.pdf');
    const unknown = new ReadableStream({ start: (controller) => controller.close() });
    const answers = [
      await inbox.upload('drop-0-form.pdf', nothing),
      await inbox.upload('drop-0-raw.pdf', Buffer.alloc(0), { contentType: 'image/png' }),
      await inbox.upload('drop-0-stream.pdf', unknown, { contentType: 'image/png' }),
      await inbox.uploadToSignedUrl('drop-0-signed.pdf', signed?.token ?? '', nothing),
      await shared.update('kept.txt', Buffer.alloc(0)),
    ];
    for (const { error } of answers) {
      expect(error).toMatchObject({ status: 400, statusCode: '400', message: 'No content provided' });
    }
    expect((await read('kept.txt', 'shared')).toString()).toBe('kept');
    await expectTidy();
  });

  it('replace only when asked to, keep the id, and leave no old bytes', async () => {
    const shared = storage.member.storage.from('shared');
    const first = await shared.upload('a/note.txt', 'one');
    expect((await shared.upload('a/note.txt', 'two')).error).toMatchObject({ statusCode: '409' });
    const second = await shared.upload('a/note.txt', 'two', { upsert: true });
    expect(second.data?.id).toBe(first.data?.id);
    expect((await read('a/note.txt', 'shared')).toString()).toBe('two');
    expect((await shared.update('a/note.txt', 'three')).error).toBeNull();
    expect((await read('a/note.txt', 'shared')).toString()).toBe('three');
    const [row] = await storage.backend.sql`select owner, owner_id from storage.objects where name = 'a/note.txt'`;
    expect(row).toEqual({ owner: storage.memberId, owner_id: storage.memberId });
    await expectTidy();
  });

  it('that race for one name leave one winner and one file', async () => {
    const shared = storage.member.storage.from('shared');
    const added = await Promise.all(Array.from({ length: 8 }, (_, n) => shared.upload('race-add.txt', `${n}`)));
    expect(added.filter(({ error }) => error === null)).toHaveLength(1);
    const put = await Promise.all(
      Array.from({ length: 8 }, (_, n) => shared.upload('race-put.txt', `${n}`, { upsert: true })),
    );
    expect(put.filter(({ error }) => error !== null)).toEqual([]);
    await expectTidy();
  });

  it.each([
    [
      'a taken name',
      'drop-taken.pdf',
      pdf(letter),
      { code: 'KeyAlreadyExists', statusCode: '409', message: 'The resource already exists' },
    ],
    [
      'a name no policy allows',
      'other.pdf',
      pdf(letter),
      { code: 'AccessDenied', statusCode: '403', message: 'new row violates row-level security policy' },
    ],
    [
      'a type the bucket does not take',
      'drop-x.txt',
      new Blob(['x'], { type: 'text/plain' }),
      { code: 'InvalidMimeType', statusCode: '415', message: 'mime type text/plain is not supported' },
    ],
    [
      'a name with other letters',
      'drop-ñ.pdf',
      pdf(letter),
      { code: 'InvalidKey', statusCode: '400', message: 'Invalid key: drop-ñ.pdf' },
    ],
  ])('with %s are refused and leave nothing', async (_, path, file, expected) => {
    const inbox = storage.anon.storage.from('inbox');
    await inbox.upload('drop-taken.pdf', pdf(letter));
    const { error } = await inbox.upload(path, file);
    expect(error).toMatchObject({ name: 'StorageApiError', status: 400, ...expected });
    await expectTidy();
  });

  it('F8 above the limit are refused while they arrive: form, raw, and raw of unknown length', async () => {
    const tooLong = Buffer.alloc(10 * MIB + 1);
    const refusal = {
      statusCode: '413',
      code: 'EntityTooLarge',
      message: 'The object exceeded the maximum allowed size',
    };
    const inbox = storage.anon.storage.from('inbox');
    expect((await inbox.upload('drop-long.pdf', pdf(tooLong))).error).toMatchObject(refusal);
    expect((await inbox.upload('drop-long.pdf', tooLong, { contentType: 'image/png' })).error).toMatchObject(refusal);
    const unknown = new ReadableStream({
      start(controller) {
        for (let n = 0; n <= 10; n++) controller.enqueue(new Uint8Array(MIB));
        controller.close();
      },
    });
    expect((await inbox.upload('drop-long.pdf', unknown, { contentType: 'image/png' })).error).toMatchObject(refusal);
    const exact = await inbox.upload('drop-exact.pdf', pdf(tooLong.subarray(1)));
    expect(exact.error).toBeNull();
    await expectTidy();
  });

  it('to no bucket, without a file, or without saying who, are refused', async () => {
    const nowhere = await storage.anon.storage.from('nowhere').upload('a', 'x');
    expect(nowhere.error).toMatchObject({ statusCode: '404', code: 'NoSuchBucket', message: 'Bucket not found' });
    const headers = { authorization: `Bearer ${storage.backend.backend.anonKey}` };
    const body = new FormData();
    body.append('cacheControl', '3600');
    const empty = await storage.call('/object/inbox/drop-none.pdf', { method: 'POST', headers, body });
    expect([empty.status, await empty.json()]).toEqual([
      400,
      { statusCode: '400', error: 'InvalidRequest', code: 'InvalidRequest', message: 'No content provided' },
    ]);
  });

  it('described behind the file, as older clients send a form, are kept so; unknown fields are refused by name', async () => {
    const headers = { authorization: `Bearer ${storage.backend.backend.anonKey}` };
    const post = (path: string, fields: Record<string, string>) => {
      const body = new FormData();
      body.append('', pdf(Buffer.from('%PDF')));
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return storage.call(`/object/inbox/${path}`, { method: 'POST', headers, body });
    };
    const described = await post('drop-behind.pdf', { cacheControl: '60', metadata: '{"from":"behind"}' });
    expect(described.status).toBe(200);
    const { data } = await storage.service.storage.from('inbox').info('drop-behind.pdf');
    expect(data).toMatchObject({ cacheControl: 'max-age=60', metadata: { from: 'behind' } });

    for (const [name, word] of [
      ['shelf', 'body/shelf is not supported'],
      ['contentEncoding', 'contentEncoding is not supported'],
    ] as const) {
      const refused = await post(`drop-${name}.pdf`, { [name]: 'gzip' });
      expect([refused.status, (await refused.json()).message]).toEqual([400, word]);
    }
    await expectTidy();
  });

  it.each(['raw', 'form'])('R5 F8 cut off half-way leave neither row nor file (%s)', async (kind) => {
    const half = Buffer.alloc(2 * MIB, 1);
    const boundary = 'limit';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: application/pdf\r\n\r\n`;
    const request = http.request(storage.at('/object/inbox/drop-broken.pdf'), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${storage.backend.backend.anonKey}`,
        'content-type': kind === 'form' ? `multipart/form-data; boundary=${boundary}` : 'application/pdf',
        'content-length': 4 * MIB,
      },
    });
    request.on('error', () => undefined);
    request.write(kind === 'form' ? Buffer.concat([Buffer.from(head), half]) : half);
    await expect.poll(async () => (await storage.countFiles()).tmp, patience).toBe(1);
    request.destroy();
    await expectTidy();
    const rows = await storage.backend.sql`select from storage.objects where name = 'drop-broken.pdf'`;
    expect(rows).toHaveLength(0);
    expect((await storage.anon.storage.from('inbox').upload('drop-broken.pdf', pdf(letter))).error).toBeNull();
    await storage.service.storage.from('inbox').remove(['drop-broken.pdf']);
  });

  it('F8 in a form that ends without its last boundary are refused', async () => {
    const body = `--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: image/png\r\n\r\nhalf`;
    const headers = {
      authorization: `Bearer ${storage.backend.backend.anonKey}`,
      'content-type': 'multipart/form-data; boundary=b',
    };
    const answer = await storage.call('/object/inbox/drop-cut.pdf', { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'InvalidRequest' });
    await expectTidy();
  });

  it('F8 twenty at once of 10 MiB are streamed, not held', async () => {
    const before = process.memoryUsage().arrayBuffers;
    let peak = before;
    const timer = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers);
    }, 2);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sendStream(`/object/shared/many/${n}`, 160)),
    );
    clearInterval(timer);
    expect(new Set(answers)).toEqual(new Set([200]));
    // 200 MiB passed. The measure includes the client in this process and garbage.
    expect(peak - before).toBeLessThan(120 * MIB);

    const shared = storage.member.storage.from('shared');
    expect((await read('many/19', 'shared')).equals(Buffer.alloc(10 * MIB, 7))).toBe(true);
    expect((await shared.remove(answers.map((_, n) => `many/${n}`))).data).toHaveLength(20);
    await expectTidy();
  });
});

/** Sends the same 64 KiB repeatedly, so the client holds nothing; resolves to the status. */
function sendStream(path: string, chunks: number): Promise<number | undefined> {
  const chunk = Buffer.alloc(64 * 1024, 7);
  const headers = {
    authorization: `Bearer ${storage.backend.backend.serviceRoleKey}`,
    'content-type': 'application/pdf',
  };
  return new Promise((resolve, reject) => {
    const request = http.request(storage.at(path), { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    request.on('error', reject);
    Readable.from(Array.from({ length: chunks }, () => chunk)).pipe(request);
  });
}
