import type { Role } from '@rxweb/contracts/shared/roles';
import { buckets, demoBuckets } from '@rxweb/contracts/uploads';
import type { Random } from '@rxweb/platform/random/seeded-random';
import type * as z from 'zod/mini';
import type { ServedRoute } from '../../apps/server/src/kernel/http/declared-routes.ts';
import { openDoors } from '../../apps/server/testing/proxy/paths.ts';
import { formCall, jsonCall } from '../../apps/server/testing/twilio-double/signed-calls.ts';
import { backendBody, backendQuery } from './backend-bodies.ts';
import { mutate } from './mutate.ts';
import { brokenJson, deepJson, oddTexts } from './odd-values.ts';
import { type KnownIds, sampleOf } from './sample.ts';

export type Caller = Role | 'nobody' | 'expired' | 'anon key' | 'nonsense';

export interface FuzzRequest {
  /** The route it was made for, as `POST /api/dme-shoe`. */
  route: string;
  method: string;
  /** The request target as it is sent. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
  caller: Caller;
}

export interface MakerOptions {
  routes: readonly ServedRoute[];
  random: Random;
  ids: KnownIds;
  authToken: string;
  accountSid: string;
  publicUrl: string;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
const callers: readonly Caller[] = [
  'nobody',
  'employee',
  'pharmacist',
  'admin',
  'admin',
  'admin',
  'expired',
  'anon key',
  'nonsense',
];
/** What takes long by nature, or ends the sessions of those who ask, has its turn more rarely. */
const rare =
  /audit\/verify|audit\.csv|-packet|session\/sessions|auth\/v1\/(token|factors|user|logout)|\/admin\/users|\/setup/;
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/pdf',
  'image/png',
  '',
  '/',
  'a/b; c="',
  'application/json, text/html',
];

/** Makes requests for all routes: some as they should be, most with something wrong. */
export function createMaker(options: MakerOptions): () => FuzzRequest {
  const { routes, random } = options;
  const doors = openDoors.map(([method, path]): ServedRoute => ({ method, url: `/backend${path}`, endpoint: null }));
  const all = [...routes.filter(({ method }) => method !== 'HEAD'), ...doors];
  return () => {
    let route = random.pick(all);
    while (rare.test(route.url) && random.chance(0.8)) route = random.pick(all);
    return makeFor(route, options);
  };
}

function makeFor(route: ServedRoute, options: MakerOptions): FuzzRequest {
  const { random } = options;
  const isWrong = random.chance(0.85);
  const method = isWrong && random.chance(0.06) ? random.pick(methods) : route.method;
  const caller = random.chance(0.5) ? whoMay(route, random) : random.pick(callers);
  const path = fillPath(route, options, isWrong);
  const query = makeQuery(route, path, options, isWrong);
  const headers = { ...makeHeaders(route, options, isWrong) };
  const made = /\/api\/twilio\/(inbound|status)$/.test(route.url)
    ? carrierCall(route.url, options, isWrong)
    : { target: path + query, headers: {}, body: makeBody(route, method, path, headers, options, isWrong) };
  return { route: `${route.method} ${route.url}`, method, caller, ...made, headers: { ...headers, ...made.headers } };
}

function whoMay({ endpoint, url }: ServedRoute, random: Random): Caller {
  const access = endpoint?.access ?? (url.startsWith('/backend') ? 'signed-in' : 'public');
  if (access === 'signed-in') return 'admin';
  return typeof access === 'string' ? 'nobody' : random.pick(access);
}

const bucketNames = [...Object.values(buckets), ...Object.values(demoBuckets)];

/** What goes into a path where the contract says nothing of it. */
function pathValue(name: string | undefined, url: string, { random, ids }: MakerOptions): string {
  if (name === 'bucket') return random.pick(bucketNames);
  if (name === undefined && random.chance(0.5)) return `demo/${random.below(50)}.txt`;
  return ids.one(url, random) ?? 'x';
}

function fillPath({ url, endpoint }: ServedRoute, options: MakerOptions, isWrong: boolean): string {
  const { random, ids } = options;
  const sample =
    endpoint?.input.params && sampleOf(endpoint.input.params as z.core.$ZodType, random, () => ids.one(url, random));
  const params = (sample ?? {}) as Record<string, unknown>;
  const filled = url.replace(/:(\w+)|\*/g, (_, name?: string) => {
    const value = String(params[name ?? ''] ?? pathValue(name, url, options));
    if (isWrong && random.chance(0.2)) return oddSegment(random);
    return name === undefined ? encodeURI(value) : encodeURIComponent(value);
  });
  if (!isWrong || random.chance(0.96)) return filled;
  const at = random.below(filled.length);
  return filled.slice(0, at) + oddSegment(random) + filled.slice(at);
}

/** Encoded as browsers do, or by a program that does not care. */
function oddSegment(random: Random): string {
  const text = random.pick(oddTexts).slice(0, 3_000).toWellFormed();
  return random.chance(0.7) ? encodeURIComponent(text) : text.replace(/[^!-~]/g, '');
}

function makeQuery({ endpoint, url }: ServedRoute, path: string, options: MakerOptions, isWrong: boolean): string {
  const { random, ids } = options;
  const schema = endpoint?.input.query as z.core.$ZodType | undefined;
  const sample = schema
    ? sampleOf(schema, random, () => ids.one(url, random))
    : url.startsWith('/backend')
      ? backendQuery(path, random)
      : {};
  const pairs = Object.entries(sample as object).map(([key, value]) => [key, String(value)]);
  if (isWrong && random.chance(0.5) && pairs.length > 0) {
    const pair = random.pick(pairs);
    pair[random.chance(0.8) ? 1 : 0] = random.pick(oddTexts).slice(0, 3_000);
  }
  if (isWrong && random.chance(0.1)) pairs.push(random.chance(0.5) && pairs[0] ? [...pairs[0]] : ['x[]', 'y']);
  const text = pairs.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&');
  const tail =
    isWrong && random.chance(0.03) ? random.pick(['&%zz', '&&&', '&=', '?', '#x', '&a[b][c]=1', '&%00=%00']) : '';
  return text || tail ? `?${text}${tail}` : '';
}

function makeHeaders({ endpoint }: ServedRoute, { random }: MakerOptions, isWrong: boolean): Record<string, string> {
  const schema = endpoint?.input.headers as z.core.$ZodType | undefined;
  const sample = (schema ? sampleOf(schema, random, () => null) : {}) as Record<string, unknown>;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(sample))
    headers[name] = isWrong && random.chance(0.3) ? headerText(random) : headerSafe(String(value));
  if (isWrong && random.chance(0.12)) {
    const names = [
      'accept',
      'accept-language',
      'range',
      'if-none-match',
      'if-modified-since',
      'content-encoding',
      'x-upsert',
      'prefer',
      'accept-profile',
      'origin',
      'sec-fetch-site',
      'x-http-method-override',
      'cookie',
      'content-range',
      'x-forwarded-proto',
      'x-forwarded-host',
      'x-client-info',
      'apikey',
      'x-chat-id',
      'x-rx-extensions',
      'idempotency-key',
      'content-disposition',
      'cache-control',
      'expect',
    ];
    const name = random.pick(names);
    const known = [
      'bytes=0-0',
      'bytes=5-1',
      'gzip',
      'true',
      'application/vnd.pgrst.object+json',
      'count=exact',
      'es',
      '*',
      'W/"x"',
      'same-origin',
    ];
    headers[name] = random.chance(0.5) ? random.pick(known) : headerText(random);
  }
  return headers;
}

/** What HTTP lets stand in a header: one line of bytes (RFC 9110 section 5.5). */
const headerSafe = (text: string) =>
  Buffer.from(text.toWellFormed())
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 4_000);
const headerText = (random: Random) => headerSafe(random.pick(oddTexts));

function makeBody(
  route: ServedRoute,
  method: string,
  path: string,
  headers: Record<string, string>,
  options: MakerOptions,
  isWrong: boolean,
): Buffer | null {
  const { random, ids } = options;
  if (method === 'GET' || method === 'HEAD' || method === 'TRACE') return null;
  const schema = route.endpoint?.input.body;
  if (schema === 'raw' || (!schema && /storage\/v1\/object\/(upload\/sign\/)?[^/]+\/./.test(path)))
    return rawBody(headers, random, isWrong);
  if (!schema && !route.url.startsWith('/backend'))
    return isWrong && random.chance(0.3) ? withType(headers, random, '{}') : null;
  headers['content-type'] = isWrong && random.chance(0.05) ? random.pick(types) : 'application/json';
  if (isWrong && random.chance(0.06))
    return Buffer.from(random.chance(0.2) ? deepJson(random) : random.pick(brokenJson));
  let value: unknown = schema
    ? sampleOf(schema as z.core.$ZodType, random, () => ids.one(route.url, random))
    : backendBody(path, random);
  if (isWrong) for (let times = 1 + random.below(2); times > 0; times--) value = mutate(value, random);
  const text = JSON.stringify(value) ?? '';
  // Lone surrogates reach a server as an escape, or as bytes that are no UTF-8.
  return random.chance(0.9) ? Buffer.from(text) : Buffer.from(text.replace(/\\u(d[89a-f]\w\w)/gi, '\u00ff'), 'latin1');
}

const starts: readonly Buffer[] = [
  ...[
    '%PDF-1.7\n',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe0\0\x10JFIF\0',
    'GIF89a',
    'PK\x03\x04',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '',
    'plain text',
    '\0\0\0\x18ftypheic',
    'RIFF\0\0\0\0WEBPVP8 ',
    'MZ',
  ].map((text) => Buffer.from(text, 'latin1')),
];

function rawBody(headers: Record<string, string>, random: Random, isWrong: boolean): Buffer {
  const start = random.pick(starts);
  const bytes = Buffer.concat([start, Buffer.alloc(random.pick([0, 1, 100, 5_000, 70_000]), random.below(256))]);
  const type = random.pick([
    'image/png',
    'image/jpeg',
    'application/pdf',
    'text/plain',
    'application/octet-stream',
    'image/svg+xml',
    'text/html',
  ]);
  headers['content-type'] = isWrong && random.chance(0.15) ? random.pick(types) : type;
  if (random.chance(0.75)) return bytes;
  return multipart(bytes, headers, random, isWrong);
}

function multipart(bytes: Buffer, headers: Record<string, string>, random: Random, isWrong: boolean): Buffer {
  headers['content-type'] = 'multipart/form-data; boundary=rx';
  const name = isWrong ? random.pick(oddTexts).slice(0, 500) : 'file';
  const head = `--rx\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const parts = [
    Buffer.from('--rx\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n3600\r\n'),
    Buffer.from(head),
    bytes,
    Buffer.from('\r\n--rx--\r\n'),
  ];
  if (!isWrong) return Buffer.concat(parts);
  if (random.chance(0.3)) parts.pop();
  if (random.chance(0.2)) parts.splice(1, 1);
  if (random.chance(0.1)) parts.push(...Array.from({ length: 300 }, () => parts[0] ?? bytes));
  if (random.chance(0.1)) parts.reverse();
  const whole = Buffer.concat(parts);
  return random.chance(0.3) ? whole.subarray(0, random.below(whole.length)) : whole;
}

function withType(headers: Record<string, string>, random: Random, text: string): Buffer {
  headers['content-type'] = random.pick(types);
  return Buffer.from(text);
}

/** A call as the carrier makes it, signed for what it says, odd as that may be; now and then signed for something else. */
function carrierCall(
  url: string,
  { random, ids: _, ...signer }: MakerOptions,
  isWrong: boolean,
): Pick<FuzzRequest, 'target' | 'headers' | 'body'> {
  const by = { accountSid: signer.accountSid, authToken: signer.authToken, signedAs: signer.publicUrl };
  const sid = `SM${Array.from({ length: 32 }, () => random.below(16).toString(16)).join('')}`;
  const params: Record<string, string> = {
    ...{
      MessageSid: sid,
      SmsSid: sid,
      AccountSid: by.accountSid,
      From: `+1555555${String(random.below(10_000)).padStart(4, '0')}`,
      To: '+15555550100',
    },
    ...{
      Body: random.pick(['Is my refill ready?', 'STOP', 'START', 'please stop texting me']),
      NumMedia: '0',
      MessageStatus: 'delivered',
      SmsStatus: 'received',
    },
    ...(random.chance(0.1) && { NumMedia: '1', MediaUrl0: 'http://127.0.0.1:9/x', MediaContentType0: 'image/png' }),
  };
  for (let times = isWrong ? 1 + random.below(2) : 0; times > 0; times--)
    params[random.pick([...Object.keys(params), 'OptOutType', 'ErrorCode', 'x'])] = random
      .pick(oddTexts)
      .toWellFormed();
  const call = random.chance(0.8) ? formCall(by, url, params) : jsonCall(by, url, params);
  const isForged = isWrong && random.chance(0.1);
  return { target: call.path, headers: call.headers, body: Buffer.from(isForged ? `${call.body}&x=y` : call.body) };
}
