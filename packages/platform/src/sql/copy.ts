import type { Readable, Writable } from 'node:stream';
import { from, to } from 'pg-copy-streams';
import type { Lease } from './connection.ts';

/** What a COPY writes. The connection is free again when all is read; one that is left in the middle is closed. */
export function readCopy(lease: Lease, text: string): Readable {
  const rows = lease.client.query(to(text));
  let failure: unknown;
  rows.once('error', (error) => {
    failure = error;
  });
  rows.once('close', () => {
    if (!rows.readableEnded && !failure) lease.destroy();
    lease.release(failure);
  });
  return rows;
}

/** What a COPY reads. The connection is free again when the database has answered. */
export function writeCopy(lease: Lease, text: string): Writable {
  const target = lease.client.query(from(text));
  let failure: unknown;
  target.once('error', (error) => {
    failure = error;
  });
  target.once('close', () => lease.release(failure));
  return target;
}
