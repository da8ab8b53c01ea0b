import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { serverFolder } from '../render/render-visitor-pages.ts';

const webRoot = join(import.meta.dirname, '..');
const repositoryRoot = join(webRoot, '../..');
const stampName = '.sources';
const lockPollMs = 200;
const sources = ['apps/web', 'packages/contracts', 'packages/domain', 'package-lock.json'];
const notSources = /^(node_modules|dist.*|\..*)$|\.test\.tsx?$/;

export const webDist = join(webRoot, 'dist');

interface EnsureOptions {
  force?: boolean;
  log: (line: string) => void;
}

/** Concurrent calls, even across processes, share one build. Throws with the bundler's message. */
export async function ensureWebBuilt({ force = false, log }: EnsureOptions): Promise<void> {
  const wanted = await hashSources();
  if (!force && (await readStamp()) === wanted) return;
  const release = await takeLock();
  try {
    if (!force && (await readStamp()) === wanted) return;
    log('Building the web app: once for each version, usually less than a minute ...');
    const startedAt = performance.now();
    await buildInto(wanted);
    log(`Built the web app in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  } finally {
    await release();
  }
}

async function readStamp(): Promise<string | null> {
  return readFile(join(webDist, stampName), 'utf8').catch(() => null);
}

/** Swaps the finished folder in at once, so no page is half new. */
async function buildInto(stamp: string): Promise<void> {
  const fresh = `${webDist}.new`;
  const old = `${webDist}.old`;
  await rm(fresh, { recursive: true, force: true });
  await bundleInto(fresh);
  await compressTexts(fresh, join(fresh, serverFolder));
  await writeFile(join(fresh, stampName), stamp);
  await rm(old, { recursive: true, force: true });
  await rename(webDist, old).catch(ignoreMissing);
  await rename(fresh, webDist);
  await rm(old, { recursive: true, force: true });
}

/** A separate process, so the server doesn't keep the bundler's memory. */
async function bundleInto(folder: string): Promise<void> {
  const script = join(webRoot, 'build/build-web.ts');
  // Otherwise React's slow development build slips in when another mode is set.
  const environment = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [script, folder], { cwd: webRoot, env: environment });
}

/** Returns the release function. */
async function takeLock(): Promise<() => Promise<void>> {
  const lock = `${webDist}.lock`;
  while (!(await tryToLock(lock))) {
    if (!isRunning(Number(await readFile(lock, 'utf8').catch(() => '')))) await rm(lock, { force: true });
    else await wait(lockPollMs);
  }
  return () => rm(lock, { force: true });
}

/** A hard link appears with its content, so no process reads a lock without its owner. */
async function tryToLock(lock: string): Promise<boolean> {
  const own = `${lock}.${process.pid}`;
  await writeFile(own, String(process.pid));
  const hasLock = await link(own, lock).then(
    () => true,
    () => false,
  );
  await rm(own, { force: true });
  return hasLock;
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function hashSources(): Promise<string> {
  const files = (await Promise.all(sources.map((path) => filesUnder(join(repositoryRoot, path))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(relative(repositoryRoot, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  const kept = entries.filter((entry) => !notSources.test(entry.name));
  const found = await Promise.all(
    kept.map((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)])),
  );
  return found.flat();
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

const textExtensions = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const smallestToCompressBytes = 1000;

/** So no request has to compress. Skips `except`. */
async function compressTexts(folder: string, except: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textExtensions.has(extname(entry.name)))
    .filter((entry) => !entry.parentPath.startsWith(except));
  await Promise.all(files.map((entry) => compressText(join(entry.parentPath, entry.name))));
}

async function compressText(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < smallestToCompressBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
