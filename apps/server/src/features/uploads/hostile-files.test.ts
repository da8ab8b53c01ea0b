import { type FileRefusal, fileRefusals } from '@rxweb/contracts/uploads';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { makeHostileFiles, makeOrdinaryFiles, type TestFile } from '../../../testing/files/hostile-files.ts';
import { makeScriptedPdfs } from '../../../testing/files/scripted-pdfs.ts';
import { createTokenIssuer } from '../../../testing/issue-tokens.ts';
import { visitorCookie } from '../../../testing/visitor-cookie.ts';

let test: TestApp;
let staff: string;
const hostile = await makeHostileFiles();
const scripted = await makeScriptedPdfs();
const ordinary = await makeOrdinaryFiles();

beforeAll(async () => {
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
  const issuer = await createTokenIssuer(test);
  staff = await issuer.openSession(await issuer.hire('employee'));
});
afterAll(() => test.close());

const extensionOf = (name: string) =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : 'bin';
let count = 0;
const newName = (name: string) =>
  `${Date.now()}-${String(count++).padStart(6, '0')}${'x'.repeat(20)}.${extensionOf(name)}`;
const bucket = () =>
  createClient(`${test.url}/backend`, test.context.anonKey, { auth: { persistSession: false } }).storage.from(
    'chat-uploads',
  );
const blobOf = ({ bytes, type }: TestFile) => new Blob([new Uint8Array(bytes)], { type });
const forgetCounts = () => test.context.sql`delete from app.rate_limits`;

interface Sent {
  path: string;
  status: number;
  message: string;
}

/** The three ways of the chat (spec section 7). */
const ways: Record<string, (file: TestFile) => Promise<Sent>> = {
  async proxy(file) {
    const path = newName(file.name);
    const answer = await fetch(`${test.url}/api/storage/upload-proxy`, {
      method: 'POST',
      headers: { 'content-type': file.type, 'x-file-path': path, cookie: visitorCookie() },
      body: new Uint8Array(file.bytes),
    });
    const body = await answer.json();
    return { path, status: answer.status, message: body.error ?? '' };
  },
  async signed(file) {
    const granted = await fetch(`${test.url}/api/storage/upload-url`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: visitorCookie() },
      body: JSON.stringify({ path: file.name, upsert: false }),
    });
    const { path, token } = await granted.json();
    const { error } = await bucket().uploadToSignedUrl(path, token, blobOf(file));
    return { path, status: statusOf(error), message: error?.message ?? '' };
  },
  async direct(file) {
    const path = newName(file.name);
    const { error } = await bucket().upload(path, blobOf(file));
    return { path, status: statusOf(error), message: error?.message ?? '' };
  },
};

const statusOf = (error: object | null) => (error ? Number('statusCode' in error ? error.statusCode : 0) : 200);

/** What staff get of it through each door: statuses. The storage service answers 400 for a file that isn't there. */
async function openedByStaff(path: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${staff}` };
  const door = (url: string) => fetch(test.url + url, { headers });
  const made = await fetch(`${test.url}/api/storage/address`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ bucket: 'chat-uploads', path }),
  });
  const answers = await Promise.all([
    door(`/api/storage/download?bucket=chat-uploads&path=${path}`),
    door(`/backend/storage/v1/object/authenticated/chat-uploads/${path}`),
    made.ok ? fetch((await made.json()).url.replace('http://127.0.0.1', test.url)) : made,
  ]);
  for (const answer of answers.filter(({ ok }) => ok)) {
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  }
  return answers.map(({ status }) => status);
}

const refusalOf = (message: string) =>
  Object.entries(fileRefusals).find(([, text]) => text === message)?.[0] as FileRefusal | undefined;

describe('F3 F4 F6 F7 F10 hostile files', () => {
  it('are at least 60, and a visitor reads why each is refused, whichever way it is sent', {
    timeout: 240_000,
  }, async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
    const rows: string[] = [];
    for (const file of hostile) {
      await forgetCounts();
      for (const [way, send] of Object.entries(ways)) {
        const sent = await send(file);
        // The storage service refuses it itself, and the page before that.
        const isEmpty = file.bytes.length === 0;
        expect([way, file.what, sent.status]).toEqual([way, file.what, isEmpty ? 400 : 415]);
        if (!isEmpty || way === 'proxy') expect(refusalOf(sent.message), `${way}: ${file.what}`).toBeTruthy();
        expect([file.what, ...(await openedByStaff(sent.path))]).toEqual([file.what, 404, 400, 404]);
        if (way === 'proxy') rows.push(`| ${file.what} | ${file.name} | ${sent.message} | nothing |`);
      }
    }
    rows.push(
      ...scripted.map(({ what, name }) => `| ${what} | ${name} | sent | its pages redrawn, without what acts |`),
    );
    const table = ['| file | named | the visitor reads | staff get |', '| --- | --- | --- | --- |', ...rows].join('\n');
    await expect(`${heading}\n${table}\n${ending}`).toMatchFileSnapshot('../../../../../docs/hostile-files.md');
  });

  it('that are in the storage already, past every check, are blocked when staff open them', {
    timeout: 120_000,
  }, async () => {
    const statuses: number[] = [];
    for (const file of hostile.filter(({ bytes }) => bytes.length > 0)) {
      const path = newName(file.name);
      await test.context.supabase.storage.from('chat-uploads').upload(path, blobOf(file));
      statuses.push(...(await openedByStaff(path)));
    }
    expect(statuses.length).toBeGreaterThanOrEqual(3 * 60);
    expect(new Set(statuses)).toEqual(new Set([403]));
  });
});

describe('F3 PDFs that act by themselves', () => {
  it.each(scripted)('arrive, and staff see only a picture of the page: $what', async (file) => {
    await forgetCounts();
    for (const [way, send] of Object.entries(ways)) {
      const { status, path } = await send(file);
      expect([way, status]).toEqual([way, 200]);
      const headers = { authorization: `Bearer ${staff}` };
      const view = await fetch(`${test.url}/api/storage/view?bucket=chat-uploads&path=${path}`, { headers });
      expect([view.status, view.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });
});

describe('F3 ordinary files', () => {
  it.each(ordinary)('arrive: $what', async (file) => {
    await forgetCounts();
    for (const [way, send] of Object.entries(ways)) {
      const { status, message, path } = await send(file);
      expect([way, status, message]).toEqual([way, 200, '']);
      expect(await openedByStaff(path)).toEqual([200, 200, 200]);
    }
  });
});

const heading = `# Hostile files

What a visitor and staff see of each file of \`hostile-files.test.ts\`, which writes this table. Each goes through all three ways to upload.
`;

const ending = `
## What staff see

Staff see pictures (JPEG, PNG, GIF, WebP) and the first 20 pages of a PDF as JPEGs redrawn, at most 2,400 pixels wide or high: no metadata, no tail behind the picture and no script
of the file reaches a screen. Fillable forms of doctors' offices carry scripts, and packed objects hide them from any search, so PDFs with scripts or files in them are taken: nothing of that runs in a redrawn page. They are drawn one at a time in the process for untrusted files, within 15 s and 768 MB, by decoders in WebAssembly
([decision 47](decisions/0047-staff-see-files-redrawn.md)). A picture of 12 megapixels takes about 1.2 s there, one of 50 megapixels 1.8 s, a page of a PDF 0.2 to 1 s. Other files, HEIC and SVG among them, are downloads only.

That process is Node without rights to other files, programs or native code; its thread has no built-in modules for connections; and on Linux \`unshare\` gives it namespaces of its own, so there is no network even below Node.
Health (*Reading of files*) says where a system doesn't allow that: \`RestrictNamespaces=true\` in a unit (ours allows \`user net ipc uts\`), a container's seccomp profile without \`unshare\`, or AppArmor's limit of user namespaces.
A seccomp filter of its own isn't used: Node can't set one, \`unshare\` and \`setpriv\` of Debian 12 (util-linux 2.38) can't either, and a native helper would be code of ours below all others.

The original is a download behind a warning ("This file came from outside the store"), and a row of the audit log (\`file_read\`, \`original\`). Papers of a shoe case are shown the same way.

## Texts

Texts bring more kinds: PDFs, contact cards (vCard), calendar entries, sound (AMR, MP3, M4A, AAC, Ogg, WAV), video (MP4, 3GP, MOV, WebM), plain texts and Office files. Their bytes decide, since carriers
name types loosely; all but pictures and PDFs are downloads. Harmful, broken, cut and empty files aren't kept, and the thread says why in their place.

## The virus scanner

With \`CLAMD_URL\` set, clamd (ClamAV) reads each file in the background. Until it says a file is clean, staff can't open it in any way; visitors and texts can always send.

| clamd | the visitor or texter | staff |
| --- | --- | --- |
| says OK | sent | opens, "No malware found" |
| says FOUND | sent | "This file contains malware (name). It can’t be opened.", can be deleted, which takes a shoe paper from its case; audit rows \`file_infected\`, \`file_deleted\` |
| is down, silent or not reachable | sent | "hasn’t been scanned for malware yet", opens by itself once clamd is back: tried every 15 s and at each opening |
| takes over a minute, answers garbage, cuts the connection, reports an ERROR | sent | "couldn’t check this file", tried again after 30 s, doubling, ten times, and at each opening |
| says that the file is over its size limit | sent | the same, but again only at an opening: raise \`StreamMaxLength\` to 30M |
| isn't set up | sent | opens, "Not scanned" and a warning |

\`file-scans.test.ts\` and \`clamd-scanner.test.ts\` show each row with a double that speaks INSTREAM; where Debian's clamav-daemon is installed, \`clamd-itself.test.ts\` runs it with a signature of ours: clean, infected, too large, down. Once by hand, on November 23, 2026, with Debian's clamav-daemon 1.4.6 and a signature file of our own (one
\`.hdb\`, one \`.ndb\` line; \`StreamMaxLength 30M\`), over the socket file and over TCP: both signatures found (19 to 216 ms), 28 of 28 ordinary files clean, 25 MB clean in 0.9 to 1.7 s, 31 MB "too large to scan",
VERSION read as "ClamAV 1.4.6" without a date, since there were no official signatures.

## Somebody fills the disk
\`FAULTS=upload-floods npm run test:faults\` makes a disk of 600 MB (root only), starts the program on it with 24 MB a day for a visitor and a network, and lets each flood send files of 4 MB
until 60 are refused. Then ten others send a small file and ask a question each.

| flood by | stored | left on the disk | uploads of others refused | questions of others not stored |
| --- | --- | --- | --- | --- |
| one address | 5 files, by the network's quota | 356 MB | 0 of 10 | 0 of 10 |
| one /64 | 5 files, by the network's quota | 335 MB | 0 of 10 | 0 of 10 |
| 50 addresses | 39 files | 175 MB | 0 of 10 | 0 of 10 |

A 4 MB upload of a newcomer, after another 120 MB were freed, was taken at once, without a restart.
`;
