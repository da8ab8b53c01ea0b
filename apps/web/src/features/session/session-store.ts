import type { BootData } from '@rxweb/contracts/store';
import { useSyncExternalStore } from 'react';
import { logFailure } from '../../browser/log.ts';
import { keptForGood, keptForTab } from '../../storage/browser-storage.ts';
import { sessionStorageKey } from '../../storage/session-storage-key.ts';
import { tabDraftKey } from '../../storage/tab-draft-key.ts';
import { initialSessionState, type SessionState, signedOut } from './session-state.ts';

/*
 * Who is signed in, as every page knows it. It stands outside of React: a part of the page that came drawn from the server and has not loaded
 * its code yet must not be disturbed by a change it does not look at. What can be done about being signed in is `session-actions.ts`,
 * which visitors never load.
 */

type Backend = BootData['backend'];

let state: SessionState = signedOut;
let backend: Backend = null;
const listeners = new Set<() => void>();

/** What is known about the person at the screen. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, sessionState, asRendered);
}

export function sessionState(): SessionState {
  return state;
}

/** Where sessions come from; null where there are none. */
export function sessionBackend(): Backend {
  return backend;
}

/** The server draws the page of somebody who is signed out. */
function asRendered(): SessionState {
  return signedOut;
}

export function changeSession(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Once, before anything is drawn: takes up the session that is stored or that the address brings, and hears of sign-ins in other tabs.
 * `load` reads the session, with code that comes for it.
 */
export function startSession(from: Backend, load: () => Promise<void>): void {
  backend = from;
  const read = () =>
    load().catch((error: unknown) => {
      logFailure('The session could not be loaded', error);
      changeSession({ ...state, loading: false });
    });
  const mayHave = from !== null && mayHaveSession();
  // Nor does work that was not saved outlive who wrote it.
  if (!mayHave) keptForTab.remove(tabDraftKey);
  if (!from) return;
  state = initialSessionState(mayHave);
  if (mayHave) void read();
  // Heard of without the auth client, which this tab may not have loaded.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionStorageKey && newValue) void read();
  });
}

/** Whether the auth client is worth loading at the start: a session is stored, or the address brings one. */
function mayHaveSession(): boolean {
  return keptForGood.get(sessionStorageKey) !== null || /[#&](access_token|error_code)=/.test(location.hash);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
