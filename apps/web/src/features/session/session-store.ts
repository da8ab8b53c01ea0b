import type { BootData } from '@rxweb/contracts/store';
import { useSyncExternalStore } from 'react';
import { logFailure } from '../../browser/log.ts';
import { localValues, tabValues } from '../../storage/browser-storage.ts';
import { sessionStorageKey } from '../../storage/session-storage-key.ts';
import { tabDraftKey } from '../../storage/tab-draft-key.ts';
import { initialSessionState, type SessionState, signedOut } from './session-state.ts';

// Outside React, so an unrelated change never disturbs server markup that isn't hydrated yet. Visitors never load `session-actions.ts`.

type Backend = BootData['backend'];

let state: SessionState = signedOut;
let backend: Backend = null;
const listeners = new Set<() => void>();

export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, sessionState, serverSnapshot);
}

export function sessionState(): SessionState {
  return state;
}

/** Null without a backend. */
export function sessionBackend(): Backend {
  return backend;
}

/** The server renders pages as signed out. */
function serverSnapshot(): SessionState {
  return signedOut;
}

export function changeSession(next: SessionState): void {
  state = next;
  // Hides Login, also in the server's markup, until the top bar shows who is signed in.
  if (next.loading) document.documentElement.dataset.session = '';
  for (const listener of listeners) listener();
}

/** Call once, before the first render. `load` reads the session with lazy code. */
export function startSession(from: Backend, load: () => Promise<void>): void {
  backend = from;
  const read = () =>
    load().catch((error: unknown) => {
      logFailure('Session not loaded', error);
      changeSession({ ...state, loading: false });
    });
  const mayHave = from !== null && mayHaveSession();
  // Unsaved work must not outlive the session of its author.
  if (!mayHave) tabValues.remove(tabDraftKey);
  changeSession(initialSessionState(mayHave));
  if (!from) return;
  if (mayHave) void read();
  // Works without the auth client, which this tab may not have loaded.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionStorageKey && newValue) void read();
  });
}

/** A session is stored or in the address. */
function mayHaveSession(): boolean {
  return localValues.get(sessionStorageKey) !== null || /[#&](access_token|error_code)=/.test(location.hash);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
