import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorageFixture, type StorageFixture } from '../../testing/storage/storage-fixture.ts';

const photo = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });

let storage: StorageFixture;
beforeAll(async () => {
  storage = await createStorageFixture();
});
afterAll(() => storage.close());

async function sign(path: string): Promise<string> {
  const { data, error } = await storage.anon.storage.from('inbox').createSignedUploadUrl(path);
  if (error) throw error;
  return data.token;
}

describe('signed uploads', () => {
  it('Z8 are made for those who may add the name, and leave no row', async () => {
    const inbox = storage.anon.storage.from('inbox');
    const { data } = await inbox.createSignedUploadUrl('drop-1.jpg');
    expect(data).toMatchObject({ path: 'drop-1.jpg' });
    expect(data?.signedUrl).toBe(storage.at(`/object/upload/sign/inbox/drop-1.jpg?token=${data?.token}`));
    const [, payload = ''] = (data?.token ?? '').split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims).toMatchObject({ url: 'inbox/drop-1.jpg', upsert: false, scope: 'upload' });
    expect(claims.exp - claims.iat).toBe(600);
    expect(await storage.backend.sql`select from storage.objects`).toHaveLength(0);

    const refused = await inbox.createSignedUploadUrl('other.jpg');
    expect(refused.error).toMatchObject({ statusCode: '403', code: 'AccessDenied' });
    const upsert = await inbox.createSignedUploadUrl('drop-1.jpg', { upsert: true });
    expect(upsert.error).toMatchObject({ statusCode: '403', code: 'AccessDenied' });
  });

  it('Z8 work once: the second use finds the name taken', async () => {
    const token = await sign('drop-once.jpg');
    const inbox = storage.anon.storage.from('inbox');
    expect(await inbox.uploadToSignedUrl('drop-once.jpg', token, photo)).toEqual({
      data: { path: 'drop-once.jpg', fullPath: 'inbox/drop-once.jpg' },
      error: null,
    });
    const again = await inbox.uploadToSignedUrl('drop-once.jpg', token, photo, { upsert: true });
    expect(again.error).toMatchObject({ statusCode: '409', code: 'KeyAlreadyExists' });
    const stored = await storage.service.storage.from('inbox').download('drop-once.jpg');
    expect(stored.data?.size).toBe(4);
  });

  it('Z8 R5 are still good when nothing landed the first time', async () => {
    const token = await sign('drop-retry.jpg');
    const inbox = storage.anon.storage.from('inbox');
    const wrongType = await inbox.uploadToSignedUrl('drop-retry.jpg', token, new Blob(['x'], { type: 'text/html' }));
    expect(wrongType.error).toMatchObject({ statusCode: '415', code: 'InvalidMimeType' });
    const tooLong = await inbox.uploadToSignedUrl('drop-retry.jpg', token, Buffer.alloc(10 * 1024 * 1024 + 1), {
      contentType: 'image/png',
    });
    expect(tooLong.error).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' });
    expect((await inbox.uploadToSignedUrl('drop-retry.jpg', token, photo)).error).toBeNull();
  });

  it('Z8 used twice at the same moment store one file', async () => {
    const token = await sign('drop-race.jpg');
    const inbox = storage.anon.storage.from('inbox');
    const both = await Promise.all([1, 2, 3].map(() => inbox.uploadToSignedUrl('drop-race.jpg', token, photo)));
    expect(both.map(({ error }) => (error === null ? 'stored' : error.statusCode)).sort()).toEqual([
      '409',
      '409',
      'stored',
    ]);
  });

  it('Z8 serve no other name, bucket or purpose', async () => {
    const token = await sign('drop-a.jpg');
    const inbox = storage.anon.storage.from('inbox');
    const invalid = { statusCode: '400', code: 'InvalidSignature', message: 'Invalid signature' };
    expect((await inbox.uploadToSignedUrl('drop-b.jpg', token, photo)).error).toMatchObject(invalid);
    expect((await storage.anon.storage.from('open').uploadToSignedUrl('drop-a.jpg', token, photo)).error).toMatchObject(
      invalid,
    );
    const read = await storage.call(`/object/sign/inbox/drop-a.jpg?token=${token}`);
    expect(await read.json()).toMatchObject(invalid);

    const shared = storage.member.storage.from('shared');
    await shared.upload('seen.txt', 'seen');
    const { data } = await shared.createSignedUrl('seen.txt', 60);
    const readToken = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? '';
    expect((await shared.uploadToSignedUrl('seen.txt', readToken, photo)).error).toMatchObject(invalid);
  });

  it('Z8 are refused with a garbled token or none', async () => {
    const inbox = storage.anon.storage.from('inbox');
    const garbled = await inbox.uploadToSignedUrl('drop-a.jpg', 'garbled', photo);
    expect(garbled.error).toMatchObject({ statusCode: '400', code: 'InvalidJWT', message: 'Invalid Compact JWS' });
    const without = await storage.call('/object/upload/sign/inbox/drop-a.jpg', { method: 'PUT', body: 'x' });
    expect(await without.json()).toMatchObject({
      statusCode: '400',
      error: 'Error',
      code: 'InvalidRequest',
      message: "querystring must have required property 'token'",
    });
  });
});
