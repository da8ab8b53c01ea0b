import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabase } from '@rxweb/backend/with-database';
import { getBackendKey } from '@rxweb/contracts/store';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, spawnServer } from '../../testing/spawn-server.ts';
import { migrationsDir } from '../config/config.ts';
import { createLog } from '../kernel/log/describe-error.ts';

const admin = { email: 'owner@pharmacy.example', password: 'correct horse battery' };

let dir: string;
let server: ServerProcess;
let url: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rxweb-leaks-'));
  await mkdir(join(dir, 'tmp'), { mode: 0o777 });
  server = await spawnServer({
    DATA_DIR: join(dir, 'data'),
    TMPDIR: join(dir, 'tmp'),
    LOG_LEVEL: 'trace',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  url = server.url;
}, 120_000);
afterAll(async () => {
  await server?.kill('SIGTERM');
  await rm(dir, { recursive: true, force: true });
});

/** What must be seen nowhere. Each is made once and is like nothing else. */
const canaries = new Set<string>();
const canary = (make: (unique: string) => string) => {
  const text = make(randomBytes(6).toString('hex'));
  canaries.add(text);
  return text;
};
const word = (kind: string) => canary((unique) => `${kind}${unique}`);
const phone = () => canary(() => `+1555${randomInt(1_000_000, 9_999_999)}`);
const secret = () => canary((unique) => `Secret-${unique}-word!`);
/** As a patient writes: name, birthday, prescription, phone, and what it is about. */
const sentence = () =>
  `My name is ${word('Zora')}, born ${word('d')}, prescription ${word('Rx')}, call ${phone()} about ${word('Melix')}`;

const refusals: { text: string; own: string }[] = [];
async function send(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'manual',
  });
  const text = await answer.text();
  if (!answer.ok) {
    // Supabase's services tell who asks which value was wrong, and clients know these words: there only another's would be a leak.
    const own = path.startsWith('/backend/') ? [path, decodeURIComponent(path), body] : [];
    refusals.push({ text: `${text}\n${JSON.stringify([...answer.headers])}`, own: own.join('\n') });
  }
  return { status: answer.status, text };
}
const json = { 'content-type': 'application/json' };
const times = async (count: number, work: (index: number) => Promise<unknown>) => {
  for (let done = 0; done < count; done += 10)
    await Promise.all(Array.from({ length: Math.min(10, count - done) }, (_, index) => work(done + index)));
};

it('O1 shows none of a thousand names, numbers, texts, files, passwords and tokens in its log, its errors, its processes or the temporary folder', async () => {
  const client = createClient(`${url}/backend`, await anonKey(), { auth: { persistSession: false } });
  const signedIn = await client.auth.signInWithPassword(admin);
  const session = signedIn.data.session;
  if (!session) throw signedIn.error ?? new Error('no session');
  for (const token of [session.access_token, session.refresh_token, admin.password]) canaries.add(token);
  const staff = { authorization: `Bearer ${session.access_token}`, apikey: await anonKey() };

  await visitors();
  await files(staff);
  await strangers();
  await staffWork(staff);
  const beforePatients = new Set(canaries);
  await shoeCases(staff);
  await texts(staff);
  await conversations(staff);
  const ofPatients = [...canaries].filter((text) => !beforePatients.has(text));
  await whileTheDatabaseFails(staff);
  const { text: auditLog } = await send('GET', '/api/admin/audit.csv', undefined, staff);
  const { data: renewed } = await client.auth.refreshSession();
  for (const token of [renewed.session?.access_token, renewed.session?.refresh_token]) canaries.add(token ?? '');
  await client.auth.signOut();
  expect(canaries.size).toBeGreaterThanOrEqual(1_000);
  expect(refusals.length).toBeGreaterThan(200);

  for (const action of ['case_created', 'sms_person_changed', 'sms_note_added', 'conversations_listed'])
    expect(auditLog).toContain(action);
  const places: [name: string, text: string][] = [
    ['the log', server.output()],
    ['the database’s log', await readFile(join(dir, 'data', 'postgres.log'), 'utf8')],
    ['a command line', await commandLines()],
    ...(await temporaryFiles(join(dir, 'tmp'))),
  ];
  expect(server.output().length).toBeGreaterThan(10_000);
  const shows = (all: string, text: string) =>
    [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1)].some((spelling) => all.includes(spelling));
  const found = [...canaries].flatMap((text) => [
    ...places.filter(([, all]) => shows(all, text)).map(([name]) => `${name}: ${text}`),
    ...refusals
      .filter((refusal) => shows(refusal.text, text) && !shows(refusal.own, text))
      .map((refusal) => refusal.text),
  ]);
  expect(found).toEqual([]);
  expect(ofPatients.filter((text) => shows(auditLog, text))).toEqual([]);
}, 120_000);

async function anonKey(): Promise<string> {
  const answer = await fetch(url + getBackendKey.path);
  return getBackendKey.output.parse(await answer.json()).anonKey;
}

async function visitors() {
  await times(90, () =>
    send('POST', '/api/chat-stream', JSON.stringify({ text: `${sentence()} ${sentence()}` }), json),
  );
  await times(20, () => send('POST', '/api/chat-stream', `{"text": "${sentence()}"`, json));
  await times(20, () => send('POST', '/api/chat-stream', JSON.stringify({ text: 7, note: sentence() }), json));
  await times(10, () => send('GET', `/api/${word('Path')}?phone=${encodeURIComponent(phone())}`));
}

async function files(staff: Record<string, string>) {
  await times(15, async () => {
    const path = `${word('scan')}.txt`;
    const headers = { 'content-type': 'text/plain', 'x-file-path': path };
    await send('POST', '/api/storage/upload-proxy', sentence(), headers);
    await send('POST', '/api/storage/upload-url', JSON.stringify({ path, upsert: true, name: word('Name') }), json);
    const made = await send('POST', '/api/storage/upload-url', JSON.stringify({ path, upsert: false }), json);
    const { token, path: stored } = JSON.parse(made.text) as { token: string; path: string };
    canaries.add(token);
    const address = `/backend/storage/v1/object/upload/sign/chat-uploads/${stored}?token=${token}`;
    await send('PUT', address, sentence(), { 'content-type': 'text/plain' });
    await send('PUT', address, sentence(), { 'content-type': 'text/plain' });
    const wanted = JSON.stringify({ bucket: 'chat-uploads', path: stored });
    const signed = await send('POST', '/api/storage/address', wanted, { ...staff, ...json });
    const { url } = JSON.parse(signed.text) as { url: string };
    const { search } = new URL(url);
    canaries.add(search.split('=')[1] ?? search);
    await send('GET', `/api/storage/file${search}`);
    await send('GET', `/api/storage/file${search}x`);
    await send('GET', `/api/storage/download?bucket=chat-uploads&path=${word('file')}.txt`, undefined, staff);
  });
}

async function strangers() {
  const key = { apikey: await anonKey(), ...json };
  const email = () => `${word('mail')}@patient.example`;
  await times(12, () =>
    send(
      'POST',
      '/backend/auth/v1/token?grant_type=password',
      JSON.stringify({ email: email(), password: secret() }),
      key,
    ),
  );
  await times(5, () => send('POST', '/backend/auth/v1/token?grant_type=password', `{"password":"${secret()}`, key));
  await times(10, () =>
    send(
      'POST',
      '/backend/auth/v1/token?grant_type=refresh_token',
      JSON.stringify({ refresh_token: word('refresh') }),
      key,
    ),
  );
  await times(5, () => send('POST', '/backend/auth/v1/recover', JSON.stringify({ email: email() }), key));
  await times(5, () =>
    send('POST', '/backend/auth/v1/verify', JSON.stringify({ type: 'email', token_hash: word('hash') }), key),
  );
  await times(8, () =>
    send('POST', '/api/setup', JSON.stringify({ token: word('setup'), email: email(), password: secret() }), json),
  );
  await times(20, () =>
    send('GET', '/api/session', undefined, { authorization: `Bearer ${word('a')}.${word('b')}.${word('c')}` }),
  );
  await times(10, () => send('GET', '/api/session', undefined, { authorization: word('Basic ') }));
}

async function staffWork(staff: Record<string, string>) {
  const to = { ...staff, ...json };
  await times(20, () =>
    send('GET', `/backend/rest/v1/messages?from_phone=eq.${encodeURIComponent(phone())}`, undefined, staff),
  );
  await times(20, () => send('GET', `/backend/rest/v1/messages?created_at=eq.${word('when')}`, undefined, staff));
  await times(10, () => send('GET', `/api/admin/audit?person=${word('who')}`, undefined, staff));
  await times(10, () => send('POST', '/api/session/recovery', JSON.stringify({ code: word('code') }), to));
  await times(3, () =>
    send('PUT', '/backend/auth/v1/user', JSON.stringify({ password: secret(), current_password: secret() }), to),
  );
  await times(10, () => send('PUT', '/backend/auth/v1/user', JSON.stringify({ data: { nickname: word('Nick') } }), to));
  const email = `${word('hired')}@pharmacy.example`;
  await times(3, () =>
    send('POST', '/api/admin/users', JSON.stringify({ email, password: secret(), sendInvite: false }), to),
  );
  await times(5, () => send('POST', '/api/admin/users', JSON.stringify({ email: word('no'), role: word('boss') }), to));
}

async function shoeCases(staff: Record<string, string>) {
  const to = { ...staff, ...json };
  const post = (path: string, body: object) => send('POST', `/api/dme-shoe${path}`, JSON.stringify(body), to);
  await times(15, async () => {
    const form = shoeForm();
    const { data } = JSON.parse((await post('', form)).text) as { data: { id: string } };
    await post('/search', { search: form.patient_name });
    await post('/search', { search: word('Zelda'), status: word('state') });
    await send('GET', `/api/dme-shoe/${data.id}`, undefined, staff);
    await post(`/${data.id}/notes`, { text: sentence() });
    await post(`/${data.id}/notes`, { text: [sentence()] });
    await post('', { ...form, diabetes_dx_date: word('May') });
    await post('', { ...form, checklist_data: `{"rxRequested": "${sentence()}"` });
    await send('PUT', `/api/dme-shoe/${data.id}`, JSON.stringify({ ...form, version: word('v') }), to);
  });
}

async function texts(staff: Record<string, string>) {
  const to = { ...staff, ...json };
  const sms = (method: string, path: string, body: object) => send(method, `/api/sms${path}`, JSON.stringify(body), to);
  await times(10, async () => {
    const opened = await sms('POST', '/people', { phone: phone(), name: `${word('Zelda')} ${word('Quill')}` });
    const { id, version } = JSON.parse(opened.text).person as { id: string; version: number };
    const key = { ...to, 'idempotency-key': word('key') };
    await send('POST', `/api/sms/people/${id}/notes`, JSON.stringify({ text: sentence() }), key);
    await send('POST', `/api/sms/people/${id}/notes`, JSON.stringify({ text: sentence() }), key);
    await sms('PATCH', `/people/${id}`, { version, consent: { on: '2026-05-01', how: 'phone', note: sentence() } });
    await sms('PATCH', `/people/${id}`, { version: version + 1, name: word('Zelda') });
    await sms('PATCH', `/people/${id}`, { version, nickname: word('Zelda') });
    await sms('POST', '/people', { phone: word('phone'), name: word('Zelda') });
    await sms('POST', '/search', { text: `${word('Zelda')} ${phone()}` });
    await sms('POST', '/search', { text: sentence().repeat(3) });
    await sms('POST', '/replies', { title: word('Title'), text: `Hi ${word('Zelda')} {nobody}`, language: 'en' });
    await send('GET', `/api/twilio/messages?phone=${encodeURIComponent(phone())}&limit=200`, undefined, staff);
    await send('GET', `/api/twilio/messages?phone=${encodeURIComponent(phone())}&limit=999`, undefined, staff);
    await send('PATCH', `/api/twilio/messages/${word('id')}/read`, JSON.stringify({ replied_by: word('who') }), to);
    await send('POST', '/api/twilio/send', JSON.stringify({ to: phone(), body: sentence() }), to);
  });
}

async function conversations(staff: Record<string, string>) {
  const to = { ...staff, ...json };
  await times(10, async (index) => {
    const chatId = `chat-${1_700_000_000_000 + index}`;
    const asked = await fetch(`${url}/api/chat-stream`, {
      method: 'POST',
      headers: { ...json, 'x-chat-id': chatId },
      body: JSON.stringify({ text: `${sentence()} ${word('Zelda')}?` }),
    });
    await asked.text();
    const visitor = { ...json, cookie: asked.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const left = { chatId, name: `${word('Zelda')} ${word('Quill')}`, phone: phone(), message: sentence() };
    await send('POST', '/api/chat/hand-off', JSON.stringify(left), visitor);
    await send('POST', '/api/chat/hand-off', JSON.stringify({ ...left, phone: word('phone') }), visitor);
    for (const text of [sentence(), phone(), word('Zelda')])
      await send('POST', '/api/conversations/search', JSON.stringify({ text }), to);
    await send('POST', '/api/conversations/search', JSON.stringify({ text: sentence().repeat(5) }), to);
    await send('PATCH', `/api/hand-offs/${word('id')}`, JSON.stringify({ done: true, note: sentence() }), to);
    await send('GET', `/api/conversations?view=${word('view')}`, undefined, staff);
  });
  await send('GET', '/api/open-questions', undefined, staff);
  const { text } = await send('GET', '/api/conversations', undefined, staff);
  for (const { id } of JSON.parse(text).conversations as { id: string }[])
    await send('GET', `/api/conversations/${id}`, undefined, staff);
}

const shoeForm = () => ({
  patient_id: word('Pat'),
  patient_name: `${word('Zelda')} ${word('Quill')}`,
  patient_phone: phone(),
  shoe_size: word('EE'),
  notes: sentence(),
  checklist_data: JSON.stringify({ shoesOrdered: sentence(), insurance: { otherInfo: word('Payer') } }),
  details: {
    evaluation: { abnormalities: sentence() },
    patient: { medicareId: word('M'), address: word('Elm') },
    certifier: { name: word('Dr') },
  },
});

/** Unexpected failures are logged in detail, without the values in transit. */
async function whileTheDatabaseFails(staff: Record<string, string>) {
  const options = { dataDir: join(dir, 'data'), migrationsDir, log: createLog('silent') };
  await withDatabase(options, async (sql) => {
    const rename = (from: string, to: string) => sql.unsafe(`alter table ${from} rename to ${to}`);
    await rename('app.conversations', 'conversations_away');
    await rename('public.messages', 'messages_away');
    await sql`alter table app.attachments add constraint refused check (path = '') not valid`;
    await times(10, () =>
      send('POST', '/api/chat-stream', JSON.stringify({ text: sentence() }), {
        ...json,
        'x-chat-id': 'chat-1700000000000',
      }),
    );
    await times(10, () =>
      send('POST', '/api/storage/upload-proxy', sentence(), {
        'content-type': 'text/plain',
        'x-file-path': `${word('x')}.txt`,
      }),
    );
    await times(10, () => send('GET', `/backend/rest/v1/messages?body=eq.${word('body')}`, undefined, staff));
    await sql`alter table auth.users add constraint refused check (raw_user_meta_data ->> 'nickname' is null) not valid`;
    await times(10, () =>
      send('PUT', '/backend/auth/v1/user', JSON.stringify({ data: { nickname: word('Nick') } }), { ...staff, ...json }),
    );
    await sql`alter table auth.users drop constraint refused`;
    await rename('app.conversations_away', 'conversations');
    await rename('public.messages_away', 'messages');
    await sql`alter table app.attachments drop constraint refused`;
    await sql`alter table public.dme_shoe_cases add constraint refused check (patient_name = '') not valid`;
    await times(5, () => send('POST', '/api/dme-shoe', JSON.stringify(shoeForm()), { ...staff, ...json }));
    await sql`alter table public.dme_shoe_cases drop constraint refused`;
    await rename('public.sms_people', 'sms_people_away');
    await times(5, () =>
      send('POST', '/api/sms/people', JSON.stringify({ phone: phone(), name: word('Zelda') }), { ...staff, ...json }),
    );
    await times(5, () =>
      send('POST', '/api/sms/search', JSON.stringify({ text: word('Zelda') }), { ...staff, ...json }),
    );
    await times(5, () => send('GET', `/api/twilio/messages?phone=${encodeURIComponent(phone())}`, undefined, staff));
    await rename('public.sms_people_away', 'sms_people');
    await rename('public.dme_shoe_cases', 'dme_shoe_cases_away');
    await times(5, () => send('POST', '/api/dme-shoe', JSON.stringify(shoeForm()), { ...staff, ...json }));
    await times(5, () =>
      send('POST', '/api/dme-shoe/search', JSON.stringify({ search: word('Zelda') }), { ...staff, ...json }),
    );
    await rename('public.dme_shoe_cases_away', 'dme_shoe_cases');
  });
}

/** Of all processes of this machine; where there is no /proc, of none. */
async function commandLines(): Promise<string> {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(processes.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return lines.join('\n');
}

async function temporaryFiles(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.map(async (path): Promise<[string, string]> => [path, await readFile(path, 'latin1')]));
}
