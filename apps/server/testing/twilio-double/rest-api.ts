import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, TwilioDouble } from './double.ts';
import { type DoubleMessage, newSid, toMediaResource, toResource } from './message.ts';

/** What is taken from it is used once. */
export interface Script {
  faults: Fault[];
  lists: object[];
}

/** Answers as Twilio's REST interface does, or as the script says. */
export async function answer(double: TwilioDouble, script: Script, request: IncomingMessage, response: ServerResponse) {
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
