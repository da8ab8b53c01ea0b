import { buckets, demoBuckets } from '@rxweb/contracts/uploads';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Feature } from '../../kernel/feature/feature.ts';
import { forgetUploadBytes } from '../../kernel/limits/upload-quotas.ts';
import { createStorageCheck } from './check-storage.ts';
import { createUploadsRepository } from './uploads.repository.ts';
import { fileAddressRoutes, uploadsRoutes } from './uploads.routes.ts';
import { claimAttachments, type UploadsDeps } from './uploads.service.ts';

type UploadsFeatureDeps = Omit<UploadsDeps, 'repository'> & { sql: Sql; config: { publicUrl: string } };

export const uploads: Feature<UploadsFeatureDeps> = {
  name: 'uploads',
  offers({ sql, fileChecks }) {
    const claiming = { repository: createUploadsRepository(sql), fileChecks };
    return {
      uploads: { claimAttachments: (visitor, attachments) => claimAttachments(claiming, visitor, attachments) },
    };
  },
  routes(api, deps) {
    uploadsRoutes(api, { ...deps, uploads: { ...deps, repository: createUploadsRepository(deps.sql) } });
    fileAddressRoutes(api, { ...deps, publicUrl: deps.config.publicUrl });
  },
  health: [
    {
      part: 'storage',
      create: (deps, { formatTime, costlyEveryMs }) =>
        createStorageCheck({ ...deps, formatTime, probeEveryMs: costlyEveryMs }),
    },
  ],
  retention: [{ name: 'upload bytes', run: ({ sql, now }) => forgetUploadBytes(sql, now()) }],
  privateBuckets: [buckets.chat, buckets.general, demoBuckets.private],
};
