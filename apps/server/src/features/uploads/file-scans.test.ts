import { pagesHeader } from '@rxweb/contracts/shared/file-state';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClamdDouble, startClamdDouble, virusName, virusWord } from '../../../testing/clamd-double.ts';
import { createTestApp, type TestApp, takeLoggedErrors } from '../../../testing/create-test-app.ts';
import { createTokenIssuer } from '../../../testing/issue-tokens.ts';
import { makeJpeg } from '../../../testing/shoes/files.ts';
import { visitorCookie } from '../../../testing/visitor-cookie.ts';
import type { Ports } from '../../kernel/feature/ports.ts';
import { scanJobs } from './scan-jobs.ts';

let clamd: ClamdDouble;
let test: TestApp;
let staff: string;
let employee: string;
const never = new AbortController().signal;

beforeAll(async () => {
  clamd = await startClamdDouble();
  test = await createTestApp(undefined, { CLAMD_URL: clamd.url, LOG_LEVEL: 'fatal' });
  const issuer = await createTokenIssuer(test);
  [staff, employee] = (await Promise.all(
    (['admin', 'employee'] as const).map(async (role) => issuer.openSession(await issuer.hire(role))),
  )) as [string, string];
});
beforeEach(() => {
  clamd.fault = 'none';
});
afterAll(async () => {
  await test.close();
  await clamd.stop();
});

const bytesOf = (words: string) => new TextEncoder().encode(words);
const bucket = 'chat-uploads';

async function send(bytes: Uint8Array, extension = 'txt'): Promise<{ status: number; path: string }> {
  const answer = await fetch(`${test.url}/api/storage/upload-proxy`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-file-path': `x.${extension}`, cookie: visitorCookie() },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, path: (await answer.json()).path ?? '' };
}
const get = (route: string, path: string, token = staff) =>
  fetch(`${test.url}${route}${path}`, { headers: { authorization: `Bearer ${token}` } });
const download = (path: string) => get(`/api/storage/download?bucket=${bucket}&path=`, path);
const view = (path: string) => get(`/api/storage/view?bucket=${bucket}&path=`, path);
const throughStorage = (path: string) => get(`/backend/storage/v1/object/authenticated/${bucket}/`, path);
async function throughAddress(path: string) {
  const made = await fetch(`${test.url}/api/storage/address`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staff}`, 'content-type': 'application/json' },
    body: JSON.stringify({ bucket, path }),
  });
  return fetch((await made.json()).url.replace('http://127.0.0.1', test.url));
}
const doors = [download, view, throughStorage, throughAddress];
const remove = (path: string, token = staff) =>
  fetch(`${test.url}/api/storage/delete-infected`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ bucket, path }),
  });

interface Row {
  scan: string;
  found: string | null;
  tries: number;
}
const rowOf = async (path: string): Promise<Row | undefined> =>
  (
    await test.context.sql<Row[]>`
    select scan, found, scan_tries as tries from app.file_checks where bucket = ${bucket} and path = ${path}`
  )[0];
const scanOf = async (path: string) => (await rowOf(path))?.scan;
const patience = { timeout: 10_000 };
const runJobs = async () => {
  for (const job of [...scanJobs].reverse()) await job.run(test.context, never, {} as Ports);
};
const makeDue = () => test.context.sql`update app.file_checks set next_scan_at = now() where next_scan_at is not null`;
const auditOf = (path: string) =>
  test.context.sql<{ action: string; detail: string | null; system: boolean }[]>`
    select action, detail, actor_id is null as system from app.audit_log where target = ${`${bucket}/${path}`} and action like 'file_%' order by seq`;

describe('F10 with a scanner', () => {
  it('a file is scanned when it comes, and staff open it once it is clean', async () => {
    const { path, status } = await send(bytesOf('a list of medicines'));
    expect(status).toBe(200);
    await expect.poll(() => scanOf(path), patience).toBe('clean');
    expect((await download(path)).status).toBe(200);
  });

  it('malware is taken from a visitor like any file, but staff can’t open it anywhere; they read its name', async () => {
    const { path, status } = await send(bytesOf(`list ${virusWord}`));
    expect(status).toBe(200);
    await expect.poll(() => scanOf(path), patience).toBe('infected');
    for (const open of doors) expect((await open(path)).status).toBe(403);
    expect((await (await download(path)).json()).error).toBe(
      `This file contains malware (${virusName}). It can’t be opened.`,
    );
    expect((await auditOf(path))[0]).toEqual({ action: 'file_infected', detail: virusName, system: true });
  });

  it('staff delete it, once and with an entry in the audit log; other files can’t be deleted so', async () => {
    const [bad, good] = [await send(bytesOf(virusWord)), await send(bytesOf('fine'))];
    await expect.poll(() => scanOf(bad.path), patience).toBe('infected');
    await expect.poll(() => scanOf(good.path), patience).toBe('clean');
    expect((await remove(good.path)).status).toBe(409);
    expect((await remove(`${Date.now()}-${'z'.repeat(26)}.txt`)).status).toBe(404);
    const [deleted, again] = [await remove(bad.path, employee), await remove(bad.path)];
    expect([deleted.status, await deleted.json()]).toEqual([
      200,
      { scan: 'infected', found: virusName, isDeleted: true },
    ]);
    expect(again.status).toBe(404);
    const stored = await test.context.sql`select from storage.objects where name = ${bad.path}`;
    expect(stored.length).toBe(0);
    expect((await auditOf(bad.path)).map(({ action }) => action)).toEqual(['file_infected', 'file_deleted']);
  });

  it.each(['garbage', 'cut', 'error', 'too large'] as const)(
    'nothing opens while it answers with %s, and what fails is tried again by itself or by opening it',
    async (fault) => {
      clamd.fault = fault;
      const { path, status } = await send(bytesOf(`hello ${fault}`));
      expect(status).toBe(200);
      await expect.poll(() => scanOf(path), patience).toBe('failed');
      const refused = await download(path);
      expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'file_unscanned', retryable: true }]);
      clamd.fault = 'none';
      if (fault === 'garbage') {
        await makeDue();
        await runJobs();
        expect(await scanOf(path)).toBe('clean');
      }
      expect((await download(path)).status).toBe(200);
      expect(await rowOf(path)).toMatchObject({ scan: 'clean', found: null });
    },
  );

  it('visitors send while it is down; the files wait, open to no one, and are scanned when it is back', async () => {
    await clamd.stop();
    const files = [await send(bytesOf('one')), await send(bytesOf(`two ${virusWord}`)), await send(bytesOf('three'))];
    expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
    await runJobs();
    for (const { path } of files) {
      expect(await rowOf(path)).toEqual({ scan: 'pending', found: null, tries: 0 });
      const refused = await download(path);
      expect([refused.status, (await refused.json()).error]).toEqual([
        503,
        'This file hasn’t been scanned for malware yet. Try again in a minute.',
      ]);
    }
    await clamd.start();
    await makeDue();
    await runJobs();
    expect(await Promise.all(files.map(({ path }) => scanOf(path)))).toEqual(['clean', 'infected', 'clean']);
  });

  it('a slow scan keeps staff waiting for a moment, not the visitor', async () => {
    clamd.fault = 'slow';
    const before = performance.now();
    const { path } = await send(bytesOf('slow'));
    expect(performance.now() - before).toBeLessThan(2_500);
    expect((await download(path)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(2_500);
  });

  it('files from before there was a scanner are scanned, too', async () => {
    const path = `${Date.now()}-${'k'.repeat(26)}.txt`;
    await test.context.supabase.storage
      .from(bucket)
      .upload(path, new Blob([`old ${virusWord}`], { type: 'text/plain' }));
    const known = await send(bytesOf('known'));
    await expect.poll(() => scanOf(known.path), patience).toBe('clean');
    await test.context.sql`update app.file_checks set scan = 'unscanned' where path = ${known.path}`;
    await runJobs();
    expect([await scanOf(path), await scanOf(known.path)]).toEqual(['infected', 'clean']);
  });

  it('Health says what it is, how old its signatures are, and what waits', async () => {
    const health = async () => {
      const answer = await get('/api/health', '');
      const { parts } = await answer.json();
      return parts.find(({ part }: { part: string }) => part === 'scanner');
    };
    expect(await health()).toMatchObject({
      text: expect.stringMatching(/^ClamAV 1\.4\.3 answers; its virus signatures are .* old\./),
    });
  });
});

describe('F11 staff’s view of a picture', () => {
  it('is redrawn: nothing of its metadata or of what hangs behind it is left', async () => {
    const secret = 'GPS 40.7128 N';
    const jpeg = withComment(Buffer.from(makeJpeg()), secret);
    const { path, status } = await send(Buffer.concat([jpeg, bytesOf('a tail')]), 'jpg');
    expect(status).toBe(200);
    const answer = await view(path);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get(pagesHeader)]).toEqual([
      200,
      'image/jpeg',
      '1',
    ]);
    const drawn = Buffer.from(await answer.arrayBuffer());
    expect(drawn.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(drawn.includes(secret) || drawn.includes('a tail')).toBe(false);
    const original = Buffer.from(await (await download(path)).arrayBuffer());
    expect(original.includes(secret)).toBe(true);
    expect((await auditOf(path)).map(({ action, detail }) => [action, detail])).toEqual([
      ['file_read', null],
      ['file_read', 'original'],
    ]);
  });

  it('is not there for texts, for a picture of broken data, or for other people', async () => {
    const { path } = await send(bytesOf('plain'));
    const refused = await view(path);
    expect([refused.status, (await refused.json()).error]).toEqual([
      403,
      'This file can’t be shown as a picture. You can download the original.',
    ]);
    const stranger = createClient(`${test.url}/backend`, test.context.anonKey, { auth: { persistSession: false } });
    expect((await stranger.storage.from(bucket).download(path)).error).not.toBeNull();
    expect((await fetch(`${test.url}/api/storage/view?bucket=${bucket}&path=${path}`)).status).toBe(401);
    expect(takeLoggedErrors(test.context)).toEqual([]);
  });
});

/** A comment segment (ITU T.81) behind the first two bytes. */
function withComment(jpeg: Buffer, words: string): Buffer {
  const segment = Buffer.alloc(4 + words.length);
  segment.writeUInt16BE(0xfffe, 0);
  segment.writeUInt16BE(2 + words.length, 2);
  segment.write(words, 4, 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
