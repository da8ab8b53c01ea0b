import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serverFolder } from '../render/render-visitor-pages.ts';
import { compressTexts } from './compress-texts.ts';

const webRoot = join(import.meta.dirname, '..');
const repositoryRoot = join(webRoot, '../..');
const stampName = '.sources';
const lockPollMs = 200;
/** What the built files are made from. */
const sources = ['apps/web', 'packages/contracts', 'packages/domain', 'package-lock.json'];
const notSources = /^(node_modules|dist.*|\..*)$|\.test\.tsx?$/;

/** Where the built files are. */
export const webDist = join(webRoot, 'dist');

interface EnsureOptions {
  /** Build even when nothing changed. */
  force?: boolean;
  /** Gets one line when something was built. */
  log: (line: string) => void;
}

/**
 * Builds the web app when its output is missing or was made from other sources than those of now. Two processes that
 * start at once build it once: the second waits for the first. Throws with the bundler's words when the build fails.
 */
export async function ensureWebBuilt({ force = false, log }: EnsureOptions): Promise<void> {
  const wanted = await hashSources();
  if (!force && (await readStamp()) === wanted) return;
  const release = await takeLock();
  try {
    if (!force && (await readStamp()) === wanted) return;
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

/** The finished folder takes the old one's place in one step, so that a page is never half new. */
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

/** The bundler runs in a process of its own: its memory is gone when the server runs. */
async function bundleInto(folder: string): Promise<void> {
  const script = join(webRoot, 'build/build-web.ts');
  // Without this the page would get React's slow development build wherever tests or a shell set another mode.
  const environment = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [script, folder], { cwd: webRoot, env: environment });
}

/** Waits until no other living process builds, then gives the way to let the next one in. */
async function takeLock(): Promise<() => Promise<void>> {
  const lock = `${webDist}.lock`;
  while (!(await tryToLock(lock))) {
    if (!isRunning(Number(await readFile(lock, 'utf8').catch(() => '')))) await rm(lock, { force: true });
    else await wait(lockPollMs);
  }
  return () => rm(lock, { force: true });
}

/** A hard link appears with its content in one step, so nobody reads a lock that does not name its owner yet. */
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
