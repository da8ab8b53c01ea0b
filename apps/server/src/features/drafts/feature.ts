import { listDrafts, saveDrafts } from '@rxweb/contracts/drafts';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Feature } from '../../kernel/feature/feature.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { deleteOldDrafts, readCopyKey, readDrafts, writeDrafts } from './drafts.repository.ts';
import { draftsErase } from './erase.ts';

interface DraftsDeps {
  sql: Sql;
  pools: { background: Sql };
}

/** What staff typed and have not saved (docs/decisions/0046). */
export const drafts: Feature<DraftsDeps> = {
  name: 'drafts',
  routes(api, deps) {
    const { sql } = deps;
    registerEndpoint(api, deps, listDrafts, { limit: 'staff' }, async ({ principal }) => {
      const [kept, copyKey] = await Promise.all([readDrafts(sql, principal), readCopyKey(sql, principal.userId)]);
      return { drafts: kept, copyKey };
    });
    registerEndpoint(api, deps, saveDrafts, { limit: 'staff' }, async ({ input, principal }) => {
      await writeDrafts(sql, principal, input.body.drafts);
      return { kept: input.body.drafts.length };
    });
  },
  export: [
    {
      name: 'drafts.csv',
      rows: (sql) => sql`
        select d.updated_at as at, u.email as by, d.place, d.text
        from app.drafts d join auth.users u on u.id = d.user_id order by d.updated_at, d.user_id, d.place`,
    },
  ],
  erase: draftsErase,
  retention: [{ name: 'drafts', run: ({ pools }) => deleteOldDrafts(pools.background) }],
};
