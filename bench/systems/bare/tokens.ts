import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { verify } from '@node-rs/argon2';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Handler } from './handler.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

interface Owner {
  user_id: string;
  session_id: string;
}

/** Sessions: the rows that the product writes, and a token signed like the product's. */
export function createTokens(sql: Sql): { signIn: Handler; refresh: Handler } {
  return {
    async signIn(request, response) {
      const { email, password } = await readJson(request);
      const [user] = await sql`select * from auth.users where email = ${email ?? ''} and deleted_at is null`;
      if (!user || !(await verify(user.encrypted_password, password ?? ''))) throw new Error('not the password');
      const owner = { user_id: String(user.id), session_id: randomUUID() };
      const refreshToken = newToken();
      await inTransaction(sql, (tx) =>
        Promise.all([
          tx`update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${owner.user_id}`,
          tx`update auth.identities set last_sign_in_at = now() where user_id = ${owner.user_id}`,
          tx`
          insert into auth.sessions (id, user_id, created_at, updated_at, aal)
          values (${owner.session_id}, ${owner.user_id}, now(), now(), 'aal1')`,
          tx`
          insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
          values (${owner.session_id}, now(), now(), 'password')`,
          insertToken(tx, owner, refreshToken, null),
        ]),
      );
      await answer(sql, response, owner, refreshToken);
    },
    async refresh(request, response) {
      const { refresh_token: token } = await readJson(request);
      const hash = hashOf(token ?? '');
      const refreshToken = newToken();
      const owner = await inTransaction(sql, async (tx) => {
        const [row] = await tx<Owner[]>`
          update auth.refresh_tokens set revoked = true, updated_at = now()
          where token = ${hash} and not revoked returning user_id, session_id`;
        if (!row) throw new Error('no such token');
        await Promise.all([
          insertToken(tx, row, refreshToken, hash),
          tx`update auth.sessions set updated_at = now(), refreshed_at = now() where id = ${row.session_id}`,
        ]);
        return row;
      });
      await answer(sql, response, owner, refreshToken);
    },
  };
}

function insertToken(tx: TransactionSql, owner: Owner, token: string, parent: string | null) {
  return tx`
    insert into auth.refresh_tokens (token, user_id, session_id, revoked, parent, created_at, updated_at)
    values (${hashOf(token)}, ${owner.user_id}, ${owner.session_id}, false, ${parent}, now(), now())`;
}

async function answer(sql: Sql, response: ServerResponse, owner: Owner, refreshToken: string): Promise<void> {
  const [users, identities] = await Promise.all([
    sql`select * from auth.users where id = ${owner.user_id}`,
    sql`select * from auth.identities where user_id = ${owner.user_id}`,
  ]);
  const body = { access_token: signToken(owner), refresh_token: refreshToken, user: { ...users[0], identities } };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}

function signToken(owner: Owner): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  const text = `${encode({ alg: 'ES256' })}.${encode({ sub: owner.user_id, session_id: owner.session_id, role: 'authenticated', exp })}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

const newToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function readJson(request: IncomingMessage): Promise<Record<string, string | undefined>> {
  return (await json(request)) as Record<string, string | undefined>;
}
