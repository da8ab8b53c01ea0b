import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { Sent } from '../tools/send.ts';
import type { FuzzRequest } from './make-request.ts';

/** What an answer must never show (security row W6): where the program lies, how it asks its database, where it failed. */
const leaks: readonly [name: string, pattern: RegExp][] = [
  [
    'a path',
    /(?:\/node_modules\/|\/apps\/server\/|\/packages\/\w+\/src|file:\/\/\/|\/home\/\w|\/tmp\/rxweb|\bbackend-test-|\/pgdata|postgres-secrets|keys\.json)/,
  ],
  ['a stack', /(?:^|\\n|\n)\s*at (?:\S+ )?\(?(?:node:|file:|\/)|\bat Object\.|\.(?:ts|js):\d+:\d+/],
  [
    'SQL',
    /\bselect\b[^<>]{1,200}\bfrom\s+(?:app|auth|storage|public)\.|\binsert into\b|\bupdate (?:app|auth|storage|public)\.|DatabaseError|SQLSTATE|\bpg_(?:catalog|advisory|temp|stat)|violates [\w-]+ constraint|duplicate key value|syntax error at or near|invalid input syntax|out of range for type|current transaction is aborted/i,
  ],
  ['an upstream', /ECONNREFUSED|ENOENT|EACCES|ENOTDIR|ENAMETOOLONG|EPIPE|FST_ERR/],
  [
    'a thrown error',
    /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|ZodError|AssertionError)\b|Cannot read propert|is not a function|is not iterable|Unexpected token/,
  ],
];

export interface Finding {
  kind: string;
  route: string;
  /** What is the same for all findings of one cause. */
  signature: string;
  example: string;
}

/** What is wrong with an answer; null for nothing. */
export function judge(request: FuzzRequest, sent: Sent): Finding | null {
  const found = (kind: string, signature: string): Finding => ({
    kind,
    route: request.route,
    signature,
    example: `${request.caller}: ${request.method} ${request.target.slice(0, 300)} ${JSON.stringify(request.headers).slice(0, 400)} ${request.body?.toString('latin1').slice(0, 400) ?? ''} -> ${sent.status} ${sent.body.slice(0, 400)}`,
  });
  if (sent.failure === 'timeout') return found('no answer in 30 s', 'timeout');
  if (sent.status >= 500 && !isDocumented(request, sent)) return found('5xx', String(sent.status));
  const shown = `${JSON.stringify(sent.headers)}\n${sent.body}`;
  if (isPostgrestsOwn(request, sent)) return null;
  for (const [name, pattern] of leaks) {
    const text = pattern.exec(shown)?.[0];
    if (text !== undefined) return found('leak', `${name}: ${text.slice(0, 60)}`);
  }
  return null;
}

/**
 * Too busy, and says when to come back; or not ready, to whoever asks just that; or a read that took too long for the database, or waited too long for
 * its turn, as PostgREST tells these two; or a carrier that kept the server waiting.
 */
export function isDocumented(request: FuzzRequest, sent: Sent): boolean {
  const { status, headers } = sent;
  if (status === 503 && (headers['retry-after'] !== undefined || request.route.endsWith('/readyz'))) return true;
  if (/^PostgREST; error=(57014|PGRST003)$/.test(String(headers['proxy-status'] ?? ''))) return true;
  return isUnknownText(request, sent);
}

/** Texts that the carrier did not answer in time: a repeat gets the same answer at once. */
const unansweredTexts = new Set<string>();

/**
 * The contract's `sms_unknown`, but only after the ten seconds that the carrier has, which its double uses up when the machine stands still. Sooner, it
 * is a fault of ours.
 */
function isUnknownText({ target, body }: FuzzRequest, { status, body: answer, ms }: Sent): boolean {
  if (status !== 504 || !answer.includes('"code":"sms_unknown"')) return false;
  const text = /"body":("(?:[^"\\]|\\.)*")/.exec(body?.toString() ?? '')?.[1] ?? target;
  if (ms >= smsLimits.carrierAnswerMs) unansweredTexts.add(text);
  return unansweredTexts.has(text);
}

/** PostgREST hands on in the database's words which value of the caller's own is none of its type (class 22), and clients know them. */
function isPostgrestsOwn({ route }: FuzzRequest, { status, body }: Sent): boolean {
  return route.includes(' /backend/rest/v1/') && status === 400 && /^\{"code":"22/.test(body);
}
