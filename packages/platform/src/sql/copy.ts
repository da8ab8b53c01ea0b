import type { Readable, Writable } from 'node:stream';
import { from, to } from 'pg-copy-streams';
import type { Lease } from './connection.ts';

/** Streams what a COPY writes. Reading only a part closes the connection. */
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

/** Streams into a COPY. It finishes when the database has stored everything. */
export function writeCopy(lease: Lease, text: string): Writable {
  const target = lease.client.query(from(text));
  let failure: unknown;
  target.once('error', (error) => {
    failure = error;
  });
  target.once('close', () => lease.release(failure));
  return target;
}
