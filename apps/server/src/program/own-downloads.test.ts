import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { buckets, demoBuckets } from '@rxweb/contracts/uploads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createTokenIssuer, type TokenIssuer } from '../../testing/issue-tokens.ts';
import { visitorCookie } from '../../testing/visitor-cookie.ts';

let test: TestApp;
let issuer: TokenIssuer;
beforeAll(async () => {
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
  issuer = await createTokenIssuer(test);
});
afterAll(() => test.close());

const text = 'my list: aspirin-canary';

async function storeFile(cookie: string): Promise<string> {
  const answer = await fetch(`${test.url}/api/storage/upload-proxy`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-file-path': 'note.txt', cookie },
    body: text,
  });
  return (await answer.json()).path;
}

const download = (path: string, headers: Record<string, string>, bucket: string = buckets.chat) =>
  fetch(`${test.url}/api/storage/download?bucket=${bucket}&path=${path}`, { headers });

it('S7-31 Z5 gives a visitor the file that the same visitor sent, to keep and not to open', async () => {
  const cookie = visitorCookie();
  const path = await storeFile(cookie);
  const answer = await download(path, { cookie });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(text);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': 'attachment',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it('Z5 hides another’s file, an unknown one and any other bucket behind one answer', async () => {
  const [owner, other] = [visitorCookie(), visitorCookie()];
  const path = await storeFile(owner);
  const unknown = `${Date.now()}-${'z9'.repeat(13)}.txt`;
  const unsent = `${Date.now()}-${'y8'.repeat(13)}.txt`;
  const { storage } = test.context.supabase;
  // Stored straight, named by nobody yet: downloading must not claim it.
  await storage.from(buckets.chat).upload(unsent, new Blob(['x'], { type: 'text/plain' }));
  await storage.from(buckets.general).upload(unsent, new Blob(['x'], { type: 'text/plain' }));
  await storage.from(demoBuckets.public).upload('demo/z5.txt', new Blob(['x'], { type: 'text/plain' }));
  const answers = await Promise.all([
    download(path, { cookie: other }),
    download(unknown, { cookie: owner }),
    download(unsent, { cookie: owner }),
    download(path, { cookie: owner }, buckets.general),
    download(unsent, { cookie: owner }, buckets.general),
    download('demo/z5.txt', { cookie: owner }, demoBuckets.public),
    download('demo/z5.txt', { cookie: owner }, demoBuckets.private),
  ]);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(new Set(bodies).size).toBe(1);
  const [claimed] = await test.context.sql`select 1 from app.attachments where path = ${unsent}`;
  expect(claimed).toBeUndefined();
});

it('Z5 asks who has no cookie to sign in, and lets a token decide alone', async () => {
  const cookie = visitorCookie();
  const path = await storeFile(cookie);
  expect((await download(path, {})).status).toBe(401);
  expect((await download(path, { cookie: 'rx-visitor=short' })).status).toBe(401);
  expect((await download(path, { cookie, authorization: 'Bearer no.such.token' })).status).toBe(401);
  expect((await download(path, { cookie, authorization: `Bearer ${test.context.anonKey}` })).status).toBe(401);
  const staff = await issuer.openSession(await issuer.hire('employee'));
  expect((await download(path, { authorization: `Bearer ${staff}` })).status).toBe(200);
});

it('Z5 ends a visitor’s right soon after sending, and the right of staff not', async () => {
  const cookie = visitorCookie();
  const path = await storeFile(cookie);
  const seconds = uploadLimits.ownDownloadMs / 1000;
  const age = (by: number) => test.context.sql`
    update app.attachments set created_at = now() - ${by} * interval '1 second' where path = ${path}`;
  await age(seconds - 60);
  expect((await download(path, { cookie })).status).toBe(200);
  await age(seconds + 60);
  expect((await download(path, { cookie })).status).toBe(404);
  const staff = await issuer.openSession(await issuer.hire('employee'));
  expect((await download(path, { authorization: `Bearer ${staff}` })).status).toBe(200);
});

it('Z5 writes down each read by staff, and none by the visitor', async () => {
  const cookie = visitorCookie();
  const path = await storeFile(cookie);
  const reads = () => test.context.sql`
    select 1 from app.audit_log where action = 'file_read' and target = ${`${buckets.chat}/${path}`}`;
  await download(path, { cookie });
  expect(await reads()).toHaveLength(0);
  const staff = await issuer.openSession(await issuer.hire('employee'));
  await download(path, { authorization: `Bearer ${staff}` });
  expect(await reads()).toHaveLength(1);
});
