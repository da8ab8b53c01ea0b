import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { conversationPage, readConversation } from '@rxweb/contracts/conversations';
import { readAppointmentDay } from '@rxweb/contracts/requests/day';
import { listServices } from '@rxweb/contracts/requests/slots';
import { bootDataElementId } from '@rxweb/contracts/shared/page';
import { getShoeBoard, listShoeRecall } from '@rxweb/contracts/shoes/cases';
import { readSmsInboxOverview, readSmsThread } from '@rxweb/contracts/sms/inbox';
import { type SmsPage, smsPage, smsSendResult } from '@rxweb/contracts/sms/messages';
import { bootData, getBackendKey } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { spansOn } from '@rxweb/domain/store/opening-hours';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ServerProcess, spawnServer } from '../testing/spawn-server.ts';

const packageFile = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'));
const root = new URL('../../../', import.meta.url).pathname;
/** What `npm run demo` runs. */
const program = join(root, packageFile.scripts.demo.split(' ').at(-1));

// The first start of a fresh checkout builds the web.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let tmp: string;
let demo: ServerProcess;
beforeAll(async () => {
  tmp = await mkdtemp(join(tmpdir(), 'rxweb-'));
  // Whatever of the environment names a folder is not for it.
  demo = await startDemo({ DATA_DIR: join(tmp, 'mine') });
});
afterAll(async () => {
  await demo.kill('SIGKILL');
  await rm(tmp, { recursive: true, force: true });
});

const startDemo = (env: Record<string, string>) => spawnServer({ TMPDIR: tmp, ...env }, 60_000, program);

/** The folders of demonstrations; a build of the web may keep something of its own there. */
const demosIn = async (folder: string) => (await readdir(folder)).filter((name) => name.startsWith('rxweb-demo-'));

/** Name and password of the accounts, as they were printed. */
async function printedAccounts() {
  const account = /^ {2}(admin|pharmacist|employee) +(\S+@\S+) +(\S+)$/gm;
  await vi.waitUntil(() => [...demo.output().matchAll(account)].length === 3, { timeout: 60_000 });
  return [...demo.output().matchAll(account)].map(([, role = '', email = '', password = '']) => ({
    role,
    email,
    password,
  }));
}

async function readBoot() {
  const page = await (await fetch(demo.url)).text();
  const [, json = ''] = new RegExp(`id="${bootDataElementId}">(.*?)</script>`).exec(page) ?? [];
  return bootData.parse(JSON.parse(json));
}

async function signIn({ email, password }: { email: string; password: string }) {
  const key = await fetch(demo.url + getBackendKey.path);
  const { anonKey } = getBackendKey.output.parse(await key.json());
  const client = createClient(`${demo.url}/backend`, anonKey, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const headers = { authorization: `Bearer ${data.session.access_token}`, 'content-type': 'application/json' };
  return {
    role: data.user.user_metadata.role,
    async call(method: string, path: string, body?: unknown): Promise<unknown> {
      const answer = await fetch(`${demo.url}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return answer.json();
    },
  };
}

async function signInAs(role: string) {
  const account = (await printedAccounts()).find((other) => other.role === role);
  if (!account) throw new Error(`no account of role ${role} was printed`);
  return signIn(account);
}

it.concurrent('has conversations: messages that wait and one that is done, an emergency, questions without an answer, a file', async ({
  expect,
}) => {
  const { call } = await signInAs('pharmacist');
  const list = conversationPage.parse(await call('GET', '/api/conversations'));
  expect(list.counts.waiting).toBe(3);
  expect(list.counts.emergency).toBe(1);
  expect(list.counts.unanswered).toBeGreaterThan(0);
  const { conversations } = list;
  expect(
    conversations.filter(
      ({ handOff }) =>
        handOff?.doneBy?.name === 'Dana Okafor' ||
        handOff?.doneBy?.name === 'Marisol Vega' ||
        handOff?.doneBy?.name === 'Priya Shah',
    ),
  ).toHaveLength(1);
  expect(conversations.filter(({ handOff }) => handOff?.language === 'es')).toHaveLength(1);
  const withFile = conversations.find(({ files }) => files > 0);
  const { turns } = readConversation.output.parse(await call('GET', `/api/conversations/${withFile?.id}`));
  const [file] = turns.flatMap(({ attachments }) => attachments);
  expect(file).toMatchObject({ name: 'label.png', type: 'image/png' });
});

it.concurrent('prints one account per role that can sign in, and labels the page as a demo', async ({ expect }) => {
  const accounts = await printedAccounts();
  expect(accounts.map(({ role }) => role)).toEqual(['admin', 'pharmacist', 'employee']);
  const roles = await Promise.all(accounts.map(async (account) => (await signIn(account)).role));
  expect(roles).toEqual(['admin', 'pharmacist', 'employee']);
  expect((await readBoot()).isDemo).toBe(true);
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  expect(readme.split('\n').slice(0, 30)).toContain('npm ci && npm run demo');
});

it.concurrent('has an inbox in which everything is to be seen that can be', async ({ expect }) => {
  const { call } = await signInAs('admin');
  const { people, messages } = smsPage.parse(await call('GET', '/api/twilio/messages'));
  expect(people.length).toBe(14);
  const named = (name: string) => people.find((person) => person.name === name);
  expect(named('Rosa Medina')).toMatchObject({ unread: 2, consent: { how: 'counter' }, assignedTo: expect.anything() });
  expect(named('Walt Brennan')?.optedOut).toMatchObject({ how: 'keyword', words: 'STOP' });
  expect(named('Marta Quintero')?.wish?.words).toBe('Ya no quiero recibir mensajes, por favor');
  expect(named('Luis Ortega')?.language).toBe('es');
  expect(named('Ellen Park')?.isDone).toBe(true);
  expect(named('Owen Bright')?.snoozedUntil).not.toBeNull();
  expect(messages.filter(({ error_code }) => error_code === 30_003)).toHaveLength(2);
  expect(messages.filter(({ not_before }) => not_before !== null)).toHaveLength(1);
  expect(readSmsInboxOverview.output.parse(await call('GET', '/api/sms/desk'))).toMatchObject({ carrier: 'demo' });
  const thread = await call('GET', `/api/sms/people/${named('Rosa Medina')?.id}`);
  expect(readSmsThread.output.parse(thread).notes).toHaveLength(1);
  await expect
    .poll(async () => (await pictures(call)).map(({ state }) => state), { timeout: 60_000 })
    .toEqual(['stored']);
});

async function pictures(call: (method: string, path: string) => Promise<unknown>) {
  const { messages } = smsPage.parse(await call('GET', '/api/twilio/messages'));
  return messages.flatMap((message) => message.pictures);
}

it.concurrent('delivers a text that is sent, and has it answered', async ({ expect }) => {
  const { call } = await signInAs('admin');
  const to = '+15555550142';
  const sent = await call('POST', '/api/twilio/send', { to, body: 'Your order is ready.' });
  const { success, message } = smsSendResult.parse(sent);
  expect(success).toBe(true);
  const texts = async (): Promise<SmsPage['messages']> =>
    smsPage.parse(await call('GET', `/api/twilio/messages?phone=${encodeURIComponent(to)}`)).messages;
  const statusOfText = async () => (await texts()).find(({ id }) => id === message?.id)?.status;
  await expect.poll(statusOfText, { timeout: 60_000 }).toBe('delivered');
  const newestWords = async () => (await texts()).filter(({ direction }) => direction === 'inbound')[0]?.body;
  await expect.poll(newestWords, { timeout: 60_000 }).toBe('Great, I will come by this afternoon.');
});

it.concurrent('has shoe cases in every lane and for next year', async ({ expect }) => {
  const { call } = await signInAs('pharmacist');
  const { lanes, requests, over, closing, waiting } = getShoeBoard.output.parse(
    await call('GET', '/api/dme-shoe/board'),
  );
  expect(lanes.map(({ step, count }) => [step, count > 0])).toEqual(lanes.map(({ step }) => [step, true]));
  expect([over, closing, waiting, requests.count].every((count) => count > 0)).toBe(true);
  expect(listShoeRecall.output.parse(await call('GET', '/api/dme-shoe/recall')).patients).toHaveLength(2);
});

it.concurrent('offers services in both languages, with appointments today when the store is open, on the next open day and behind', async ({
  expect,
}) => {
  const services = await fetch(demo.url + listServices.path);
  const { services: offered } = listServices.output.parse(await services.json());
  expect(offered.map(({ name }) => [name.en, name.es])).toContainEqual(['Flu shot', 'Vacuna contra la gripe']);
  const { call } = await signInAs('pharmacist');
  const dayOf = async (query = '') =>
    readAppointmentDay.output.parse(await call('GET', `${readAppointmentDay.path}${query}`));
  const { date: today, appointments } = await dayOf();
  const isOpen = spansOn((await readBoot()).store, today).length > 0;
  expect(appointments.map(({ step }) => step).sort()).toEqual(isOpen ? ['confirmed', 'confirmed', 'received'] : []);
  const around = await Promise.all(
    [-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8].map((away) => dayOf(`?date=${addDays(today, away)}`)),
  );
  const stepsOf = (isOf: (date: string) => boolean) =>
    around.filter(({ date }) => isOf(date)).flatMap(({ appointments }) => appointments.map(({ step }) => step));
  expect([stepsOf((date) => date < today), stepsOf((date) => date > today)]).toEqual([['given'], ['confirmed']]);
});

it.concurrent('refuses to run where something real is set up, in one line', async ({ expect }) => {
  const real = { TWILIO_AUTH_TOKEN: 'x', SUPABASE_URL: 'https://real.example', SMTP_URL: 'smtps://mail.example' };
  const failure = await startDemo(real).catch((error: Error) => error.message);
  expect(failure).toMatch(
    /ended with 78: RxWeb cannot start: [^\n]+ unset SMTP_URL, SUPABASE_URL, TWILIO_AUTH_TOKEN[^\n]+\n$/,
  );
});

it.concurrent('leaves nothing behind when it is interrupted while it starts', async ({ expect, onTestFinished }) => {
  const own = await mkdtemp(join(tmpdir(), 'rxweb-'));
  const starting = spawn(process.execPath, [program], { env: { TMPDIR: own, PORT: '0' }, stdio: 'ignore' });
  onTestFinished(() => void starting.kill('SIGTERM'));
  await expect.poll(() => demosIn(own), { timeout: 60_000 }).toHaveLength(1);
  // Its database is being made.
  await wait(500);
  const ended = once(starting, 'exit');
  starting.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(await demosIn(own)).toEqual([]);
  await rm(own, { recursive: true, force: true });
});

it('leaves nothing behind at its end', async () => {
  expect(await demosIn(tmp)).toHaveLength(1);
  expect(await demo.kill('SIGTERM')).toBe(0);
  expect(await demosIn(tmp)).toEqual([]);
  expect(await readdir(tmp)).not.toContain('mine');
});
