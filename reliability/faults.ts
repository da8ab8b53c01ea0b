import { temporaryFolder } from '../bench/tools/temporary-folder.ts';
import { clockJumps } from './faults/clock-jumps.ts';
import { databaseAway } from './faults/database-away.ts';
import { failingDisk } from './faults/failing-disk.ts';
import { fewMeans } from './faults/few-means.ts';
import { fullDisk } from './faults/full-disk.ts';
import { uploadFloods } from './faults/upload-floods.ts';
import { type Figure, tellResult } from './tools/result.ts';
import { hangUp } from './tools/send.ts';
import { startCarrier } from './tools/server.ts';

/** `npm run test:faults` (security rows R3, R4, R16, R18): what the program depends on fails and returns. FAULTS names the parts to run. */
const seed = Date.now() % 1e9;
const parts = {
  'full-disk': fullDisk,
  'upload-floods': uploadFloods,
  'failing-disk': failingDisk,
  'database-away': databaseAway,
  'clock-jumps': clockJumps,
  'few-means': fewMeans,
};
const wanted = process.env.FAULTS?.split(',') ?? Object.keys(parts);

const folder = await temporaryFolder();
const carrier = await startCarrier();
try {
  const figures: Figure[] = [];
  for (const [name, part] of Object.entries(parts))
    if (wanted.includes(name)) figures.push(...(await part(folder.path, carrier, seed)));
  await tellResult('faults', figures, [`Seed ${seed}.`]);
} finally {
  hangUp();
  await carrier.close();
  await folder.remove();
}
