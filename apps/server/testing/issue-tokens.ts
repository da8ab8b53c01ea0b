import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '@rxweb/contracts/shared/roles';
import type { Sql } from '@rxweb/platform/sql/sql';
import { calculateJwkThumbprint, importJWK, type JWK, SignJWT } from 'jose';
import type { Config } from '../src/config/config.ts';

export interface IssuedStaff {
  id: string;
  email: string;
}

export interface TokenIssuer {
  /** Makes an account with a role, without a password, so that many are made in no time. Null: an account that is not staff. */
  hire(role: Role | null, email?: string): Promise<IssuedStaff>;
  /** Opens a session of its own and signs the token that its sign-in would bring; `lifeSeconds` below zero: one that is over. */
  openSession(staff: IssuedStaff, lifeSeconds?: number): Promise<string>;
}

/** What is needed of a server: of a test's own, or of one in another process. */
interface IssuerOf {
  context: { config: Pick<Config, 'dataDir' | 'publicUrl'>; sql: Sql };
}

/** Makes staff and tokens as the embedded backend of a test makes them, past the sign-in with its slow hashes. */
export async function createTokenIssuer({ context }: IssuerOf): Promise<TokenIssuer> {
  const { config, sql } = context;
  const { privateJwk } = JSON.parse(await readFile(join(config.dataDir, 'keys.json'), 'utf8')) as { privateJwk: JWK };
  const { d: _, ...publicJwk } = privateJwk;
  const [key, kid] = await Promise.all([importJWK(privateJwk, 'ES256'), calculateJwkThumbprint(publicJwk)]);
  return {
    async hire(role, email = `${randomUUID()}@pharmacy.example`) {
      const id = randomUUID();
      await sql`
        insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
        values (${id}, 'authenticated', 'authenticated', ${email}, now(), '{}', '{}', now(), now())`;
      if (role) await sql`insert into app.staff (user_id, role) values (${id}, ${role})`;
      return { id, email };
    },
    async openSession({ id, email }, lifeSeconds = 3_600) {
      const sessionId = randomUUID();
      await sql`
        insert into auth.sessions (id, user_id, created_at, updated_at, aal) values (${sessionId}, ${id}, now(), now(), 'aal1')`;
      await sql`
        insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
        values (${sessionId}, now(), now(), 'password')`;
      const now = Math.floor(Date.now() / 1_000);
      return new SignJWT({ email, role: 'authenticated', aal: 'aal1', session_id: sessionId })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
        .setIssuer(`${config.publicUrl}/backend/auth/v1`)
        .setSubject(id)
        .setAudience('authenticated')
        .setIssuedAt(now + Math.min(0, lifeSeconds) - 60)
        .setExpirationTime(now + lifeSeconds)
        .sign(key);
    },
  };
}
