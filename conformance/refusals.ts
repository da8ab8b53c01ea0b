import { expect } from 'vitest';
import type { Library } from './libraries.ts';
import type { Answer } from './recording-fetch.ts';
import type { Suite } from './suite.ts';

export interface AuthRefusal {
  status: number;
  code: string;
  message: string | RegExp;
}

const apiVersion = '2024-01-01';

const likeText = (message: string | RegExp) => (typeof message === 'string' ? message : expect.stringMatching(message));

/** The body for clients that name the API version, which the answer echoes. */
export function expectAuthBody(answer: Answer, { status, code, message }: AuthRefusal, rest: object = {}): void {
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: { code, message: likeText(message), ...rest },
  });
  expect(answer.headers.get('x-supabase-api-version')).toBe(apiVersion);
  if (code !== 'weak_password') expect(answer.headers.get('x-sb-error-code')).toBe(code);
}

/** The body for older clients, which name no version. */
export function expectOldAuthBody(answer: Answer, { status, code, message }: AuthRefusal, rest: object = {}): void {
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: { code: status, error_code: code, msg: likeText(message), ...rest },
  });
  expect(answer.headers.get('x-supabase-api-version')).toBeNull();
  expect(answer.headers.get('x-sb-error-code')).toBe(code);
}

/** A call without the client, in both API versions. */
export async function expectRefusedCall(
  suite: Suite,
  method: string,
  path: string,
  options: NonNullable<Parameters<Suite['call']>[2]>,
  refusal: AuthRefusal,
): Promise<void> {
  expectOldAuthBody(await suite.call(method, path, options), refusal);
  const headers = { ...options.headers, 'x-supabase-api-version': apiVersion };
  expectAuthBody(await suite.call(method, path, { ...options, headers }), refusal);
}

export function expectAuthError(
  { authErrors }: Library,
  error: unknown,
  { status, code, message }: AuthRefusal,
  name: keyof Library['authErrors'] = 'AuthApiError',
): void {
  expect(error).toBeInstanceOf(authErrors[name]);
  expect(error).toMatchObject({ name, status, code, message: likeText(message) });
}

/**
 * Checks one auth refusal completely: status, headers, body, the client's error, and the body in the older API version.
 */
export async function expectAuthRefusal(
  suite: Suite,
  { last }: { last(): Answer },
  error: unknown,
  refusal: AuthRefusal,
): Promise<void> {
  const answer = last();
  expectAuthBody(answer, refusal);
  expectAuthError(suite.library, error, refusal);
  expectOldAuthBody(await repeatAsOlder(suite, answer), refusal);
}

/** Repeats the call without naming a version. */
export async function repeatAsOlder(
  suite: Suite,
  { method, path, requestHeaders, requestBody }: Answer,
): Promise<Answer> {
  await suite.target.forgetLimits();
  const headers = Object.fromEntries([...requestHeaders].filter(([name]) => name !== 'x-supabase-api-version'));
  return suite.call(method, path, { key: null, headers, ...(requestBody ? { body: String(requestBody) } : {}) });
}

/** A storage refusal. The HTTP status is 400 for all below 500. */
export interface StorageRefusal {
  statusCode: string;
  error: string;
  code: string;
  message: string | RegExp;
}

export function expectStorageBody(answer: Answer, refusal: StorageRefusal, status = 400): void {
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: { ...refusal, message: likeText(refusal.message) },
  });
}

/** Body and the client's error. The newer client also carries the body's status. */
export function expectStorageRefusal(
  suite: Suite,
  { last }: { last(): Answer },
  error: unknown,
  refusal: StorageRefusal,
): void {
  expectStorageBody(last(), refusal);
  // Before 2.50 the client passed a refused upload on unchanged.
  if (!suite.library.isNewest && !(error instanceof Error)) {
    expect(error).toEqual(last().body);
    return;
  }
  const message = likeText(refusal.message);
  const status = suite.library.isNewest ? { statusCode: refusal.statusCode } : {};
  expect(error).toMatchObject({ name: 'StorageApiError', status: 400, message, ...status });
}
