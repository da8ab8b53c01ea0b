import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorageFixture, type StorageFixture } from '../../testing/storage/storage-fixture.ts';

const text = 'The quick brown fox';

let storage: StorageFixture;
beforeAll(async () => {
  storage = await createStorageFixture();
  for (const bucket of ['open', 'shared']) {
    const files = storage.service.storage.from(bucket);
    await files.upload('a/fox.txt', text, { contentType: 'text/plain', cacheControl: '600' });
    for (const [name, contentType] of Object.entries(types)) await files.upload(`types/${name}`, text, { contentType });
  }
});
afterAll(() => storage.close());

const types = {
  'i.png': 'image/png',
  'i.jpg': 'image/jpeg',
  'i.gif': 'image/gif',
  'i.webp': 'image/webp',
  'd.pdf': 'application/pdf',
  'i.svg': 'image/svg+xml',
  'p.html': 'text/html',
  'x.xml': 'application/xhtml+xml',
  't.txt': 'text/plain',
  'b.bin': 'application/octet-stream',
};
const inline = ['i.png', 'i.jpg', 'i.gif', 'i.webp', 'd.pdf'];
const safe = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'none',
};

const asService = () => ({ authorization: `Bearer ${storage.backend.backend.serviceRoleKey}` });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  storage.call(path, { method, headers: { ...asService(), ...headers } });
const headersOf = (answer: Response) => Object.fromEntries(answer.headers);

describe('downloads', () => {
  it.each(Object.entries(types))('F5 send %s (%s) so that it cannot act as a page', async (name, type) => {
    const address = storage.service.storage.from('open').getPublicUrl(`types/${name}`).data.publicUrl;
    const { data: signed } = await storage.service.storage.from('shared').createSignedUrl(`types/${name}`, 60);
    const answers = await Promise.all([
      get(`/object/shared/types/${name}`),
      get(`/object/authenticated/shared/types/${name}`),
      get(`/object/shared/types/${name}`, { range: 'bytes=0-3' }),
      get(`/object/shared/types/${name}`, {}, 'HEAD'),
      fetch(signed?.signedUrl ?? ''),
      fetch(address),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 206, 200, 200, 200]);
    for (const answer of answers) {
      expect(headersOf(answer)).toMatchObject({ ...safe, 'content-type': type, 'accept-ranges': 'bytes' });
      expect(answer.headers.get('content-disposition')).toBe(inline.includes(name) ? null : 'attachment');
    }
    const caching = answers.map((answer) => answer.headers.get('cache-control'));
    expect(caching).toEqual([...Array(5).fill('private, no-store'), 'max-age=3600']);
  });

  it.each(['GET', 'HEAD'])('F5 keep those headers on 304, 416 and every error to %s', async (method) => {
    const whole = await get('/object/shared/a/fox.txt');
    const eTag = whole.headers.get('etag') ?? '';
    const { data: signed } = await storage.service.storage.from('shared').createSignedUrl('a/fox.txt', 60);
    const forged = { authorization: `Bearer ${storage.backend.backend.anonKey}x` };
    const unknown = (path: string, headers: Record<string, string>) => fetch(storage.at(path), { method, headers });
    const answers = [
      [await get('/object/shared/a/fox.txt', { 'if-none-match': eTag }, method), 304],
      [await get('/object/shared/a/fox.txt', { range: 'bytes=99-' }, method), 416],
      [await get('/object/shared/missing', {}, method), 400],
      [await get('/object/nowhere/missing', {}, method), 400],
      [await get('/object/authenticated/open/missing', {}, method), 400],
      [await fetch(`${signed?.signedUrl}x`, { method }), 400],
      [await unknown('/object/public/shared/a/fox.txt', {}), 400],
      [await get('/object/shared/a%2ffox.txt', {}, method), 400],
      [await unknown('/object/shared/a/fox.txt', {}), 401],
      [await unknown('/object/shared/a/fox.txt', forged), 401],
      [await get('/no/such/route', {}, method), 404],
    ] as const;
    for (const [answer, status] of answers) {
      expect([answer.url, answer.status]).toEqual([answer.url, status]);
      expect(headersOf(answer)).toMatchObject({ ...safe, 'cache-control': 'private, no-store' });
    }
  });

  it('F5 keep those headers on answers to calls that are no downloads', async () => {
    const post = (path: string, body: string, contentType = 'application/json') =>
      storage.call(path, { method: 'POST', headers: { ...asService(), 'content-type': contentType }, body });
    const answers = [
      [await post('/object/list/shared', '{"prefix":""}'), 200],
      [await post('/object/list/shared', 'x', 'text/html'), 400],
      [await post('/object/sign/shared/a/fox.txt', '{"expiresIn":60}'), 200],
      [await post('/object/open/new.html', '<script>', 'text/html'), 200],
      [await post('/object/open/new.html', '<script>', 'text/html'), 400],
      [await get('/object/info/shared/a/fox.txt'), 200],
      [await get('/bucket'), 200],
      [await get('/health'), 200],
    ] as const;
    for (const [answer, status] of answers) {
      expect([answer.url, answer.status]).toEqual([answer.url, status]);
      expect(headersOf(answer)).toMatchObject({ ...safe, 'cache-control': 'private, no-store' });
    }
  });

  it('send parts that are asked for', async () => {
    const part = await get('/object/shared/a/fox.txt', { range: 'bytes=4-8' });
    expect([
      part.status,
      await part.text(),
      part.headers.get('content-range'),
      part.headers.get('content-length'),
    ]).toEqual([206, 'quick', `bytes 4-8/${text.length}`, '5']);
    const outside = await get('/object/shared/a/fox.txt', { range: 'bytes=99-' });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${text.length}`]);
    expect(await outside.json()).toMatchObject({ statusCode: '416', code: 'InvalidRange' });
    const stale = await get('/object/shared/a/fox.txt', { range: 'bytes=4-8', 'if-range': '"old"' });
    expect([stale.status, await stale.text()]).toEqual([200, text]);
  });

  it('answer 304 for the client’s version, and no longer once it changed', async () => {
    const files = storage.service.storage.from('open');
    await files.upload('changing.txt', 'one');
    const first = await get('/object/open/changing.txt');
    const held = { 'if-none-match': first.headers.get('etag') ?? '' };
    const same = await get('/object/open/changing.txt', held);
    expect([same.status, await same.text(), same.headers.get('cache-control')]).toEqual([304, '', 'max-age=3600']);
    const since = { 'if-modified-since': first.headers.get('last-modified') ?? '' };
    expect((await get('/object/open/changing.txt', since)).status).toBe(304);
    await files.update('changing.txt', 'two');
    const changed = await get('/object/open/changing.txt', held);
    expect([changed.status, await changed.text()]).toEqual([200, 'two']);
  });

  it('answer HEAD with the headers of GET and no body', async () => {
    const head = await get('/object/shared/a/fox.txt', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, `${text.length}`, '']);
  });

  it('F2 name the file as asked, whatever letters it has', async () => {
    const files = storage.service.storage.from('shared');
    const { data } = await files.createSignedUrl('types/i.png', 60, { download: 'niña & niño.png' });
    const signed = await fetch(data?.signedUrl ?? '');
    expect(signed.headers.get('content-disposition')).toBe(
      'attachment; filename="ni_a & ni_o.png"; filename*=UTF-8\'\'ni%C3%B1a%20%26%20ni%C3%B1o.png',
    );
    const bare = await fetch(
      storage.service.storage.from('open').getPublicUrl('types/i.png', { download: true }).data.publicUrl,
    );
    expect(bare.headers.get('content-disposition')).toBe('attachment');
    const twice = await get('/object/shared/types/i.png?download=a&download=b');
    expect(twice.status).toBe(400);
  });

  it('Z6 open no private bucket by its public address', async () => {
    const address = storage.anon.storage.from('shared').getPublicUrl('a/fox.txt').data.publicUrl;
    for (const headers of [{}, asService()]) {
      const answer = await fetch(address, { headers });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { statusCode: '404', error: 'Bucket not found', code: 'NoSuchBucket', message: 'Bucket not found' },
      ]);
    }
    const rendered = await fetch(address.replace('/object/', '/render/image/'), { headers: asService() });
    expect(rendered.status).toBe(404);
  });

  it('by signed address end with its time and serve one object', async () => {
    const files = storage.service.storage.from('shared');
    const { data } = await files.createSignedUrl('a/fox.txt', 3);
    const address = data?.signedUrl ?? '';
    expect(await (await fetch(address)).text()).toBe(text);
    const other = await fetch(address.replace('a/fox.txt', 'types/i.png'));
    expect(await other.json()).toMatchObject({ code: 'InvalidSignature', message: 'Invalid signature' });
    await expect
      .poll(async () => (await fetch(address)).json().catch(() => undefined), { timeout: 8_000, interval: 300 })
      .toMatchObject({ statusCode: '400', code: 'InvalidJWT', message: '"exp" claim timestamp check failed' });

    const many = await files.createSignedUrls(['a/fox.txt', 'missing'], 60);
    expect(many.data?.map(({ path, error }) => [path, error])).toEqual([
      ['a/fox.txt', null],
      ['missing', 'Either the object does not exist or you do not have access to it'],
    ]);
    expect(await (await fetch(many.data?.[0]?.signedUrl ?? '')).text()).toBe(text);
  });

  it('F1 of names that walk are refused, however they are written', async () => {
    const spellings = [
      '%2e%2e%2f%2e%2e%2fkeys.json',
      '..%2f..%2fkeys.json',
      '%252e%252e/keys.json',
      '..%5c..%5ckeys.json',
      'a//b',
      '%00',
    ];
    for (const spelling of spellings) {
      const answer = await get(`/object/shared/${spelling}`);
      expect([spelling, answer.status]).toEqual([spelling, 400]);
    }
    for (const key of ['../../keys.json', '/etc/passwd', 'a/../../b', '..\\b', 'a\u0000b']) {
      const moved = await storage.service.storage.from('shared').move('a/fox.txt', key);
      expect(moved.error).toMatchObject({ statusCode: '400', code: 'InvalidKey' });
      const copied = await storage.service.storage.from('shared').copy('a/fox.txt', key);
      expect(copied.error).toMatchObject({ statusCode: '400', code: 'InvalidKey' });
    }
  });
});

it('says that it is there', async () => {
  const [status, health] = [await get('/status'), await get('/health')];
  expect([status.status, await status.text()]).toEqual([200, '']);
  expect([health.status, await health.json()]).toEqual([200, { healthy: true }]);
});
