import { describe, expect, it } from 'vitest';
import { decodeJwtPayload } from '../decode-jwt.ts';
import { ours } from '../differences.ts';
import { expectStorageBody, expectStorageRefusal } from '../refusals.ts';
import { like } from '../shapes.ts';
import {
  bytesOf,
  createStorageFixture,
  png,
  refusedKey,
  refusedType,
  serverMadeName,
  storageRefusals,
} from '../storage-fixture.ts';
import { lazily, type Suite } from '../suite.ts';

/** Section 3: uploads with rights and with a signed URL. */
export function storageUpload(suite: Suite): void {
  const { privateBucket, store } = createStorageFixture(suite, 'upload');
  const narrowBucket = lazily(async () => {
    const id = `${suite.prefix}-narrow`;
    const { client } = suite.service();
    await client.storage.createBucket(id, { public: false, fileSizeLimit: 1_000, allowedMimeTypes: ['image/*'] });
    suite.atEnd(() => client.storage.deleteBucket(id));
    return id;
  });

  it('S9-16 bytes are stored unchanged, with a cache time of 3600 and no overwriting', async () => {
    const bucket = await privateBucket();
    const { client, last } = suite.service();
    const { data, error } = await client.storage.from(bucket).upload('raw/a.txt', Buffer.from('hello'));
    const { method, path, status, body, requestHeaders } = last();
    expect({ method, path, status, error }).toEqual({
      method: 'POST',
      path: `/storage/v1/object/${bucket}/raw/a.txt`,
      status: 200,
      error: null,
    });
    expect(body).toEqual({ Key: `${bucket}/raw/a.txt`, Id: like.uuid });
    expect(data).toEqual({ id: Object(body).Id, path: 'raw/a.txt', fullPath: `${bucket}/raw/a.txt` });
    expect(requestHeaders.get('x-upsert')).toBe('false');
    expect(requestHeaders.get('cache-control')).toBe('max-age=3600');
    expect(requestHeaders.get('content-type')).toBe('text/plain;charset=UTF-8');
  });

  it('S9-16 a Blob goes as a form, with what the client says about it', async () => {
    const bucket = await privateBucket();
    const { client, last } = suite.service();
    const { error } = await client.storage
      .from(bucket)
      .upload('form/b.png', new Blob([png], { type: 'image/png' }), { metadata: { shelf: 'b' } });
    expect({ status: last().status, error }).toEqual({ status: 200, error: null });
    const form = last().requestBody;
    expect(form).toBeInstanceOf(FormData);
    expect(form instanceof FormData ? form.get('cacheControl') : null).toBe('3600');
    const { data } = await client.storage.from(bucket).info('form/b.png');
    expect(data).toMatchObject({
      contentType: 'image/png',
      size: png.length,
      cacheControl: 'max-age=3600',
      metadata: { shelf: 'b' },
    });
  });

  it('slashes around and within a name are put right by the client', async () => {
    const bucket = await privateBucket();
    const { client } = suite.service();
    const { data } = await client.storage
      .from(bucket)
      .upload('/many//slashes/c.png/', png, { contentType: 'image/png' });
    expect(data?.fullPath).toBe(`${bucket}/many/slashes/c.png`);
  });

  it('a file of no bytes is kept for the service key', async () => {
    const bucket = await privateBucket();
    const { client } = suite.service();
    const files = client.storage.from(bucket);
    expect((await files.upload('empty.txt', Buffer.alloc(0))).error).toBeNull();
    expect((await files.info('empty.txt')).data?.size).toBe(0);
    expect((await files.copy('empty.txt', 'empty-copy.txt')).error).toBeNull();
    expect(await bytesOf((await files.download('empty-copy.txt')).data)).toHaveLength(0);
  });

  it('F8 a file of no bytes under a signed address is kept by a Supabase and refused by the embedded backend', async () => {
    const bucket = await privateBucket();
    const { client } = suite.service();
    const files = client.storage.from(bucket);
    const { data } = await files.createSignedUploadUrl('empty.txt');
    const { error } = await files.uploadToSignedUrl('empty.txt', data?.token ?? '', Buffer.alloc(0));
    expect(error === null).toBe(ours('emptyFiles', false, true));
  });

  it('a file in a coding is refused by the embedded backend', async () => {
    if (ours('encodedFiles', false, true)) return;
    const bucket = await privateBucket();
    const key = suite.target.serviceRoleKey;
    const headers = { 'content-encoding': 'gzip', 'content-type': 'text/plain' };
    const path = `/storage/v1/object/${bucket}/coded.txt`;
    const answer = await suite.call('POST', path, { key, token: key, headers, body: 'not what it says' });
    expectStorageBody(answer, {
      statusCode: '400',
      error: 'InvalidRequest',
      code: 'InvalidRequest',
      message: 'contentEncoding is not supported',
    });
  });

  it('S7-35 an existing file stays unchanged', async () => {
    const { bucket, path } = await store('taken.png');
    const connection = suite.service();
    const { data, error } = await connection.client.storage.from(bucket).upload(path, Buffer.from('other'));
    expectStorageRefusal(suite, connection, error, storageRefusals.taken);
    expect(data).toBeNull();
    const kept = await connection.client.storage.from(bucket).download(path);
    expect(await bytesOf(kept.data)).toEqual(png);
  });

  it.each(['upsert', 'update'] as const)('%s replaces the bytes and keeps the id', async (way) => {
    const { bucket, path } = await store(`${way}.png`);
    const { client, last } = suite.service();
    const files = client.storage.from(bucket);
    const before = await files.info(path);
    const { error } =
      way === 'upsert'
        ? await files.upload(path, Buffer.from('other'), { upsert: true })
        : await files.update(path, Buffer.from('other'));
    expect({ method: last().method, status: last().status, error }).toEqual({
      method: way === 'upsert' ? 'POST' : 'PUT',
      status: 200,
      error: null,
    });
    expect(Object(last().body).Id).toBe(before.data?.id);
    expect(await (await files.download(path)).data?.text()).toBe('other');
  });

  describe('what is refused', () => {
    it.each([
      ['raw', () => Buffer.alloc(1_001)],
      ['as a form', () => new Blob([Buffer.alloc(1_001)], { type: 'image/png' })],
    ])('a file that is too large, %s', async (_, file) => {
      const connection = suite.service();
      const files = connection.client.storage.from(await narrowBucket());
      const { error } = await files.upload('large.png', file(), { contentType: 'image/png' });
      expectStorageRefusal(suite, connection, error, storageRefusals.tooLarge);
    });

    it('a type that the bucket does not take', async () => {
      const connection = suite.service();
      const files = connection.client.storage.from(await narrowBucket());
      const { error } = await files.upload('a.txt', Buffer.from('x'), { contentType: 'text/plain' });
      expectStorageRefusal(suite, connection, error, refusedType('text/plain'));
    });

    it.each(['ä.png', 'a[1].png', 'a^b.png'])('the name %s', async (name) => {
      const bucket = await privateBucket();
      const key = suite.target.serviceRoleKey;
      const answer = await suite.call('POST', `/storage/v1/object/${bucket}/${encodeURIComponent(name)}`, {
        key,
        token: key,
        body: 'x',
        headers: { 'content-type': 'text/plain' },
      });
      expectStorageBody(answer, refusedKey(name));
    });

    it('a bucket that is none', async () => {
      const connection = suite.service();
      const { error } = await connection.client.storage.from(`${suite.prefix}-none`).upload('a.png', png);
      expectStorageRefusal(suite, connection, error, storageRefusals.noBucket);
    });

    it('a form without a file', async () => {
      const bucket = await privateBucket();
      const key = suite.target.serviceRoleKey;
      const boundary = 'no-file-within';
      const field = `--${boundary}\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n3600\r\n--${boundary}--\r\n`;
      const answer = await suite.call('POST', `/storage/v1/object/${bucket}/form-only.png`, {
        key,
        token: key,
        body: field,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
      expectStorageBody(answer, storageRefusals.noContent);
    });

    it('Z7 a place where a policy does not let one write', async () => {
      const visitor = suite.visitor();
      const first = await visitor.client.storage
        .from('rxweb-private')
        .upload('demo/x.png', png, { contentType: 'image/png' });
      expectStorageRefusal(suite, visitor, first.error, storageRefusals.notAllowed);
      const second = await visitor.client.storage
        .from('chat-uploads')
        .upload('mine.png', png, { contentType: 'image/png' });
      expectStorageRefusal(suite, visitor, second.error, storageRefusals.notAllowed);
    });

    it('a token that does not hold', async () => {
      const bucket = await privateBucket();
      const options = { token: 'no.token.atall', body: 'x', headers: { 'content-type': 'text/plain' } };
      expectStorageBody(
        await suite.call('POST', `/storage/v1/object/${bucket}/x.txt`, options),
        storageRefusals.badToken,
      );
    });
  });

  it('S9-15 a visitor adds a file to chat-uploads, under a name of time and chance', async () => {
    const path = serverMadeName();
    suite.atEnd(() => suite.service().client.storage.from('chat-uploads').remove([path]));
    const { client, last } = suite.visitor();
    const { data, error } = await client.storage.from('chat-uploads').upload(path, png, { contentType: 'image/png' });
    expect({ status: last().status, error, fullPath: data?.fullPath }).toEqual({
      status: 200,
      error: null,
      fullPath: `chat-uploads/${path}`,
    });
  });

  it('S7-46 an administrator uses the demo folder of rxweb-private', async () => {
    const { client } = await suite.signIn(await suite.person('admin'));
    const path = `demo/${suite.prefix}.png`;
    const files = client.storage.from('rxweb-private');
    suite.atEnd(() => suite.service().client.storage.from('rxweb-private').remove([path]));
    expect((await files.upload(path, png, { contentType: 'image/png' })).error).toBeNull();
    expect((await files.upload(path, png, { contentType: 'image/png', upsert: true })).error).toBeNull();
    expect((await files.remove([path])).data).toHaveLength(1);
  });

  describe('with a signed address', () => {
    it('S7-34 takes one file, once', async () => {
      const bucket = await privateBucket();
      const { client, last } = suite.service();
      const { data: signed, error } = await client.storage.from(bucket).createSignedUploadUrl('signed/a.png');
      expect({ status: last().status, body: last().body, error }).toEqual({
        status: 200,
        body: { url: `/object/upload/sign/${bucket}/signed/a.png?token=${signed?.token}`, token: like.jwt },
        error: null,
      });
      expect(signed).toEqual({
        signedUrl: `${suite.target.url}/storage/v1/object/upload/sign/${bucket}/signed/a.png?token=${signed?.token}`,
        path: 'signed/a.png',
        token: signed?.token,
      });

      const visitor = suite.visitor();
      const files = visitor.client.storage.from(bucket);
      const put = () => files.uploadToSignedUrl('signed/a.png', signed?.token ?? '', png, { contentType: 'image/png' });
      const stored = await put();
      expect(stored.error).toBeNull();
      expect(visitor.last()).toMatchObject({ method: 'PUT', status: 200, body: { Key: `${bucket}/signed/a.png` } });
      expect(visitor.last().body).not.toHaveProperty('Id');
      expect(stored.data).toEqual({ path: 'signed/a.png', fullPath: `${bucket}/signed/a.png` });
      expectStorageRefusal(suite, visitor, (await put()).error, storageRefusals.taken);
    });

    it('takes a Blob as well, and replaces only what it was made to replace', async () => {
      const { bucket, path } = await store('signed/replaced.png');
      const { data: signed } = await suite
        .service()
        .client.storage.from(bucket)
        .createSignedUploadUrl(path, { upsert: true });
      const files = suite.visitor().client.storage.from(bucket);
      const { error } = await files.uploadToSignedUrl(
        path,
        signed?.token ?? '',
        new Blob(['new'], { type: 'text/plain' }),
      );
      expect(error).toBeNull();
      expect(await (await suite.service().client.storage.from(bucket).download(path)).data?.text()).toBe('new');
    });

    it('works for a while', async () => {
      const bucket = await privateBucket();
      const { data } = await suite.service().client.storage.from(bucket).createSignedUploadUrl('signed/while.png');
      const { iat, exp } = decodeJwtPayload(data?.token ?? '');
      expect(Number(exp) - Number(iat)).toEqual(ours('signedUploadLife', 600, expect.any(Number)));
    });

    it('F6 is not given to users who may not write, or for a missing bucket', async () => {
      const visitor = suite.visitor();
      const { error } = await visitor.client.storage.from('rxweb-private').createSignedUploadUrl('demo/x.png');
      expectStorageRefusal(suite, visitor, error, storageRefusals.notAllowed);
      const service = suite.service();
      const none = await service.client.storage.from(`${suite.prefix}-none`).createSignedUploadUrl('x.png');
      expectStorageRefusal(suite, service, none.error, storageRefusals.noBucket);
    });

    it('is not given for a name that is taken', async () => {
      const { bucket, path } = await store('signed/taken.png');
      const service = suite.service();
      const { error } = await service.client.storage.from(bucket).createSignedUploadUrl(path);
      expectStorageRefusal(suite, service, error, storageRefusals.taken);
    });

    it('Z8 works for no other name, and reads nothing', async () => {
      const bucket = await privateBucket();
      const { data } = await suite.service().client.storage.from(bucket).createSignedUploadUrl('signed/b.png');
      const token = data?.token ?? '';
      const visitor = suite.visitor();
      const { error } = await visitor.client.storage
        .from(bucket)
        .uploadToSignedUrl('signed/c.png', token, png, { contentType: 'image/png' });
      expectStorageRefusal(suite, visitor, error, storageRefusals.otherSignature);
      const read = await suite.call('GET', `/storage/v1/object/sign/${bucket}/signed/b.png?token=${token}`, {
        key: null,
      });
      expectStorageBody(read, storageRefusals.otherSignature);
    });

    it('Z8 keeps to the limits of the bucket', async () => {
      const bucket = await narrowBucket();
      const { data } = await suite.service().client.storage.from(bucket).createSignedUploadUrl('signed.png');
      const visitor = suite.visitor();
      const files = visitor.client.storage.from(bucket);
      const large = await files.uploadToSignedUrl('signed.png', data?.token ?? '', Buffer.alloc(1_001), {
        contentType: 'image/png',
      });
      expectStorageRefusal(suite, visitor, large.error, storageRefusals.tooLarge);
      const text = await files.uploadToSignedUrl('signed.png', data?.token ?? '', Buffer.from('x'), {
        contentType: 'text/plain',
      });
      expectStorageRefusal(suite, visitor, text.error, refusedType('text/plain'));
    });

    it('a token that is none is refused', async () => {
      const visitor = suite.visitor();
      const { error } = await visitor.client.storage
        .from(await privateBucket())
        .uploadToSignedUrl('a.png', 'no.token.atall', png, { contentType: 'image/png' });
      expectStorageRefusal(suite, visitor, error, storageRefusals.badSignedToken);
    });
  });
}
