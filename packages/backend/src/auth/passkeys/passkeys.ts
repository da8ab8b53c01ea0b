import type { AnySql } from '@rxweb/platform/sql/sql';
import { z } from 'zod';
import { AuthError } from '../auth-error.ts';

/** What the column web_authn_credential holds; binary parts are base64url. */
export interface StoredCredential {
  id: string;
  publicKey: string;
  counter: number;
  transports: string[];
  /** ISO 8601; null before the first sign-in. */
  lastUsedAt: string | null;
}

export interface PasskeyRow {
  id: string;
  user_id: string;
  friendly_name: string | null;
  created_at: Date;
  web_authn_credential: StoredCredential;
}

const passkeyNotFound = () => new AuthError(404, 'webauthn_credential_not_found', 'Passkey not found');

export function readPasskeyId(text: string): string {
  const id = z.guid().safeParse(text);
  if (!id.success) throw new AuthError(404, 'validation_failed', 'passkey_id must be an UUID');
  return id.data.toLowerCase();
}

export async function listPasskeys(sql: AnySql, userId: string): Promise<PasskeyRow[]> {
  return sql<PasskeyRow[]>`
    select id, user_id, friendly_name, created_at, web_authn_credential from auth.mfa_factors
    where user_id = ${userId} and factor_type = 'webauthn' and status = 'verified' order by created_at`;
}

/** 404 for anyone else's. */
export async function findPasskey(sql: AnySql, userId: string, id: string): Promise<PasskeyRow> {
  const passkey = (await listPasskeys(sql, userId)).find((row) => row.id === id);
  if (!passkey) throw passkeyNotFound();
  return passkey;
}

/** As the official client's `PasskeyListItem`. */
export const presentPasskey = ({ id, friendly_name: name, created_at, web_authn_credential: key }: PasskeyRow) => ({
  id,
  ...(name ? { friendly_name: name } : {}),
  created_at,
  ...(key.lastUsedAt ? { last_used_at: key.lastUsedAt } : {}),
});
