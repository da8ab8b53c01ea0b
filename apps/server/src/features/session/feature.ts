import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Feature } from '../../kernel/feature/feature.ts';
import type { ProofDeps } from './proof/confirm-identity.ts';
import { sessionRoutes } from './session.routes.ts';
import { deleteOldSessionEnds, endOverdueSessions } from './session-limits.ts';

interface SessionFeatureDeps extends Pick<ProofDeps, 'anonKey' | 'backend' | 'config'> {
  sql: Sql;
  pools: { background: Sql };
  supabase: SupabaseClient;
  now(): Date;
}

const tickMs = 30_000;

export const session: Feature<SessionFeatureDeps> = {
  name: 'session',
  routes: (api, deps) => sessionRoutes(api, { ...deps, firstAdmin: deps, session: deps, proof: deps }),
  jobs: [
    {
      name: 'end overdue sessions',
      everyMs: tickMs,
      firstAfterMs: tickMs,
      on: 'every server',
      run: ({ pools }) => endOverdueSessions(pools.background),
    },
  ],
  retention: [{ name: 'why sessions ended', run: ({ pools }) => deleteOldSessionEnds(pools.background) }],
};
