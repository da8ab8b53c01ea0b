import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import { loadKeys } from '../core/keys.ts';
import { findCluster } from '../database/cluster.ts';
import { connectAsAdmin } from '../database/connect-as-admin.ts';
import { dataPaths } from '../database/data-dir.ts';
import { startDatabase } from '../database/start-database.ts';
import { type ByteStore, openByteStore } from '../storage/bytes/byte-store.ts';
import { finishPendingUploads } from '../storage/bytes/finish-pending-uploads.ts';
import { storageLimits } from '../storage/limits.ts';
import { removeStored } from '../storage/stored-files.ts';
import { embeddedFactors } from './factor-secrets.ts';
import { putRow } from './file-rows.ts';
import { cacheControlOf, lastModifiedOf, MoveRefused, type Side, type SideFiles, sizeOf, typeOf } from './side.ts';

interface EmbeddedOptions {
  dataDir: string;
  migrationsDir: string;
  log: FastifyBaseLogger;
  /** Whether a missing database is created, and an old one updated. */
  mayChange: boolean;
}

const connections = 6;

/** Whether there is a database under the folder. */
export const holdsDatabase = (dataDir: string): Promise<boolean> => findCluster(dataPaths(dataDir));

/** The embedded backend, whose server must not run. Throws `StartRefused` if it does. */
export async function openEmbeddedSide({ dataDir, migrationsDir, log, mayChange }: EmbeddedOptions): Promise<Side> {
  if (!mayChange && !(await holdsDatabase(dataDir))) throw new MoveRefused(`There is no database under ${dataDir}`);
  const beforeUpgrade = async () => {
    if (!mayChange)
      throw new MoveRefused(`The data in ${dataDir} is of an older program: start RxWeb once, so that it is updated`);
  };
  const database = await startDatabase({ dataDir, migrationsDir, log, beforeUpgrade });
  const opened: Sql[] = [];
  const close = async () => {
    for (const sql of opened) await sql.end({ timeout: 5 });
    await database.stop();
  };
  try {
    const sql = await connectAsAdmin(database, connections);
    opened.push(sql);
    const keys = await loadKeys(database.dataDir);
    const bytes = await openByteStore(join(database.dataDir, 'storage'));
    await finishPendingUploads(sql, bytes);
    return {
      kind: 'embedded',
      title: database.dataDir,
      identity: createHash('sha256').update('embedded ').update(keys.authSecret).digest('hex'),
      sql,
      files: embeddedFiles(sql, database.dataDir, bytes),
      factors: embeddedFactors(keys),
      serviceRoleKey: keys.serviceRoleKey,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function embeddedFiles(sql: Sql, dataDir: string, bytes: ByteStore): SideFiles {
  return {
    async read({ name, version }) {
      if (version === null) throw new Error(`${name} has a row and no bytes`);
      const file = await bytes.open(version);
      return file.createReadStream();
    },
    async write(file, body) {
      // The size is known, so a file that is cut off or too long isn't kept.
      const expected = sizeOf(file);
      const { version, size } = await bytes.store(body, expected ?? storageLimits.maxObjectBytes);
      try {
        if (expected !== null && expected !== size) throw new Error(`only ${size} of ${expected} bytes came`);
        const metadata = {
          ...file.metadata,
          eTag: `"${version.replaceAll('-', '')}"`,
          size,
          contentLength: size,
          mimetype: typeOf(file),
          cacheControl: cacheControlOf(file),
          lastModified: lastModifiedOf(file) ?? new Date().toISOString(),
          httpStatusCode: 200,
        };
        const replaced = await putRow(sql, { ...file, version, metadata });
        await bytes.keep([version]);
        if (replaced !== null) await bytes.drop([replaced]);
      } catch (error) {
        await bytes.drop([version]);
        throw error;
      }
    },
    remove: (bucket, name) => removeStored({ sql, dataDir }, bucket, [name]),
  };
}
