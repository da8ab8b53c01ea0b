import { useSyncExternalStore } from 'react';
import { logFailure } from '../browser/log.ts';
import { whenIdle } from './on-idle.ts';
import { type WorkerMessage, workerMessage } from './worker-message.ts';

/** A page that stays open asks for a new version when it is looked at again, at most this often. */
const recheckMs = 60 * 60 * 1_000;

let entry = '';
let next: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** A page that has the network to itself again is left alone for as long before more is loaded. */
const quietMs = 5_000;

/**
 * Keeps the page for times without a connection and looks out for new versions. What is kept is larger than the page: it begins when all of
 * the page has been loaded and it has been at rest for a while. Where the browser has no workers, or the address is not secure,
 * nothing happens. `ownScript`: the path of the page's script, which names its version. Never fails.
 */
export function keepForOffline(ownScript: string): void {
  if (entry !== '' || !('serviceWorker' in navigator)) return;
  entry = ownScript;
  // Where a worker is at work already, a new version is told of at once.
  const wait = () => (navigator.serviceWorker.controller ? void start() : setTimeout(whenIdle, quietMs, start));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Whether a newer version of this page waits to be started. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, hasNewVersion, () => false);
}

/** Starts the version that waits, and loads the page anew, once. */
export function startNewVersion(): void {
  if (next?.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    tell(next, { type: workerMessage.takeOver });
  } else {
    // Another window has started it already.
    location.reload();
  }
}

async function start(): Promise<void> {
  try {
    follow(await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
  } catch (error) {
    logFailure('The page is not kept for times without a connection', error);
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  // What began before this page was ready to listen counts, too.
  const compareWhenInstalled = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The very first one has nothing to replace.
      if (worker.state === 'installed' && registration.active) compare(worker);
    });
  };
  if (registration.waiting) compare(registration.waiting);
  compareWhenInstalled();
  registration.addEventListener('updatefound', compareWhenInstalled);
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < recheckMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** The page may have come from the network in the new version already: then there is nothing to tell. */
function compare(worker: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    port1.close();
    if (data === true) return;
    next = worker;
    for (const listener of listeners) listener();
  };
  tell(worker, { type: workerMessage.compare, entry }, [port2]);
}

function tell(worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

function hasNewVersion(): boolean {
  return next !== null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
