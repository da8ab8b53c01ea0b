import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type DoubleMessage, newSid, toMediaResource, toResource } from './message.ts';
import { formCall, inboundParams, type SignedCall, statusParams } from './signed-calls.ts';

/** What happens to one request that sends a text. `accepts`: the text is taken all the same. */
export type Fault =
  | { kind: 'status'; status: number; code?: number; words?: string; retryAfterSeconds?: number; accepts?: boolean }
  | { kind: 'hang' | 'reset' | 'garbage'; accepts: boolean }
  | { kind: 'slow'; ms: number }
  | { kind: 'none' };

interface NewText {
  from: string;
  body: string;
  to?: string;
  media?: { type: string; bytes: Uint8Array }[];
  at?: Date;
}

export interface TwilioDouble {
  /** TWILIO_API_BASE_URL. */
  url: string;
  accountSid: string;
  authToken: string;
  /** The store's number. */
  from: string;
  /** The settings of a server that is to use it. */
  env: Record<string, string>;
  /** Everything it has, oldest first. */
  messages: DoubleMessage[];
  /** Numbers that get 21610. */
  optedOut: Set<string>;
  /** How often each `METHOD /path` was asked, without the account's part. */
  asked: Map<string, number>;
  /** Texts of ours that it took, to anybody or to one number. */
  accepted(to?: string): DoubleMessage[];
  /** Faults for the next texts, one each. */
  fail(...faults: Fault[]): void;
  /** Where its calls go, and the base address that they are signed for when that is another. */
  connect(sentTo: string, signedAs?: string): void;
  /** A text comes in at the carrier; nobody is called. */
  receive(text: NewText): DoubleMessage;
  inboundCall(message: DoubleMessage, optOutType?: string): SignedCall;
  statusCall(message: DoubleMessage, state: string, errorCode?: number): SignedCall;
  post(call: SignedCall): Promise<Response>;
  /** A text comes in and the server is called. */
  text(text: NewText, optOutType?: string): Promise<Response>;
  /** A text of ours gets further and the server is called. */
  report(message: DoubleMessage, state: string, errorCode?: number): Promise<Response>;
  /** Stops listening: connections are refused. */
  stop(): Promise<void>;
  /** Listens again, where it did. */
  start(): Promise<void>;
  close(): Promise<void>;
  /** Where media is redirected to instead of its own content server. */
  redirectMediaTo: string | null;
  /** Media come without their length. */
  hidesLength: boolean;
  /** The next list is this, whatever was asked. */
  answerList(page: object): void;
}

const doubleNumber = '+15555550100';

/** A server on a free port of 127.0.0.1 that follows Twilio's published REST behaviour and calls as Twilio does. */
export async function startTwilioDouble(): Promise<TwilioDouble> {
  const accountSid = `AC${'0123456789abcdef'.repeat(2)}`;
  const authToken = 'a-token-of-the-double-and-nobody-else';
  const faults: Fault[] = [];
  const lists: object[] = [];
  const webhooks = { sentTo: '', signedAs: '' };
  const signer = () => ({ accountSid, authToken, signedAs: webhooks.signedAs });
  const server = createServer((request, response) => {
    answer(double, { faults, lists }, request, response).catch(() => response.destroy());
  });

  const double: TwilioDouble = {
    url: '',
    accountSid,
    authToken,
    from: doubleNumber,
    env: {},
    messages: [],
    optedOut: new Set(),
    asked: new Map(),
    redirectMediaTo: null,
    hidesLength: false,
    accepted: (to) =>
      double.messages.filter((message) => message.direction === 'outbound-api' && (!to || message.to === to)),
    fail: (...next) => void faults.push(...next),
    answerList: (page) => void lists.push(page),
    connect(sentTo, signedAs = sentTo) {
      Object.assign(webhooks, { sentTo, signedAs });
    },
    receive(text) {
      const media = (text.media ?? []).map((each) => ({ ...each, sid: newSid('ME') }));
      const at = text.at ?? new Date();
      const message: DoubleMessage = {
        sid: newSid(media.length > 0 ? 'MM' : 'SM'),
        direction: 'inbound',
        from: text.from,
        to: text.to ?? doubleNumber,
        body: text.body,
        status: 'received',
        errorCode: null,
        createdAt: at,
        sentAt: at,
        media,
        mediaUrls: [],
        statusCallback: null,
      };
      double.messages.push(message);
      return message;
    },
    inboundCall: (message, optOutType) =>
      formCall(signer(), '/api/twilio/inbound', inboundParams(accountSid, double.url, message, optOutType)),
    statusCall(message, state, errorCode) {
      const { pathname, search } = new URL(message.statusCallback ?? '/api/twilio/status', 'http://no-callback');
      return formCall(signer(), pathname + search, statusParams(accountSid, message, state, errorCode ?? null));
    },
    post: ({ path, headers, body }) => fetch(webhooks.sentTo + path, { method: 'POST', headers, body }),
    text: (text, optOutType) => double.post(double.inboundCall(double.receive(text), optOutType)),
    report(message, state, errorCode) {
      message.status = state;
      message.errorCode = errorCode ?? null;
      if (state === 'sent' || state === 'delivered') message.sentAt ??= new Date();
      return double.post(double.statusCall(message, state, errorCode));
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    async start() {
      server.listen(Number(new URL(double.url).port), '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      if (server.listening) await double.stop();
    },
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  double.url = `http://127.0.0.1:${address.port}`;
  double.env = {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: doubleNumber,
    TWILIO_API_BASE_URL: double.url,
  };
  return double;
}

async function answer(
  double: TwilioDouble,
  script: { faults: Fault[]; lists: object[] },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname, searchParams } = new URL(request.url ?? '/', double.url);
  const cdn = /^\/cdn\/(\w+)$/.exec(pathname)?.[1];
  if (cdn) return sendMedia(double, cdn, response);
  const account = `/2010-04-01/Accounts/${double.accountSid}`;
  const basic = `Basic ${Buffer.from(`${double.accountSid}:${double.authToken}`).toString('base64')}`;
  if (request.headers.authorization !== basic) return refuse(response, 401, 20003, 'Authenticate');
  if (!pathname.startsWith(account))
    return refuse(response, 404, 20404, `The requested resource ${pathname} was not found`);
  const path = pathname.slice(account.length);
  const { method = 'GET' } = request;
  const name = `${method} ${path.replace(/\w{2}[0-9a-f]{32}/g, ':sid')}`;
  double.asked.set(name, (double.asked.get(name) ?? 0) + 1);
  if (method === 'POST' && path === '/Messages.json') return takeText(double, script.faults.shift(), request, response);
  if (method !== 'GET') return refuse(response, 405, 20004, 'Method not allowed');
  if (path === '.json')
    return json(response, 200, { sid: double.accountSid, status: 'active', friendly_name: 'Double' });
  if (path === '/Messages.json') return json(response, 200, script.lists.shift() ?? listPage(double, searchParams));
  const [, sid, rest] = /^\/Messages\/(\w+?)(\.json|\/Media\.json|\/Media\/\w+)$/.exec(path) ?? [];
  const message = double.messages.find((each) => each.sid === sid);
  if (!message) return refuse(response, 404, 20404, `The requested resource ${pathname} was not found`);
  if (rest === '.json') return json(response, 200, toResource(double.accountSid, message));
  if (rest === '/Media.json') {
    const list = message.media.map((media) => toMediaResource(double.accountSid, message.sid, media));
    return json(response, 200, { media_list: list, page: 0, page_size: 50, next_page_uri: null });
  }
  const media = rest?.split('/').at(-1) ?? '';
  response.writeHead(307, { location: double.redirectMediaTo ?? `${double.url}/cdn/${media}` }).end();
}

async function takeText(
  double: TwilioDouble,
  fault: Fault = { kind: 'none' },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const form = new URLSearchParams(await readBody(request));
  if (fault.kind === 'slow') await wait(fault.ms);
  const isFaulty = fault.kind !== 'slow' && fault.kind !== 'none';
  if (!isFaulty) {
    const refusal = refusalOf(double, form);
    if (refusal) return refuse(response, 400, ...refusal);
  }
  const message = isFaulty && !fault.accepts ? null : addOutbound(double, form);
  if (fault.kind === 'hang') return;
  if (fault.kind === 'reset') return void request.socket.destroy();
  if (fault.kind === 'garbage') return void response.writeHead(201).end('<html>who knows</html>');
  if (fault.kind === 'status') {
    if (fault.retryAfterSeconds !== undefined) response.setHeader('retry-after', fault.retryAfterSeconds);
    return refuse(response, fault.status, fault.code ?? 20_000 + fault.status, fault.words ?? 'A scripted failure');
  }
  if (message) json(response, 201, toResource(double.accountSid, message));
}

/** The refusals of the message resource that a test may meet (twilio.com/docs/api/errors). */
function refusalOf(double: TwilioDouble, form: URLSearchParams): [code: number, words: string] | null {
  const [to, from, body] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '');
  if (!to) return [21604, "A 'To' phone number is required."];
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return [21211, `The 'To' number ${to} is not a valid phone number.`];
  if (from !== double.from && !form.has('MessagingServiceSid'))
    return [21606, `The 'From' phone number ${from} is not yours`];
  if (!body && !form.has('MediaUrl')) return [21602, 'Message body is required.'];
  if ((body ?? '').length > 1_600) return [21617, 'The concatenated message body exceeds the 1600 character limit.'];
  if (double.optedOut.has(to)) return [21610, 'Attempt to send to unsubscribed recipient'];
  return null;
}

function addOutbound(double: TwilioDouble, form: URLSearchParams): DoubleMessage {
  const message: DoubleMessage = {
    sid: newSid(form.has('MediaUrl') ? 'MM' : 'SM'),
    direction: 'outbound-api',
    from: form.get('From') ?? double.from,
    to: form.get('To') ?? '',
    body: form.get('Body') ?? '',
    status: 'queued',
    errorCode: null,
    createdAt: new Date(),
    sentAt: null,
    media: [],
    mediaUrls: form.getAll('MediaUrl'),
    statusCallback: form.get('StatusCallback'),
  };
  double.messages.push(message);
  return message;
}

/** Newest first. A day or an instant in `DateSent>` includes itself; messages that are not sent yet have no such date. */
function listPage(double: TwilioDouble, query: URLSearchParams) {
  const size = Math.min(Number(query.get('PageSize') ?? 50), 1_000);
  const page = Number(query.get('Page') ?? 0);
  const [after, before] = [query.get('DateSent>'), query.get('DateSent<')].map((text) => text && new Date(text));
  const fits = (message: DoubleMessage) =>
    (!query.has('To') || message.to === query.get('To')) &&
    (!query.has('From') || message.from === query.get('From')) &&
    (!after || (message.sentAt !== null && message.sentAt >= after)) &&
    (!before || (message.sentAt !== null && message.sentAt <= before));
  const found = double.messages.filter(fits).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const next = new URLSearchParams(query);
  next.set('Page', String(page + 1));
  next.set('PageSize', String(size));
  const path = `/2010-04-01/Accounts/${double.accountSid}/Messages.json`;
  return {
    messages: found.slice(page * size, (page + 1) * size).map((message) => toResource(double.accountSid, message)),
    page,
    page_size: size,
    next_page_uri: found.length > (page + 1) * size ? `${path}?${next}` : null,
  };
}

function sendMedia(double: TwilioDouble, sid: string, response: ServerResponse) {
  const media = double.messages.flatMap((message) => message.media).find((each) => each.sid === sid);
  if (!media) return void response.writeHead(404).end();
  const length = double.hidesLength ? {} : { 'content-length': media.bytes.length };
  response.writeHead(200, { 'content-type': media.type, ...length }).end(media.bytes);
}

function refuse(response: ServerResponse, status: number, code: number, message: string): void {
  json(response, status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
