import { buckets, demoBuckets } from '@rxweb/contracts/uploads';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Feature } from '../../kernel/feature/feature.ts';
import type { FileScans } from '../../kernel/file-checks/file-scans.ts';
import { forgetUploadBytes } from '../../kernel/limits/upload-quotas.ts';
import { checkIsolation } from './check-isolation.ts';
import { createScannerCheck } from './check-scanner.ts';
import { createStorageCheck } from './check-storage.ts';
import { makeVisitorAddress } from './file-addresses.ts';
import { scanJobs } from './scan-jobs.ts';
import { createUploadsRepository } from './uploads.repository.ts';
import { fileAddressRoutes, fileViewRoutes, uploadsRoutes } from './uploads.routes.ts';
import { claimAttachments, type UploadsDeps, uploadWithinQuota } from './uploads.service.ts';

type UploadsFeatureDeps = Omit<UploadsDeps, 'repository'> & {
  sql: Sql;
  pools: { background: Sql; health: Sql };
  fileScans: FileScans | null;
  config: { publicUrl: string };
};

export const uploads: Feature<UploadsFeatureDeps> = {
  name: 'uploads',
  offers(deps) {
    const own = { ...deps, repository: createUploadsRepository(deps.sql) };
    return {
      uploads: {
        storeFile: (visitor, file) => uploadWithinQuota(own, visitor, file),
        claimAttachments: (visitor, attachments) => claimAttachments(own, visitor, attachments),
        addressForVisitor: (file) => makeVisitorAddress({ sql: deps.sql, publicUrl: deps.config.publicUrl }, file),
      },
    };
  },
  routes(api, deps) {
    const withUploads = { ...deps, uploads: { ...deps, repository: createUploadsRepository(deps.sql) } };
    uploadsRoutes(api, withUploads);
    fileViewRoutes(api, withUploads);
    fileAddressRoutes(api, { ...deps, publicUrl: deps.config.publicUrl });
  },
  jobs: scanJobs,
  health: [
    {
      part: 'scanner',
      create: ({ pools, fileScans, now }) =>
        createScannerCheck({ sql: pools.health, scanner: fileScans?.scanner ?? null, now }),
    },
    { part: 'isolation', create: () => async () => checkIsolation() },
    {
      part: 'storage',
      create: (deps, { formatTime, costlyEveryMs }) =>
        createStorageCheck({ ...deps, formatTime, probeEveryMs: costlyEveryMs }),
    },
  ],
  retention: [{ name: 'upload bytes', run: ({ sql, now }) => forgetUploadBytes(sql, now()) }],
  privateBuckets: [buckets.chat, buckets.general, buckets.live, demoBuckets.private],
};
