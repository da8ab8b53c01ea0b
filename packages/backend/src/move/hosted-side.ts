import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { hostedFactors } from './factor-secrets.ts';
import { writeRow } from './file-rows.ts';
import { cacheControlOf, type Side, type SideFiles, type StoredFile, sizeOf, typeOf } from './side.ts';

interface HostedOptions {
  url: string;
  serviceRoleKey: string;
  databaseUrl: string;
  /** Refuses every write at the database, whatever asks for it. */
  isReadOnly: boolean;
}

const connections = 6;
const answerMs = 10 * 60_000;

/** A Supabase elsewhere: rows over its database, bytes over its storage calls. */
export function openHostedSide({ url, serviceRoleKey, databaseUrl, isReadOnly }: HostedOptions): Side {
  const settings: Record<string, string> = isReadOnly ? { default_transaction_read_only: 'on' } : {};
  const sql = openSql(databaseUrl, { max: connections, connectSeconds: 10, settings });
  return {
    kind: 'hosted',
    title: url,
    identity: createHash('sha256').update(`hosted ${url}`).digest('hex'),
    sql,
    files: hostedFiles(sql, url, serviceRoleKey),
    factors: hostedFactors,
    serviceRoleKey,
    close: () => sql.end({ timeout: 5 }),
  };
}

function hostedFiles(sql: Sql, url: string, key: string): SideFiles {
  const call = async (method: string, path: string, init: RequestInit & { duplex?: 'half' } = {}) => {
    const response = await fetch(`${url}/storage/v1/object/${path}`, {
      ...init,
      method,
      headers: { apikey: key, authorization: `Bearer ${key}`, ...init.headers },
      signal: AbortSignal.timeout(answerMs),
    });
    if (response.ok) return response;
    throw new Error(`the project’s storage answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  };
  return {
    async read(file) {
      const { body } = await call('GET', pathOf(file.bucket, file.name));
      return body ?? Readable.from([]);
    },
    async write(file, body) {
      const size = sizeOf(file);
      await call('POST', pathOf(file.bucket, file.name), {
        headers: {
          'content-type': typeOf(file),
          'cache-control': cacheControlOf(file),
          'x-upsert': 'true',
          ...(size !== null && { 'content-length': String(size) }),
        },
        // Some servers wait for a stream of no bytes.
        body: size === 0 ? new Uint8Array() : toStream(body),
        duplex: 'half',
      });
      await writeRow(sql, file);
    },
    async remove(bucket, name) {
      await call('DELETE', encodeURIComponent(bucket), {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ prefixes: [name] }),
      });
    },
  };
}

const pathOf = (bucket: StoredFile['bucket'], name: string) =>
  [bucket, ...name.split('/')].map(encodeURIComponent).join('/');

function toStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
