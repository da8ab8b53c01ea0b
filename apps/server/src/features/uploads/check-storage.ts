import { randomUUID } from 'node:crypto';
import { buckets, demoBuckets } from '@rxweb/contracts/uploads';
import { cachedCall } from '@rxweb/platform/async/cached-call';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import { adminStep, type Check, type Finding, failing, healthy, needsAttention } from '../../kernel/feature/finding.ts';

const patientBuckets: string[] = Object.values(buckets);
const privateBuckets = [...patientBuckets, demoBuckets.private];
const allBuckets = [...privateBuckets, demoBuckets.public];

export interface StorageCheckDeps {
  sql: Sql;
  supabase: SupabaseClient;
  now(): Date;
  formatTime(at: Date): string;
  probeEveryMs: number;
}

/** Buckets must exist, be private, and accept a file. */
export function createStorageCheck({ sql, supabase, now, formatTime, probeEveryMs }: StorageCheckDeps): Check {
  const probe = cachedCall(
    async () => ({ isKept: await keepsFiles(supabase).catch(() => false), at: now() }),
    probeEveryMs,
    now,
  );
  return async () => {
    const fault = assessBuckets(
      await sql<{ id: string; public: boolean }[]>`
        select id, coalesce(public, false) as public from storage.buckets where id in ${sql(allBuckets)}`,
    );
    if (fault?.state === 'red') return fault;
    const { isKept, at } = await probe();
    if (!isKept)
      return failing(
        `Couldn’t write, read and remove a test file at ${formatTime(at)}.`,
        adminStep('Check whether the disk is full, then try the storage test in the admin panel.'),
      );
    return fault ?? healthy(`Wrote, read and removed a test file at ${formatTime(at)}.`);
  };
}

export function assessBuckets(found: readonly { id: string; public: boolean }[]): Finding | null {
  const open = found.find((bucket) => bucket.public && privateBuckets.includes(bucket.id));
  if (open)
    return failing(
      `Anyone who knows the address of a file in ${open.id} can read it.`,
      adminStep(`Make the bucket ${open.id} private right away.`),
    );
  const missing = allBuckets.filter((bucket) => found.every(({ id }) => id !== bucket));
  const [first] = missing;
  if (!first) return null;
  const step = adminStep(`Ask your server administrator to create: ${missing.join(', ')}.`);
  const text = `The storage bucket ${first} doesn’t exist.`;
  return missing.some((bucket) => patientBuckets.includes(bucket)) ? failing(text, step) : needsAttention(text, step);
}

async function keepsFiles(supabase: SupabaseClient): Promise<boolean> {
  const bucket = supabase.storage.from(demoBuckets.private);
  // Another server may run this check too.
  const path = `demo/health-check-${randomUUID()}.txt`;
  const text = `Written to see whether files are kept: ${path}`;
  const written = await bucket.upload(path, new Blob([text], { type: 'text/plain' }), { upsert: false });
  if (written.error) return false;
  const read = await bucket.download(path);
  const isSame = read.data !== null && (await read.data.text()) === text;
  const removed = await bucket.remove([path]);
  return isSame && removed.error === null && removed.data.length === 1;
}
