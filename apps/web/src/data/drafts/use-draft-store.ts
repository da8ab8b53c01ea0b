import { errorCatalogue } from '@rxweb/contracts/shared/errors';
import type { BootData } from '@rxweb/contracts/store';
import { use, useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { readSession } from '../../backend/load-auth.ts';
import { useBoot } from '../../boot/boot.tsx';
import type { StaffCall } from '../use-staff-call.ts';
import { type DraftStore, type OpenDraftStore, openDraftStore } from './draft-store.ts';
import { followDrafts } from './flush-drafts.ts';

let opened: { userId: string; store: Promise<OpenDraftStore> } | null = null;

followDrafts({
  flush: async () => (await opened?.store)?.flush(),
  close: () => {
    void opened?.store.then((store) => store.close());
    opened = null;
  },
});

/** Once for each user. */
export function openDrafts(userId: string, backend: BootData['backend']): Promise<OpenDraftStore> {
  if (opened?.userId === userId) return opened.store;
  void opened?.store.then((store) => store.close());
  opened = { userId, store: openDraftStore(userId, callAs(userId, backend)) };
  return opened.store;
}

/** Starts loading them beside the page's own data. */
export function usePreloadedDrafts(userId: string): void {
  const { backend } = useBoot();
  useEffect(() => void openDrafts(userId, backend), [userId, backend]);
}

/** Suspends until the server's drafts are here. */
export function useDraftStore(userId: string): DraftStore {
  const { backend } = useBoot();
  return use(openDrafts(userId, backend));
}

/** Never as the next user, whose session this page may hold by then. */
function callAs(userId: string, backend: BootData['backend']): StaffCall {
  return async (endpoint, input, options) => {
    const session = await readSession(backend);
    if (session?.user.id !== userId) throw new ApiError('unauthorized', 401, errorCatalogue.unauthorized.message);
    return callEndpoint(endpoint, input, { ...options, accessToken: session.access_token });
  };
}
