import { randomBytes } from 'node:crypto';
import type { Random } from '@rxweb/platform/random/seeded-random';
import { samplePdf } from '../sample-pdf.ts';
import { openStream } from '../tools/open-stream.ts';
import { send } from '../tools/send.ts';
import type { Carrier, Server } from '../tools/server.ts';

export interface LoadCounts {
  requests: number;
  streams: number;
  uploads: number;
  /** Answers of 500 and above, and requests without one. */
  failures: Map<string, number>;
}

interface Options {
  server: Server;
  carrier: Carrier;
  token: string;
  random: Random;
  counts: LoadCounts;
}

interface Ask {
  method: string;
  target: string;
  body?: object | Buffer;
  headers?: Record<string, string>;
  isStaff?: boolean;
}

const questions = [
  'What are your hours today?',
  'Do you deliver?',
  '¿Están abiertos el domingo?',
  'How do I transfer a prescription?',
];

/** Sent to the slow model, which says the word again and again. */
const slowQuestion = 'Could you please repeat aurora';

/** One request of those that a day brings, at random. */
export async function askSomething(options: Options): Promise<void> {
  const { random, carrier } = options;
  const kind = random.next();
  if (kind < 0.3) return ask(options, { method: 'GET', target: '/' });
  if (kind < 0.4) return ask(options, { method: 'GET', target: '/api/store' });
  if (kind < 0.5) return ask(options, { method: 'GET', target: '/api/waiting', isStaff: true });
  if (kind < 0.62) return ask(options, { method: 'GET', target: '/api/twilio/messages', isStaff: true });
  if (kind < 0.7)
    return ask(options, {
      method: 'GET',
      target: '/backend/rest/v1/messages?select=*&order=created_at.desc&limit=50',
      isStaff: true,
    });
  if (kind < 0.76)
    return ask(options, { method: 'POST', target: '/api/dme-shoe/search', body: { search: 'vance' }, isStaff: true });
  if (kind < 0.78)
    return ask(options, {
      method: 'POST',
      target: '/api/dme-shoe',
      body: { patient_id: `P-${random.below(1e6)}`, patient_name: 'Dorothy Vance' },
      headers: { 'idempotency-key': randomBytes(12).toString('hex') },
      isStaff: true,
    });
  if (kind < 0.84) return ask(options, { method: 'GET', target: '/api/conversations', isStaff: true });
  if (kind < 0.88) return ask(options, { method: 'GET', target: '/api/health', isStaff: true });
  if (kind < 0.94)
    return ask(options, {
      method: 'POST',
      target: '/api/chat/pipeline/outbound',
      body: { chatId: `chat-${Date.now()}${random.below(1_000)}`, text: random.pick(questions) },
    });
  const { path, headers, body } = carrier.inboundCall(
    carrier.receive({ from: `+1555555${String(random.below(300)).padStart(4, '0')}`, body: 'Is my refill ready?' }),
  );
  return ask(options, { method: 'POST', target: path, headers, body: Buffer.from(body) });
}

/** A file of 200 kB, as the chat bar sends it. */
export async function upload(options: Options): Promise<void> {
  options.counts.uploads += 1;
  const headers = { 'content-type': 'application/pdf', 'x-file-path': 'label.pdf' };
  return ask(options, {
    method: 'POST',
    target: '/api/storage/upload-proxy',
    headers,
    body: samplePdf(randomBytes(200_000)),
  });
}

/** A question whose answer takes as long as the model takes. */
export async function chat({ server, random, counts }: Options): Promise<void> {
  counts.streams += 1;
  const end = await openStream(server.origin, slowQuestion, visitorHeaders(random));
  if (end !== 'end') note(counts, `stream: ${end}`);
}

async function ask(
  { server, token, random, counts }: Options,
  { method, target, body, headers, isStaff }: Ask,
): Promise<void> {
  counts.requests += 1;
  const bytes = body === undefined || Buffer.isBuffer(body) ? (body ?? null) : Buffer.from(JSON.stringify(body));
  const port = Number(new URL(server.origin).port);
  const all = {
    ...visitorHeaders(random),
    ...(isStaff && { authorization: `Bearer ${token}`, apikey: server.apikey }),
    ...(bytes && { 'content-type': 'application/json' }),
    ...headers,
  };
  const { status, failure } = await send(port, method, target, all, bytes);
  if (failure !== null || status >= 400) note(counts, `${method} ${target.split('?')[0]}: ${failure ?? status}`);
}

function visitorHeaders(random: Random): Record<string, string> {
  return {
    'x-forwarded-for': `10.0.${random.below(16)}.${random.below(256)}`,
    cookie: `rx-visitor=${String(random.below(2_000)).padStart(43, 's')}`,
  };
}

function note({ failures }: LoadCounts, failure: string): void {
  failures.set(failure, (failures.get(failure) ?? 0) + 1);
}
