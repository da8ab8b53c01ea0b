import { join } from 'node:path';
import { measureIdle, useForAWhile } from './server/idle-memory.ts';
import { measureStarts } from './server/start-times.ts';
import { measureUploads } from './server/uploads.ts';
import { startSeededProduct } from './systems/product.ts';
import { hangUp } from './tools/http-call.ts';
import { printTable, say } from './tools/report.ts';
import { tellRows } from './tools/rows.ts';
import { temporaryFolder } from './tools/temporary-folder.ts';

/** Measures the whole program's start, its memory and its large uploads; prints a table with the budgets of docs/performance.md, then JSON. */
const folder = await temporaryFolder();
try {
  const starts = await measureStarts(folder.path);
  const product = await startSeededProduct(join(folder.path, 'server'));
  try {
    const fresh = await measureIdle(product);
    await useForAWhile(product);
    const used = await measureIdle(product);
    const uploads = await measureUploads(product, folder.path);
    printTable(
      'the server',
      ['measure', 'value', 'budget'],
      [
        ['start to first answer, existing data, ms', starts.existingDataMs, '1000'],
        ['start to first answer, first ever, ms', starts.firstEverMs, '2500'],
        ['start to first answer, after kill -9, ms', starts.afterCrashMs, ''],
        ['idle after the start, MB (PSS, app and database)', fresh.appMb + fresh.databaseMb, '160'],
        ['idle after use, MB', used.appMb + used.databaseMb, '160'],
        ['  of it the database, MB', used.databaseMb, ''],
        ['write and fsync of 10 MiB, ms', uploads.writeAndFlushMs, ''],
        ['upload of 10 MiB, of write and fsync', uploads.writeAndFlushMs / uploads.rawMs, '0.8'],
        ['upload of 10 MiB as a form, of write and fsync', uploads.writeAndFlushMs / uploads.formMs, ''],
        ...uploads.residentGrowthMb.map((growth, index) => [
          `resident growth by 20 uploads of 10 MiB at once, MB (${index + 1})`,
          growth,
          '40',
        ]),
      ],
    );
    say(JSON.stringify({ starts, idleAfterStart: fresh, idleAfterUse: used, uploads }));
    await tellRows([
      {
        id: 'start-existing-data',
        measure: 'start to first good answer, existing data',
        unit: 'ms',
        ours: starts.existingDataMs,
        goal: { atMost: 1_000 },
        peer: 'PGlite alone 330',
      },
      {
        id: 'start-first-ever',
        measure: 'start to first good answer, first ever',
        unit: 'ms',
        ours: starts.firstEverMs,
        goal: { atMost: 2_500 },
        peer: 'PGlite alone 2060',
      },
      {
        id: 'start-after-crash',
        measure: 'start to first good answer after kill -9, the database left running',
        unit: 'ms',
        ours: starts.afterCrashMs,
        goal: null,
      },
      {
        id: 'idle-after-start',
        measure: 'idle memory after the start, program and database',
        unit: 'MB',
        ours: fresh.appMb + fresh.databaseMb,
        goal: { atMost: 160 },
        peer: 'PGlite alone 283',
      },
      {
        id: 'idle-after-use',
        measure: 'idle memory after use, program and database',
        unit: 'MB',
        ours: used.appMb + used.databaseMb,
        goal: { atMost: 160 },
        peer: 'PGlite alone 283',
      },
      {
        id: 'upload-of-write',
        measure: 'upload of 10 MiB, speed of a write and fsync',
        unit: '',
        ours: uploads.writeAndFlushMs / uploads.rawMs,
        goal: { atLeast: 0.8 },
        limit: 1,
        peer: '0.84 streamed',
      },
      {
        id: 'upload-memory',
        measure: 'resident memory added by 20 uploads of 10 MiB at once, the first ever',
        unit: 'MB',
        ours: uploads.residentGrowthMb[0] ?? Number.NaN,
        goal: { atMost: 40 },
        peer: '26 streamed',
      },
    ]);
  } finally {
    hangUp();
    await product.stop();
  }
} finally {
  await folder.remove();
}
