import type { IncomingMessage } from 'node:http';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Handler } from './handler.ts';

/** The inbox, read with the product's statements, and by one plain query. */
export function createReads(sql: Sql): { asAdministrator: Handler; query: Handler } {
  return {
    async asAdministrator(request, response) {
      const claims = claimsOf(request);
      await sql`
        select coalesce(u.banned_until > now(), false) as banned, x.id as session
        from auth.users u left join auth.sessions x on x.id = ${claims.session_id} and x.user_id = u.id
        where u.id = ${claims.sub} and u.deleted_at is null`;
      const [, [row]] = await inTransaction(sql, (tx) =>
        Promise.all([
          tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', 'authenticated', true)`,
          tx<{ body: string }[]>`
          with page as (select messages.* from public.messages order by created_at desc limit 200 offset 0)
          select count(*)::int as rows, coalesce(json_agg(page.*), '[]')::text as body from page`,
        ]),
      );
      response.setHeader('content-type', 'application/json').end(row?.body);
    },
    async query(_, response) {
      const [row] = await sql<{ body: string }[]>`
        select coalesce(json_agg(page.*), '[]')::text as body
        from (select * from public.messages order by created_at desc limit 200) page`;
      response.setHeader('content-type', 'application/json').end(row?.body);
    },
  };
}

function claimsOf({ headers }: IncomingMessage): { sub: string; session_id: string } {
  return JSON.parse(Buffer.from(headers.authorization?.split('.')[1] ?? '', 'base64url').toString());
}
