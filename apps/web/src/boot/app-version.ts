import { useSyncExternalStore } from 'react';
import { logFailure } from '../browser/log.ts';
import { onIdle } from './on-idle.ts';
import { type WorkerMessage, workerMessage } from './worker-message.ts';

const recheckMs = 60 * 60 * 1_000;

let entry = '';
let next: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Quiet time before loading more over the page's network. */
const quietMs = 5_000;

/**
 * Registers the service worker once the page is idle, because the cache is larger than the page. `ownScript` names the version. Never
 * fails.
 */
export function keepForOffline(ownScript: string): void {
  if (entry !== '' || !('serviceWorker' in navigator)) return;
  entry = ownScript;
  // A worker already runs: report a new version at once.
  const wait = () => (navigator.serviceWorker.controller ? void start() : setTimeout(onIdle, quietMs, start));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, hasNewVersion, () => false);
}

export function startNewVersion(): void {
  if (next?.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    tell(next, { type: workerMessage.takeOver });
  } else {
    // Another window already activated it.
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
  // An install may have started before we listened.
  const compareWhenInstalled = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first install replaces nothing.
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

/** The network may have served the new page already. */
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
