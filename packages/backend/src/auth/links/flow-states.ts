import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import { z } from 'zod';
import { AuthError, validationFailed } from '../auth-error.ts';
import type { LinkType } from './link-types.ts';

/** Part of every link request: only the requester can exchange the link's code for a session (PKCE, RFC 7636). */
export const pkceFields = { code_challenge: z.string().nullish(), code_challenge_method: z.string().nullish() };

export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

/** Null if missing. */
export function readCodeChallenge(fields: z.output<z.ZodObject<typeof pkceFields>>): CodeChallenge | null {
  const { code_challenge: challenge, code_challenge_method: methodName } = fields;
  if (!challenge && !methodName) return null;
  if (!challenge || !methodName) throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  const method = methodName.toLowerCase();
  if (method !== 's256' && method !== 'plain') throw validationFailed('code challenge method is not supported');
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw validationFailed('code challenge has to be between 43 and 128 characters of A-Z a-z 0-9 . _ ~ -');
  }
  return { challenge, method };
}

const codeLifeSeconds = 300;

/** Keeps the challenge of the newest link of its kind until the link is used. */
export async function keepChallenge(
  tx: AnySql,
  userId: string,
  type: LinkType,
  { challenge, method }: CodeChallenge,
): Promise<void> {
  await tx`
    delete from auth.flow_state where user_id = ${userId} and authentication_method = ${type} and auth_code_issued_at is null`;
  await tx`
    insert into auth.flow_state (id, user_id, code_challenge, code_challenge_method, provider_type, authentication_method, created_at, updated_at)
    values (${randomUUID()}, ${userId}, ${challenge}, ${method}, 'email', ${type}, now(), now())`;
}

/** Creates the code that a used link returns. Stores only its hash. */
export async function issueAuthCode(tx: AnySql, userId: string, type: LinkType): Promise<string> {
  const code = randomUUID();
  const issued = await tx`
    update auth.flow_state set auth_code = ${hashOf(code)}, auth_code_issued_at = now(), updated_at = now()
    where user_id = ${userId} and authentication_method = ${type} and auth_code_issued_at is null returning id`;
  if (issued.length === 0) throw flowStateNotFound();
  return code;
}

interface FlowState {
  id: string;
  user_id: string;
  code_challenge: string;
  code_challenge_method: CodeChallenge['method'];
  expired: boolean;
}

/** Uses up a code once, within five minutes. Returns its account, locked first (see useToken). */
export async function useAuthCode(tx: TransactionSql, code: string, verifier: string): Promise<string> {
  await tx`
    select from auth.users where id = (select user_id from auth.flow_state where auth_code = ${hashOf(code)}) for update`;
  const [state] = await tx<FlowState[]>`
    select id, user_id, code_challenge, code_challenge_method,
      auth_code_issued_at <= now() - ${codeLifeSeconds} * interval '1 second' as expired
    from auth.flow_state where auth_code = ${hashOf(code)} for update`;
  if (!state) throw flowStateNotFound();
  if (state.expired) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!matches(state, verifier)) {
    const message = 'code challenge does not match previously saved code verifier';
    throw new AuthError(400, 'bad_code_verifier', message);
  }
  await tx`delete from auth.flow_state where id = ${state.id}`;
  return state.user_id;
}

export const flowStateNotFound = () =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');

function matches({ code_challenge: challenge, code_challenge_method: method }: FlowState, verifier: string): boolean {
  const expected = Buffer.from(challenge);
  const given = Buffer.from(method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
