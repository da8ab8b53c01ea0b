import type { IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { type Readable, Transform } from 'node:stream';
import type { TwilioConfig } from '../../config/sms.ts';
import { MediaTooLarge } from '../../features/sms/carrier.ts';
import { exchange } from '../../kernel/outbound/exchange.ts';
import { publicLookup } from '../../kernel/outbound/public-lookup.ts';
import { basicAuth } from './twilio-http.ts';

const mediaTimeoutMs = 30_000;
const contentHosts = '.twiliocdn.com';

export interface MediaReader {
  config: Pick<TwilioConfig, 'accountSid' | 'authToken' | 'apiBaseUrl'>;
  lookup?: LookupFunction | undefined;
}

/**
 * Downloads a file of a text from the carrier's hosts only (security row P2), over https, with at most the API's one redirect, from public
 * addresses, up to `maxBytes`.
 */
export async function readMedia(
  { config, lookup }: MediaReader,
  address: string,
  maxBytes: number,
): Promise<{ type: string; body: Readable }> {
  const api = new URL(config.apiBaseUrl);
  const isTest = isLoopback(api);
  const get = (url: URL) =>
    exchange(url, {
      method: 'GET',
      headers: isApi(url, api) ? { authorization: basicAuth(config.accountSid, config.authToken) } : {},
      timeoutMs: mediaTimeoutMs,
      ...(!isTest && { lookup: publicLookup(lookup) }),
    });
  const first = await get(allowed(address, api));
  const answer = isRedirect(first) ? await get(allowed(redirectOf(first, address), api)) : first;
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new Error(`the carrier answered ${answer.statusCode} for a picture`);
  }
  return { type: answer.headers['content-type'] ?? '', body: limited(answer, maxBytes) };
}

/** Throws for other hosts. A loopback API, as in tests, allows only itself. */
function allowed(address: string, api: URL): URL {
  const url = URL.parse(address);
  if (url && url.username === '' && url.password === '') {
    if (isLoopback(api) && url.origin === api.origin) return url;
    const isTwilios = isApi(url, api) || url.hostname.endsWith(contentHosts);
    if (url.protocol === 'https:' && isTwilios && !isIP(url.hostname.replace(/^\[|\]$/g, ''))) return url;
  }
  throw new Error('the picture is not at an address of the carrier');
}

/** Webhooks name api.twilio.com even for other regions. */
function isApi(url: URL, api: URL): boolean {
  return url.origin === api.origin || (!isLoopback(api) && url.origin === 'https://api.twilio.com');
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 300 && statusCode < 400;
}

function redirectOf(answer: IncomingMessage, from: string): string {
  answer.destroy();
  return URL.parse(answer.headers.location ?? '', from)?.href ?? '';
}

function limited(answer: IncomingMessage, maxBytes: number): Readable {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy();
    throw new MediaTooLarge();
  }
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new MediaTooLarge());
      else done(null, chunk);
    },
  });
  return answer.compose(counter);
}
