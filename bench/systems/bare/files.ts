import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Sql } from '@rxweb/platform/sql/sql';
import { bucket } from '../system.ts';
import type { Handler } from './handler.ts';

/** Files: written and flushed, named and the folder flushed, then a row; and read again. */
export function createFiles(sql: Sql, folder: string): { upload: Handler; download: Handler } {
  return {
    async upload(request, response) {
      const version = randomUUID();
      const file = await open(join(folder, `${version}.part`), 'wx');
      let size = 0;
      for await (const chunk of request) size += (await file.write(chunk)).bytesWritten;
      await file.sync();
      await file.close();
      await rename(join(folder, `${version}.part`), join(folder, version));
      const parent = await open(folder, 'r');
      await parent.sync();
      await parent.close();
      await sql`
        insert into storage.objects (bucket_id, name, version, metadata)
        values (${bucket}, ${`bare${request.url}`}, ${version}, ${sql.json({ size })})`;
      response.end('{}');
    },
    async download(request, response) {
      const [row] = await sql<{ version: string }[]>`
        select version from storage.objects where bucket_id = ${bucket} and name = ${`bare${request.url}`}`;
      await pipeline(createReadStream(join(folder, row?.version ?? '')), response);
    },
  };
}
