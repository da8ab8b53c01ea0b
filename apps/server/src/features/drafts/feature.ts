import { listDrafts, saveDrafts } from '@rxweb/contracts/drafts';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Feature } from '../../kernel/feature/feature.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { draftSheets } from './draft-sheets.ts';
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
  export: draftSheets,
  erase: draftsErase,
  retention: [{ name: 'drafts', run: ({ pools }) => deleteOldDrafts(pools.background) }],
};
