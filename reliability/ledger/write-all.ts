import { createHash, randomBytes } from 'node:crypto';
import type { Random } from '@rxweb/platform/random/seeded-random';
import { samplePdf } from '../sample-pdf.ts';
import { openStream } from '../tools/open-stream.ts';
import { send } from '../tools/send.ts';
import type { Carrier, Server } from '../tools/server.ts';
import type { Ledger, Reply } from './ledger.ts';

/** Whoever writes in one life of the program. */
export interface Writer {
  server(): Server;
  carrier: Carrier;
  /** An administrator's. */
  token: string;
  ledger: Ledger;
  random: Random;
  /** What was written and can be written about. */
  known: Known;
}

export interface Known {
  /** Not saved again yet; by the id of the patient they were made with. */
  cases: { id: string; patientId: string }[];
  texts: string[];
  people: string[];
}

/** Of a store where nothing was written yet. */
export const createKnown = (): Known => ({ cases: [], texts: [], people: [] });

interface Post {
  path: string;
  body: object | Buffer;
  headers?: Record<string, string>;
  method?: string;
  isStaff?: boolean;
}

type Kind = [name: string, weight: number, write: (writer: Writer, mark: string) => Promise<unknown>];

/** Every way to write, as its page or the carrier does it. Accounts cost a hash and texts have a quota, so they are rarer. */
const kinds: readonly Kind[] = [
  ['turn', 10, chat],
  ['outbound', 14, outbound],
  ['hand-off', 4, handOff],
  ['file', 8, upload],
  ['signed-file', 5, signedUpload],
  ['shoe-case', 8, shoeCase],
  ['shoe-save', 6, shoeSave],
  ['shoe-note', 6, shoeNote],
  ['inbound', 14, inbound],
  ['sms', 2, sms],
  ['read', 5, markRead],
  ['sms-note', 5, smsNote],
  ['reply', 2, cannedReply],
  ['user', 0.5, user],
];
const wholeWeight = kinds.reduce((sum, [, weight]) => sum + weight, 0);

/** One write of a kind chosen at random. */
export async function writeSomething(writer: Writer, mark: string): Promise<void> {
  let left = writer.random.next() * wholeWeight;
  const [name, , write] =
    kinds.find(([, weight]) => {
      left -= weight;
      return left < 0;
    }) ?? (kinds[0] as Kind);
  await write(writer, `${name} ${mark}`);
}

async function chat({ server, ledger, random }: Writer, mark: string) {
  return ledger.write('turn', mark, async () => {
    if ((await openStream(server().origin, mark, someVisitor(random))) !== 'end') throw new Error('no end');
    return { id: '' };
  });
}

async function outbound(writer: Writer, mark: string) {
  const body = { chatId: newChatId(writer.random), text: mark };
  return writer.ledger.write('outbound', mark, async () => {
    await post(writer, { path: '/api/chat/pipeline/outbound', body });
    return { id: '' };
  });
}

async function handOff(writer: Writer, mark: string) {
  const body = { chatId: newChatId(writer.random), name: 'Dorothy Vance', phone: '+12025550142', message: mark };
  return writer.ledger.write('hand-off', mark, () => postForId(writer, { path: '/api/chat/hand-off', body }));
}

async function upload(writer: Writer, mark: string) {
  const body = samplePdf(randomBytes(1_000 + writer.random.below(300_000)));
  const headers = { 'content-type': 'application/pdf', 'x-file-path': 'label.pdf' };
  return writer.ledger.write('file', mark, async () => {
    const { path } = await post(writer, { path: '/api/storage/upload-proxy', body, headers });
    return { id: String(path), sha256: sha256(body) };
  });
}

async function signedUpload(writer: Writer, mark: string) {
  const body = samplePdf(randomBytes(1_000 + writer.random.below(300_000)));
  return writer.ledger.write('signed-file', mark, async () => {
    const { bucket, path, token } = await post(writer, {
      path: '/api/storage/upload-url',
      body: { path: 'label.pdf' },
    });
    const target = `/backend/storage/v1/object/upload/sign/${bucket}/${path}?token=${token}`;
    await post(writer, {
      path: target,
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/pdf', apikey: writer.server().apikey },
    });
    return { id: String(path), sha256: sha256(body) };
  });
}

async function shoeCase(writer: Writer, mark: string) {
  const body = { patient_id: mark, patient_name: 'Dorothy Vance' };
  const headers = { 'idempotency-key': newKey() };
  const made = await writer.ledger.write('shoe-case', mark, () => caseId(writer, body, headers), true);
  if (made && writer.known.cases.length < 500) writer.known.cases.push({ id: made.id, patientId: mark });
}

const caseId = async (writer: Writer, body: object, headers: Record<string, string>): Promise<Reply> => {
  const { data } = await post(writer, { path: '/api/dme-shoe', body, headers, isStaff: true });
  return { id: (data as { id: string }).id };
};

/** Each case is saved once, so that what was acknowledged is what must be there. */
async function shoeSave(writer: Writer, mark: string) {
  const known = writer.known.cases.pop();
  if (known === undefined) return shoeCase(writer, mark.replace('shoe-save', 'shoe-case'));
  const { id, patientId } = known;
  const body = { patient_id: patientId, patient_name: mark, details: {}, ownerId: null, archived: false, version: 1 };
  return writer.ledger.write('shoe-save', mark, async () => {
    await post(writer, { path: `/api/dme-shoe/${id}`, method: 'PUT', body, isStaff: true });
    return { id };
  });
}

async function shoeNote(writer: Writer, mark: string) {
  const known = writer.known.cases.at(-1);
  if (known === undefined) return;
  return writer.ledger.write('shoe-note', mark, () =>
    postForId(writer, { path: `/api/dme-shoe/${known.id}/notes`, body: { text: mark }, isStaff: true }),
  );
}

async function inbound(writer: Writer, mark: string) {
  const { carrier, random } = writer;
  const from = `+1202555${String(random.below(400)).padStart(4, '0')}`;
  const { path, headers, body } = carrier.inboundCall(carrier.receive({ from, body: mark }));
  const call = async () => {
    await post(writer, { path, headers, body: Buffer.from(body) });
    return { id: '' };
  };
  return writer.ledger.write('inbound', mark, call, true);
}

async function sms(writer: Writer, mark: string) {
  const body = { to: `+1202555${String(writer.random.below(400)).padStart(4, '0')}`, body: mark };
  const headers = { 'idempotency-key': newKey() };
  const send = async () => {
    const { message } = await post(writer, { path: '/api/twilio/send', body, headers, isStaff: true });
    return { id: (message as { id: string }).id };
  };
  return writer.ledger.write('sms', mark, send, true);
}

async function markRead(writer: Writer, mark: string) {
  const id = await oneOf(writer, 'texts');
  if (id === null) return;
  return writer.ledger.write('read', mark, async () => {
    await post(writer, { path: `/api/twilio/messages/${id}/read`, method: 'PATCH', body: {}, isStaff: true });
    return { id };
  });
}

async function smsNote(writer: Writer, mark: string) {
  const id = await oneOf(writer, 'people');
  if (id === null) return;
  const headers = { 'idempotency-key': newKey() };
  const send = async () => {
    await post(writer, { path: `/api/sms/people/${id}/notes`, body: { text: mark }, headers, isStaff: true });
    return { id: '' };
  };
  return writer.ledger.write('sms-note', mark, send, true);
}

async function cannedReply(writer: Writer, mark: string) {
  const body = { title: mark, text: 'We are open until six.', language: 'en' };
  return writer.ledger.write('reply', mark, async () => {
    await post(writer, { path: '/api/sms/replies', body, isStaff: true });
    return { id: '' };
  });
}

async function user(writer: Writer, mark: string) {
  const email = `${mark.replaceAll(' ', '-')}@pharmacy.example`;
  const headers = { 'idempotency-key': newKey() };
  const body = { email, password: 'violet harbor ladder 93', role: 'employee', sendInvite: false };
  return writer.ledger.write(
    'user',
    email,
    () => postForId(writer, { path: '/api/admin/users', body, headers, isStaff: true }),
    true,
  );
}

/** Something that is listed, the list being read when it has run out. */
async function oneOf(writer: Writer, what: 'texts' | 'people'): Promise<string | null> {
  const { known } = writer;
  if (known[what].length === 0) {
    const page = await post(writer, {
      path: '/api/twilio/messages',
      method: 'GET',
      body: Buffer.alloc(0),
      isStaff: true,
    }).catch(() => null);
    if (!page) return null;
    const { messages, people } = page as { messages: { id: string; direction: string }[]; people: { id: string }[] };
    known.texts = messages.filter(({ direction }) => direction === 'inbound').map(({ id }) => id);
    known.people = people.map(({ id }) => id);
  }
  return known[what].shift() ?? null;
}

async function postForId(writer: Writer, call: Post): Promise<Reply> {
  const { id } = await post(writer, call);
  return { id: String(id) };
}

/** The answer's JSON; throws for any answer but a good one. */
async function post(
  writer: Writer,
  { path, body, headers, method = 'POST', isStaff }: Post,
): Promise<Record<string, unknown>> {
  const { origin, apikey } = writer.server();
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const answer = await send(
    Number(new URL(origin).port),
    method,
    path,
    {
      ...someVisitor(writer.random),
      ...(isStaff && { authorization: `Bearer ${writer.token}`, apikey }),
      ...(bytes.length > 0 && { 'content-type': 'application/json' }),
      ...headers,
    },
    bytes.length > 0 ? bytes : null,
  );
  if (answer.failure !== null || answer.status < 200 || answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.failure ?? `${answer.status} ${answer.body.slice(0, 200)}`}`);
  return answer.body.startsWith('{') ? JSON.parse(answer.body) : {};
}

/** Somebody new each time, so that no limit is met. */
const someVisitor = (random: Random) => ({
  'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
});

const newChatId = (random: Random) => `chat-${Date.now()}${random.below(1_000)}`;
const newKey = () => randomBytes(16).toString('hex');

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
