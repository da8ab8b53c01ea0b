import { hash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import type { PushMessage } from '@rxweb/contracts/staff-notices';
import { anyHourKinds } from '@rxweb/domain/notices/step-times';
import { exchange, NoAnswer } from '../../../kernel/outbound/exchange.ts';
import { publicLookup } from '../../../kernel/outbound/public-lookup.ts';
import { encryptPush, type PushKeys } from './encrypt.ts';
import { isLoopback, type PushHosts, readEndpoint } from './endpoint.ts';
import type { ServerKey } from './push-keys.ts';
import { vapidHeader } from './vapid.ts';

export interface PushSender {
  key: ServerKey;
  hosts: PushHosts;
  /** Our address, for the push service's operator. */
  contact: string;
  /** Default: the system's. */
  lookup?: LookupFunction;
  now(): Date;
}

export interface PushTarget extends PushKeys {
  endpoint: string;
}

/** `gone`: the subscription ended. `later`: refused for now. `unknown`: sent without an answer. */
export type PushOutcome =
  | { is: 'sent' | 'gone' | 'unknown' | 'refused'; said: string }
  | { is: 'later'; said: string; afterMs: number | null };

const timeoutMs = 10_000;
const hourSeconds = 3_600;
const maxRetryAfterMs = 30 * 60_000;

/** How long a push service keeps a message for a device that is off: as long as it is worth something. */
const lifeSeconds: Record<PushMessage['kind'], number> = {
  urgent_text: hourSeconds,
  urgent_chat: hourSeconds,
  person_wanted: hourSeconds / 4,
  visitor_wrote: hourSeconds / 4,
  callback: 8 * hourSeconds,
  text: 8 * hourSeconds,
  request: 8 * hourSeconds,
  assigned: 8 * hourSeconds,
  test: 60,
};
const atOnceKinds: readonly PushMessage['kind'][] = [...anyHourKinds, 'test'];

/** Sends one message (RFC 8030, section 5), in one try. A later one of its kind replaces it at the push service. */
export async function sendPush(sender: PushSender, target: PushTarget, message: PushMessage): Promise<PushOutcome> {
  const url = readEndpoint(target.endpoint, sender.hosts);
  if (!url) return { is: 'gone', said: 'not a push service' };
  const body = encryptPush(JSON.stringify(message), target);
  const isTest = sender.hosts === 'loopback' && isLoopback(url);
  try {
    const answer = await exchange(url, {
      method: 'POST',
      headers: {
        authorization: vapidHeader(sender.key, { audience: url.origin, contact: sender.contact, now: sender.now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.length),
        ttl: String(lifeSeconds[message.kind]),
        urgency: atOnceKinds.includes(message.kind) ? 'high' : 'normal',
        topic: topicOf(message.kind),
      },
      body,
      timeoutMs,
      ...(!isTest && { lookup: publicLookup(sender.lookup) }),
    });
    answer.destroy();
    return outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after'], sender.now());
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return error.wasSent ? { is: 'unknown', said: 'no answer' } : { is: 'later', said: 'not reached', afterMs: null };
  }
}

/** At most 32 characters of base64url; it names nothing. */
const topicOf = (kind: string) => hash('sha256', `notice ${kind}`, 'base64url').slice(0, 32);

/** RFC 8030, sections 5 and 7.3; a redirect is not followed. */
function outcomeOf(status: number, retryAfter: string | undefined, now: Date): PushOutcome {
  const said = `status ${status}`;
  if (status >= 200 && status < 300) return { is: 'sent', said };
  if (status === 404 || status === 410) return { is: 'gone', said };
  if (status === 429 || status >= 500) return { is: 'later', said, afterMs: waitOf(retryAfter, now) };
  return { is: 'refused', said };
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function waitOf(retryAfter: string | undefined, now: Date): number | null {
  if (retryAfter === undefined) return null;
  const seconds = Number(retryAfter);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, maxRetryAfterMs) : null;
}
