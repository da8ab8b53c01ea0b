import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { findBinaries } from './binaries.ts';
import { findCluster, makeCluster } from './cluster.ts';
import { dataPaths, prepareDataDir } from './data-dir.ts';
import { chooseLauncher } from './launcher.ts';
import { startPostmaster } from './postmaster.ts';

const isRootOnLinux = process.geteuid?.() === 0 && process.platform === 'linux';

it.runIf(isRootOnLinux)('R6 root can keep program and data in a folder that no one else can enter', async () => {
  const closed = await temporaryFolder();
  const installed = await findBinaries();
  await cp(join(installed.postgres, '../..'), join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
  const binaries = { initdb: join(closed, 'native/bin/initdb'), postgres: join(closed, 'native/bin/postgres') };
  const { dataDir, account } = await prepareDataDir(join(closed, 'data'));
  const paths = dataPaths(dataDir);
  const launch = await chooseLauncher(account, [join(closed, 'native/bin'), dataDir]);

  await makeCluster({ paths, binaries, launch, account, adminPassword: 'only-for-this-test' });
  const postmaster = await startPostmaster({ paths, postgres: binaries.postgres, launch, log: Fastify().log });

  expect(postmaster.port).toBeGreaterThan(0);
  await postmaster.stop();
  expect(await findCluster(paths)).toBe(true);
});
