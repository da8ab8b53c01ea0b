import type { IncomingMessage } from 'node:http';
import type { TwilioConfig } from '../../config/sms.ts';
import type { CarrierResult } from '../../features/sms/carrier.ts';
import { exchange, NoAnswer, readText } from '../../kernel/outbound/exchange.ts';

/** A failed request, with what it means for a text being dispatched. */
export class TwilioFailure extends Error {
  override name = 'TwilioFailure';
  readonly result: Exclude<CarrierResult, { kind: 'taken' }>;
  /** Null without an answer. */
  readonly status: number | null;

  constructor(result: TwilioFailure['result'], status: number | null, cause?: unknown) {
    super(result.words, { cause });
    this.result = result;
    this.status = status;
  }
}

interface LibraryRequest {
  method: string;
  uri: string;
  username?: string;
  password?: string;
  headers?: Record<string, string>;
  params?: Record<string, unknown>;
  data?: Record<string, unknown>;
}

export interface LibraryResponse {
  statusCode: number;
  body: unknown;
  headers: IncomingMessage['headers'];
}

const libraryHost = 'api.twilio.com';
const maxAnswerBytes = 20_000_000;

/**
 * HTTP client for Twilio's library, without redirects or retries. Throws {@link TwilioFailure}, which separates what was certainly not
 * accepted from what may have been.
 */
export function createTwilioHttp({ apiBaseUrl }: Pick<TwilioConfig, 'apiBaseUrl'>, timeoutMs: number) {
  return {
    async request(asked: LibraryRequest): Promise<LibraryResponse> {
      const url = addressOf(asked, apiBaseUrl);
      try {
        const answer = await exchange(url, {
          method: asked.method.toUpperCase(),
          headers: headersOf(asked),
          ...(asked.data && { body: encode(asked.data) }),
          timeoutMs,
        });
        return await readAnswer(answer);
      } catch (error) {
        throw error instanceof TwilioFailure ? error : failureOf(error);
      }
    },
  };
}

function addressOf({ uri, params = {} }: LibraryRequest, apiBaseUrl: string): URL {
  const { protocol, host, pathname, search } = new URL(uri);
  if (protocol !== 'https:' || host !== libraryHost) {
    throw new TwilioFailure(
      { kind: 'unknown', words: 'The carrier redirected to an address that isn’t its own.', hasAnswered: true },
      null,
    );
  }
  const url = new URL(apiBaseUrl + pathname + search);
  for (const [name, value] of new URLSearchParams(encode(params))) url.searchParams.append(name, value);
  return url;
}

function headersOf({ headers = {}, username = '', password = '' }: LibraryRequest): Record<string, string> {
  return { ...headers, authorization: basicAuth(username, password) };
}

export function basicAuth(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

/** A list repeats its name for each entry. */
function encode(fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]));
  return new URLSearchParams(pairs).toString();
}

async function readAnswer(answer: IncomingMessage): Promise<LibraryResponse> {
  const { statusCode = 0, headers } = answer;
  const text = await readText(answer, maxAnswerBytes);
  const body = parse(text);
  if (statusCode >= 200 && statusCode < 300) {
    if (body === null) throw unknown('Couldn’t read the carrier’s response.', statusCode);
    return { statusCode, body, headers };
  }
  if (statusCode === 429) {
    const words = 'The carrier isn’t accepting texts right now.';
    throw new TwilioFailure({ kind: 'not_taken', words, retryAfterMs: waitOf(headers['retry-after']) }, 429);
  }
  if (statusCode >= 400 && statusCode < 500) {
    const code = typeof body?.code === 'number' ? body.code : null;
    const words = typeof body?.message === 'string' ? body.message : `The carrier returned ${statusCode}.`;
    throw new TwilioFailure({ kind: 'refused', code, words }, statusCode);
  }
  throw unknown(`The carrier returned ${statusCode}.`, statusCode);
}

function unknown(words: string, status: number | null, cause?: unknown): TwilioFailure {
  return new TwilioFailure({ kind: 'unknown', words, hasAnswered: status !== null }, status, cause);
}

function failureOf(error: unknown): TwilioFailure {
  if (error instanceof NoAnswer && !error.wasSent) {
    return new TwilioFailure(
      { kind: 'not_taken', words: 'Couldn’t reach the carrier.', retryAfterMs: null },
      null,
      error,
    );
  }
  return unknown('The carrier didn’t respond.', null, error);
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Retry-After in seconds; Twilio sends no dates. */
function waitOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1_000 : null;
}
