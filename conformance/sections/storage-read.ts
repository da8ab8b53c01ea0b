import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ours } from '../differences.ts';
import type { Answer } from '../recording-fetch.ts';
import { expectStorageBody, expectStorageRefusal } from '../refusals.ts';
import { like } from '../shapes.ts';
import { bytesOf, createStorageFixture, png, refusedBody, storageRefusals } from '../storage-fixture.ts';
import { lazily, type Suite } from '../suite.ts';

/** Section 3: reading files with rights, with a signed URL, and in public. */
export function storageRead(suite: Suite): void {
  const { publicBucket, store } = createStorageFixture(suite, 'read');
  const photo = lazily(() => store('photo.png'));
  const sheet = lazily(async () => {
    const bucket = await publicBucket();
    const files = suite.service().client.storage.from(bucket);
    await files.upload('sheet.txt', Buffer.from('0123456789'), { contentType: 'text/plain', cacheControl: '60' });
    return { bucket, path: 'sheet.txt', url: `/storage/v1/object/public/${bucket}/sheet.txt` };
  });
  const files = async () => {
    const connection = suite.service();
    return { ...connection, files: connection.client.storage.from((await photo()).bucket) };
  };

  it('downloads the bytes, with their type', async () => {
    const { files: from, last } = await files();
    const { data, error } = await from.download('photo.png');
    expect(error).toBeNull();
    expect(data?.type).toBe('image/png');
    expect(await bytesOf(data)).toEqual(png);
    const { status, headers } = last();
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'image/png',
      etag: expect.stringMatching(/^"[^"]+"$/),
      'last-modified': expect.stringMatching(/GMT$/),
      'content-length': String(png.length),
      'x-robots-tag': 'none',
    });
  });

  it.each(['object', 'object/authenticated'])('GET and HEAD /%s answer alike', async (route) => {
    const { bucket, path } = await photo();
    const key = suite.target.serviceRoleKey;
    const answers = await Promise.all(
      ['GET', 'HEAD'].map((method) =>
        suite.call(method, `/storage/v1/${route}/${bucket}/${path}`, { key, token: key }),
      ),
    );
    for (const { status, headers } of answers) {
      expect({ status, type: headers.get('content-type'), length: headers.get('content-length') }).toEqual({
        status: 200,
        type: 'image/png',
        length: String(png.length),
      });
    }
    expect(answers[1]?.text).toBe('');
  });

  it('F5 stored files cannot act as pages of our address', async () => {
    const { url } = await sheet();
    const { headers } = await suite.call('GET', url, { key: null });
    const safe = { nosniff: 'nosniff', sandboxed: true, disposition: 'attachment' };
    const seen = {
      nosniff: headers.get('x-content-type-options'),
      sandboxed: headers.get('content-security-policy')?.includes('sandbox') ?? false,
      disposition: headers.get('content-disposition'),
    };
    expect(seen).toEqual(ours('privateFiles', safe, expect.anything()));
    const { last } = await files().then(async (connection) => {
      await connection.files.download('photo.png');
      return connection;
    });
    expect(last().headers.get('cache-control')).toBe(ours('privateFiles', 'private, no-store', 'max-age=3600'));
  });

  describe('in public', () => {
    it('S7-45 S7-49 getPublicUrl is the address, for anybody, with the cache time that was stored', async () => {
      const { bucket, path, url } = await sheet();
      const { client, answers } = suite.visitor();
      const { data } = client.storage.from(bucket).getPublicUrl(path);
      expect(data.publicUrl).toBe(`${suite.target.url}${url}`);
      expect(answers).toEqual([]);
      const { status, text, headers } = await suite.call('GET', url, { key: null });
      expect({ status, text }).toEqual({ status: 200, text: '0123456789' });
      expect(headers.get('cache-control')).toBe('max-age=60');
    });

    it('Z6 a private bucket looks missing to everyone', async () => {
      const { bucket, path } = await photo();
      const url = `/storage/v1/object/public/${bucket}/${path}`;
      expectStorageBody(await suite.call('GET', url, { key: null }), storageRefusals.noBucket);
      const key = suite.target.serviceRoleKey;
      expectStorageBody(await suite.call('GET', url, { key, token: key }), storageRefusals.noBucket);
    });

    it('a file that is none', async () => {
      const { bucket } = await sheet();
      const answer = await suite.call('GET', `/storage/v1/object/public/${bucket}/none.txt`, { key: null });
      expectStorageBody(answer, storageRefusals.noObject);
    });

    it.each([
      ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ])('the range %s', async (range, status, text, contentRange) => {
      const answer = await suite.call('GET', (await sheet()).url, { key: null, headers: { range } });
      expect({ status: answer.status, text: answer.text }).toEqual({ status, text });
      expect(answer.headers.get('content-range')).toBe(contentRange);
      expect(answer.headers.get('content-length')).toBe(String(text.length));
    });

    it('a range behind the end is 416', async () => {
      const { status } = await suite.call('GET', (await sheet()).url, { key: null, headers: { range: 'bytes=10-' } });
      expect(status).toBe(416);
    });

    it('a copy that is still current is 304', async () => {
      const { url } = await sheet();
      const { headers } = await suite.call('GET', url, { key: null });
      const again = await suite.call('GET', url, {
        key: null,
        headers: { 'if-none-match': headers.get('etag') ?? '' },
      });
      expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
      const other = await suite.call('GET', url, { key: null, headers: { 'if-none-match': '"other"' } });
      expect(other.status).toBe(200);
    });

    it('download names the file', async () => {
      const { bucket, path } = await sheet();
      const { publicUrl } = suite.visitor().client.storage.from(bucket).getPublicUrl(path, { download: 'x.png' }).data;
      const { headers } = await suite.call('GET', publicUrl.slice(suite.target.url.length), { key: null });
      expect(headers.get('content-disposition')).toBe("attachment; filename=x.png; filename*=UTF-8''x.png");
    });
  });

  describe('with a signed address', () => {
    it('opens for anybody', async () => {
      const { files: from, last } = await files();
      const { data, error } = await from.createSignedUrl('photo.png', 60);
      expect(error).toBeNull();
      const { bucket } = await photo();
      const address = new RegExp(`^/object/sign/${bucket}/photo\\.png\\?token=[\\w-]+\\.[\\w-]+\\.[\\w-]+$`);
      expect(last().body).toEqual({ signedURL: expect.stringMatching(address) });
      const response = await fetch(data?.signedUrl ?? '');
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
      const kept = ours('privateFiles', 'private, no-store', null);
      expect(response.headers.get('cache-control')).toBe(kept);
    });

    it('for many files at once, those that are none apart', async () => {
      const { files: from } = await files();
      const { data, error } = await from.createSignedUrls(['photo.png', 'none.png'], 60);
      expect(error).toBeNull();
      expect(data).toEqual([
        expect.objectContaining({ path: 'photo.png', error: null, signedUrl: expect.stringContaining('token=') }),
        expect.objectContaining({ path: 'none.png', error: expect.stringMatching(/does not exist/) }),
      ]);
    });

    it('not for a missing file, and not without a duration', async () => {
      const connection = await files();
      const { error } = await connection.files.createSignedUrl('none.png', 60);
      expectStorageRefusal(suite, connection, error, storageRefusals.noObject);
      const key = suite.target.serviceRoleKey;
      const { bucket, path } = await photo();
      const answer = await suite.call('POST', `/storage/v1/object/sign/${bucket}/${path}`, {
        key,
        token: key,
        body: {},
      });
      const refusal = {
        statusCode: '400',
        error: 'Error',
        code: 'InvalidRequest',
        message: /required property 'expiresIn'/,
      };
      expectStorageBody(answer, refusal);
    });

    it('not for another file, not when it is over, and not when it is none', async () => {
      const { bucket, path } = await photo();
      await store('other.png');
      const { files: from } = await files();
      const { data } = await from.createSignedUrl(path, 1);
      const token = new URL(data?.signedUrl ?? '').searchParams.get('token');
      const open = (name: string, signature: string | null) =>
        suite.call('GET', `/storage/v1/object/sign/${bucket}/${name}?token=${signature}`, { key: null });
      expectStorageBody(await open('other.png', token), storageRefusals.otherSignature);
      expectStorageBody(await open(path, 'no.token.atall'), storageRefusals.badSignedToken);
      await setTimeout(2_100);
      expectStorageBody(await open(path, token), { ...storageRefusals.badSignedToken, message: /exp/ });
    });

    it('not without a token', async () => {
      const { bucket, path } = await photo();
      const answer = await suite.call('GET', `/storage/v1/object/sign/${bucket}/${path}`, { key: null });
      const refusal = {
        statusCode: '400',
        error: 'Error',
        code: 'InvalidRequest',
        message: /required property 'token'/,
      };
      expectStorageBody(answer, refusal);
    });
  });

  describe('what is known of a file', () => {
    it('info shows', async () => {
      const { files: from, last } = await files();
      const { data, error } = await from.info('photo.png');
      const { bucket } = await photo();
      expect(error).toBeNull();
      expect(last().path).toBe(`/storage/v1/object/info/${bucket}/photo.png`);
      expect(last().body).toEqual({
        id: like.uuid,
        name: 'photo.png',
        version: expect.any(String),
        bucket_id: bucket,
        size: png.length,
        content_type: 'image/png',
        cache_control: 'max-age=3600',
        etag: expect.stringMatching(/^"[^"]+"$/),
        metadata: {},
        last_modified: like.time,
        created_at: expect.any(String),
      });
      expect(data).toMatchObject({ bucketId: bucket, contentType: 'image/png', lastModified: like.time });
    });

    it('info shows under its longer addresses too, with the headers of the file', async () => {
      const { bucket } = await photo();
      const options = { key: suite.target.serviceRoleKey, token: suite.target.serviceRoleKey };
      const short = await suite.call('GET', `/storage/v1/object/info/${bucket}/photo.png`, options);
      const long = await suite.call('GET', `/storage/v1/object/info/authenticated/${bucket}/photo.png`, options);
      expect(long.body).toEqual(short.body);
      const head = await suite.call('HEAD', `/storage/v1/object/info/${bucket}/photo.png`, options);
      expect({ status: head.status, etag: head.headers.get('etag') }).toEqual({
        status: 200,
        etag: (short.body as { etag: string }).etag,
      });
      const open = await suite.call('GET', `/storage/v1/object/info/public/${bucket}/photo.png`, {});
      if (open.status !== 200) expectStorageBody(open, storageRefusals.noBucket);
    });

    it('an older version and a changed picture are refused', async () => {
      if (ours('olderVersions', false, true)) return;
      const { bucket } = await photo();
      const options = { key: suite.target.serviceRoleKey, token: suite.target.serviceRoleKey };
      for (const field of ['versionId', 'width', 'height', 'resize', 'format', 'quality']) {
        for (const place of ['object', 'object/info', 'object/authenticated']) {
          const answer = await suite.call('GET', `/storage/v1/${place}/${bucket}/photo.png?${field}=1`, options);
          expectStorageBody(answer, refusedBody(new RegExp(`${field} is not supported`)));
        }
      }
      const signed = { ...options, body: { expiresIn: 60, transform: { width: 10 } } };
      const answer = await suite.call('POST', `/storage/v1/object/sign/${bucket}/photo.png`, signed);
      expectStorageBody(answer, refusedBody(/transform is not supported/));
      const render = await suite.call('GET', `/storage/v1/render/image/authenticated/${bucket}/photo.png`, options);
      expect(render.status).toBe(404);
    });

    it('exists says yes or no', async () => {
      const { files: from } = await files();
      expect((await from.exists('photo.png')).data).toBe(true);
      expect((await from.exists('none.png')).data).toBe(false);
    });
  });

  describe('what is refused', () => {
    it('a file that is none', async () => {
      const { files: from, last } = await files();
      const { data, error } = await from.download('none.png');
      expectStorageBody(last(), storageRefusals.noObject);
      expect(data).toBeNull();
      expect(error?.name).toBe(suite.library.isNewest ? 'StorageApiError' : 'StorageUnknownError');
      const connection = await files();
      const info = await connection.files.info('none.png');
      expectStorageRefusal(suite, connection, info.error, storageRefusals.noObject);
    });

    it('a bucket that is none', async () => {
      const { client, last } = suite.service();
      await client.storage.from(`${suite.prefix}-none`).download('a.png');
      expectStorageBody(last(), storageRefusals.noBucket);
    });

    it('Z7 a private file, for a visitor and for a user without the right', async () => {
      const { bucket, path } = await photo();
      const visitor = suite.visitor();
      await visitor.client.storage.from(bucket).download(path);
      expectHidden(visitor.last());
      const employee = await suite.signIn(await suite.person('employee'));
      await employee.client.storage.from(bucket).download(path);
      expectHidden(employee.last());
    });

    it('a token that does not hold', async () => {
      const { bucket, path } = await photo();
      const answer = await suite.call('GET', `/storage/v1/object/${bucket}/${path}`, { token: 'no.token.atall' });
      expectStorageBody(answer, storageRefusals.badToken);
    });
  });
}

/** A hidden file looks like a missing one. */
function expectHidden(answer: Answer): void {
  expect(answer.status).toBe(400);
  expect([storageRefusals.noObject, storageRefusals.noBucket]).toContainEqual(answer.body);
}
