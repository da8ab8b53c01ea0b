import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '../systems/product.ts';
import { asUser, bucket, signIn } from '../systems/system.ts';
import { call } from '../tools/http-call.ts';
import { residentBytes } from '../tools/processes.ts';
import { median } from '../tools/statistics.ts';

const file = randomBytes(10 * 1024 * 1024);
const boundary = '----bench';
const form = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name=""; filename="file.bin"\r\ncontent-type: application/octet-stream\r\n\r\n`,
  ),
  file,
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);
const rounds = 12;
const atOnce = 20;
const sampleEveryMs = 10;

export interface UploadFigures {
  writeAndFlushMs: number;
  rawMs: number;
  formMs: number;
  /** How much the program's resident memory grew at most while 20 uploads ran at once: the first it ever took, and again. */
  residentGrowthMb: number[];
}

/** Uploads of 10 MiB, raw and as a form, beside a write and flush of the same bytes to the same disk, in turn. */
export async function measureUploads(product: Product, folder: string): Promise<UploadFigures> {
  const headers = asUser(product, await signIn(product));
  const residentGrowthMb = [await growthAtOnce(product, headers), await growthAtOnce(product, headers)];
  const writes: number[] = [];
  const raws: number[] = [];
  const forms: number[] = [];
  for (let round = -2; round < rounds; round++) {
    const written = await timeOf(() => writeAndFlush(join(folder, 'written')));
    const raw = await timeOf(() => upload(product, headers, 'application/octet-stream', file));
    const asForm = await timeOf(() => upload(product, headers, `multipart/form-data; boundary=${boundary}`, form));
    // The first rounds only warm up.
    if (round < 0) continue;
    writes.push(written);
    raws.push(raw);
    forms.push(asForm);
  }
  return { writeAndFlushMs: median(writes), rawMs: median(raws), formMs: median(forms), residentGrowthMb };
}

async function growthAtOnce(product: Product, headers: Record<string, string>): Promise<number> {
  const pid = product.started.child.pid ?? 0;
  const before = await residentBytes(pid);
  let most = before;
  const sampling = setInterval(async () => {
    most = Math.max(most, await residentBytes(pid));
  }, sampleEveryMs);
  await Promise.all(Array.from({ length: atOnce }, () => upload(product, headers, 'application/octet-stream', file)));
  clearInterval(sampling);
  return (most - before) / 1e6;
}

let uploads = 0;

async function upload({ url }: Product, headers: Record<string, string>, type: string, body: Buffer): Promise<void> {
  const address = `${url}/storage/v1/object/${bucket}/demo/large-${Date.now()}-${uploads++}.bin`;
  await call(address, { method: 'POST', headers: { ...headers, 'content-type': type }, body });
}

async function writeAndFlush(path: string): Promise<void> {
  const handle = await open(path, 'w');
  await handle.write(file);
  await handle.sync();
  await handle.close();
  await rm(path);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
