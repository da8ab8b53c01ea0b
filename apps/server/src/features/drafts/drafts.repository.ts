import { randomBytes } from 'node:crypto';
import { draftLimits, type KeptDraft } from '@rxweb/contracts/drafts';
import type { AnySql, Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Principal } from '../../kernel/http/authenticate.ts';

type Owner = Pick<Principal, 'userId' | 'sessionId'>;

/** Under the database's policies, so a wrong query here can't reach other users' rows. */
function asOwner<T>(sql: Sql, { userId, sessionId }: Owner, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  // The endpoint has checked the second factor.
  const claims = { sub: userId, session_id: sessionId, role: 'authenticated', aal: 'aal2' };
  return inTransaction(sql, async (tx) => {
    await tx`
      select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', 'authenticated', true)`;
    return work(tx);
  });
}

/** Newest first. */
export function readDrafts(sql: Sql, owner: Owner): Promise<KeptDraft[]> {
  return asOwner(sql, owner, async (tx) => {
    const rows = await tx<{ place: string; text: string; updatedAt: Date }[]>`
      select place, text, updated_at as "updatedAt" from app.drafts order by updated_at desc, place`;
    return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }));
  });
}

/** Drops those without text. */
export async function writeDrafts(
  sql: Sql,
  owner: Owner,
  drafts: readonly { place: string; text: string | null }[],
): Promise<void> {
  await asOwner(sql, owner, async (tx) => {
    for (const { place, text } of drafts) {
      // PostgreSQL can't store it.
      const words = text?.replaceAll('\0', '') ?? '';
      if (words === '') await tx`delete from app.drafts where place = ${place}`;
      else
        await tx`
          insert into app.drafts (user_id, place, text) values (${owner.userId}, ${place}, ${words})
          on conflict (user_id, place) do update set text = excluded.text, updated_at = clock_timestamp()`;
    }
  });
}

/** Base64; made on first use. */
export async function readCopyKey(sql: AnySql, userId: string): Promise<string> {
  const [row] = await sql<[{ key: Uint8Array }]>`
    insert into app.draft_keys (user_id, key) values (${userId}, ${randomBytes(32)})
    on conflict (user_id) do update set key = app.draft_keys.key
    returning key`;
  return Buffer.from(row.key).toString('base64');
}

/** Also those of accounts that the auth service keeps as deleted. */
export async function deleteOldDrafts(sql: Sql): Promise<void> {
  await sql`
    delete from app.drafts d where d.updated_at < now() - ${draftLimits.lifeDays} * interval '1 day'
      or exists (select from auth.users u where u.id = d.user_id and u.deleted_at is not null)`;
}
