import { type WorkerMessage, workerMessage } from '../boot/worker-message.ts';
import { chooseStrategy, isAway, isNewShell } from './fetch-strategy.ts';
import { showNotices } from './show-notices.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Inserted by the build: files to cache, the page's script first; those to cache once a page loads them; and the hash of both lists. */
declare const keptFiles: { version: string; paths: readonly [string, ...string[]]; laterPaths: readonly string[] };

const { version, paths, laterPaths } = keptFiles;
const [entry] = paths;
const cachePrefix = 'rx-shell-';
const cacheName = cachePrefix + version;
const shellPath = '/';
/** On a slow network, show the cached page after this. */
const networkTimeoutMs = 2_500;

const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const asked = { method: request.method, url, isNavigation: request.mode === 'navigate' };
  const answer = chooseStrategy(asked, worker.location.origin, [...paths, ...laterPaths]);
  if (answer === 'kept') event.respondWith(fromCache(url.pathname).then((kept) => kept ?? fetchAndKeep(request)));
  if (answer === 'page') {
    const network = fetch(request);
    event.respondWith(firstOf(network));
    event.waitUntil(network.then((page) => renewShell(url, page.clone())).catch(() => undefined));
  }
});

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === workerMessage.takeOver) event.waitUntil(worker.skipWaiting());
  if (message.type === workerMessage.compare) {
    const isSame = message.entry === entry;
    event.ports[0]?.postMessage(isSame);
    // The page already has this version, so no need to ask.
    if (isSame) event.waitUntil(worker.skipWaiting());
  }
});

showNotices(worker);

/** All or nothing: if a file fails or the page is of another version, the browser retries on a later visit. */
async function keepAll(): Promise<void> {
  const shell = await fetch(shellPath, { credentials: 'omit', cache: 'no-cache' });
  const cache = await caches.open(cacheName);
  await cache.addAll([...paths]);
  if (!(await renewShell(new URL(shellPath, worker.location.origin), shell)))
    throw new Error('The page is of another version.');
}

async function activate(): Promise<void> {
  await keepLoaded();
  await dropOldCaches();
  await worker.clients.claim();
}

/** Keeps what pages loaded before, without network. */
async function keepLoaded(): Promise<void> {
  const cache = await caches.open(cacheName);
  const keep = async (path: string) => {
    const kept = await caches.match(path, { ignoreVary: true });
    const file = kept ?? (await fetch(path, { mode: 'same-origin', cache: 'only-if-cached' }));
    if (file.ok) await cache.put(path, file);
  };
  await Promise.allSettled(laterPaths.map(keep));
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName).map((name) => caches.delete(name)),
  );
}

/** The cached one when the network fails, is slow, or returns a proxy error. */
async function firstOf(network: Promise<Response>): Promise<Response> {
  const inTime = await Promise.race([network.catch(() => null), waitFor(networkTimeoutMs)]);
  if (inTime && !isAway(inTime.status)) return inTime;
  return (await fromCache(shellPath)) ?? network;
}

/** Returns whether it qualified as the shell. */
async function renewShell(url: URL, page: Response): Promise<boolean> {
  const { ok, redirected } = page;
  const html = await page.clone().text();
  if (!isNewShell({ url }, { ok, redirected, html }, entry)) return false;
  const cache = await caches.open(cacheName);
  await cache.put(shellPath, page);
  return true;
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const answer = await fetch(request);
  // A newer worker may have deleted the cache, and opening would recreate it.
  if (answer.ok && (await caches.has(cacheName))) await (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
}

/** Doesn't open the cache, which would recreate it after a newer worker deleted it. */
function fromCache(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName, ignoreVary: true });
}

function waitFor(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
