import { getHealth } from '@rxweb/contracts/health';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Collected, Feature } from '../../kernel/feature/feature.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { checkDatabase } from './checks/check-database.ts';
import { checkDisk } from './checks/check-disk.ts';
import { createChecks } from './create-checks.ts';
import { createHealth } from './health.service.ts';

interface HealthDeps {
  sql: Sql;
  store: StoreInfo;
  config: { dataDir: string; isDiskEncrypted: boolean; publicUrl: string; supabase: object | null };
  collected: Collected;
  now(): Date;
}

export const health: Feature<HealthDeps> = {
  name: 'health',
  routes(api, deps) {
    const { report } = createHealth(createChecks(deps.collected.health, deps), deps);
    registerEndpoint(api, deps, getHealth, { limit: 'staff' }, ({ principal }) => report(principal.role));
  },
  health: [
    {
      part: 'database',
      create:
        ({ sql }) =>
        () =>
          checkDatabase(sql),
    },
    {
      part: 'disk',
      create({ config }) {
        // An https address implies patient data; with a hosted Supabase none is on this disk.
        const mustBeEncrypted = config.publicUrl.startsWith('https:') && !config.supabase && !config.isDiskEncrypted;
        return () => checkDisk(config.dataDir, mustBeEncrypted);
      },
    },
  ],
};
