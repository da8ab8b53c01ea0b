import { createPrivateKey, type JsonWebKeyInput, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestBackend } from '@rxweb/backend/testing';
import { createMailbox } from '@rxweb/backend/testing/mails';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { readProjectConfig } from './config.ts';

/** The Supabase project under test. */
export interface Target {
  /** Without a trailing slash; services are under `/auth/v1` and so on. */
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  sql: Sql;
  /** Signs a token again with changed claims. Only for the embedded backend, whose key we have. */
  signToken?: (token: string, changes: object) => string;
  /** Where mail arrives. Only for the embedded backend; hosted projects send to real mailboxes. */
  mailbox?: ReturnType<typeof createMailbox>;
  /** Clears the attempt counters. Does nothing on a hosted project. */
  forgetLimits(): Promise<void>;
  close(): Promise<void>;
}

const project = readProjectConfig();
export const isEmbedded = project === null;

/** `hostName`: under which the embedded backend serves. Browsers offer passkeys for names only. */
export async function openTarget(hostName?: string): Promise<Target> {
  return project === null ? openEmbedded(hostName) : openProject(project);
}

/** The embedded backend with the product's migrations, on a temporary folder. */
async function openEmbedded(hostName?: string): Promise<Target> {
  const mailbox = createMailbox();
  const { backend, url, dataDir, sql, close } = await createTestBackend({
    migrationsDir: join(import.meta.dirname, '..', 'supabase', 'migrations'),
    exposedTables: { messages: { maxRows: 200 } },
    sendMail: mailbox.sendMail,
    ...(hostName && { hostName }),
  });
  const { anonKey, serviceRoleKey } = backend;
  const forgetLimits = async () => void (await sql`delete from auth.rate_limits`);
  const signToken = createSigner(JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')).privateJwk);
  return { url, anonKey, serviceRoleKey, sql, signToken, mailbox, forgetLimits, close };
}

/** ES256 (RFC 7518, section 3.4). */
function createSigner(jwk: JsonWebKeyInput['key']): NonNullable<Target['signToken']> {
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return (token, changes) => {
    const [head = '', payload = ''] = token.split('.');
    const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...changes };
    const signed = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${signature.toString('base64url')}`;
  };
}

async function openProject({ databaseUrl, ...api }: NonNullable<typeof project>): Promise<Target> {
  const sql = openSql(databaseUrl, { max: 2, prepare: false });
  return { ...api, sql, forgetLimits: async () => {}, close: () => sql.end({ timeout: 1 }) };
}
