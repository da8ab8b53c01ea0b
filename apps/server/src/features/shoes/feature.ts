import { shoeRoles } from '@rxweb/contracts/shoes/records';
import { buckets } from '@rxweb/contracts/uploads';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Feature } from '../../kernel/feature/feature.ts';
import { deleteInfected } from '../../kernel/file-checks/delete-infected.ts';
import type { FileChecks } from '../../kernel/file-checks/file-checks.ts';
import type { FileViews } from '../../kernel/file-views/file-views.ts';
import { claimRoutes } from './claim/claim.routes.ts';
import type { ClaimDeps } from './claim/claim.service.ts';
import { createClaimSheetBuilder } from './claim/claim-sheet-builder.ts';
import { infectedOfRemoved } from './documents/documents.repository.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { findCaseTargets, shoesErase } from './erase.ts';
import { nameDocuments, shoesSheets } from './export-sheets.ts';
import { packetsRoutes } from './packets/packets.routes.ts';
import { createPacketBuilder } from './packets/worker/packet-builder.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { listReminders } from './reports/reports.service.ts';
import { listShoeRows } from './shoe-queue.ts';
import { summarizeOldCases } from './shoes.repository.ts';
import { shoesRoutes } from './shoes.routes.ts';
import type { ShoesDeps } from './shoes.service.ts';
import { listShoesToday } from './shoes-today.ts';

interface ShoesFeatureDeps extends ShoesDeps {
  supabase: SupabaseClient;
  fileChecks: FileChecks;
  fileViews: FileViews;
  pools: { background: Sql };
  settings: ClaimDeps['settings'];
  supabaseAs(accessToken: string): SupabaseClient;
}

export const shoes: Feature<ShoesFeatureDeps> = {
  name: 'shoes',
  routes(api, deps) {
    shoesRoutes(api, { ...deps, shoes: deps });
    const withBuilder = { ...deps, packetBuilder: createPacketBuilder() };
    documentsRoutes(api, { ...deps, documents: withBuilder });
    packetsRoutes(api, { ...deps, packets: withBuilder });
    reportsRoutes(api, { ...deps, reports: deps });
    claimRoutes(api, { ...deps, claims: { ...deps, claimSheets: createClaimSheetBuilder() } });
  },
  jobs: [
    {
      name: 'bring the lists of shoe cases up to date',
      everyMs: 3_600_000,
      retryAfterMs: 60_000,
      on: 'leader',
      run: ({ pools }, signal) => summarizeOldCases(pools.background, signal),
    },
    {
      name: 'delete infected files of removed documents',
      everyMs: 3_600_000,
      on: 'leader',
      run: async ({ pools, supabase }, signal) => {
        const failures: unknown[] = [];
        for (const path of await infectedOfRemoved(pools.background)) {
          if (signal.aborted) return;
          await deleteInfected({ sql: pools.background, supabase }, null, { bucket: buckets.general, path }).catch(
            (error: unknown) => failures.push(error),
          );
        }
        if (failures.length > 0) throw failures[0];
      },
    },
  ],
  queue: [
    {
      group: 'shoes',
      roles: shoeRoles,
      covers: ['shoe_windows_overdue', 'shoe_windows_closing'],
      list: ({ sql, store, now }, { userId }, limit) => listShoeRows(sql, storeDate(store, now()), userId, limit),
    },
  ],
  today: {
    roles: shoeRoles,
    list: async (deps) => [
      ...listReminders(deps),
      ...(await listShoesToday(deps.sql, storeDate(deps.store, deps.now()))),
    ],
  },
  export: shoesSheets,
  exportedFiles: nameDocuments,
  erase: shoesErase,
  auditTargets: findCaseTargets,
  demo: () => import('./demo.ts'),
};
