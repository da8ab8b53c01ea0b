import type { StaffLiveState } from '@rxweb/contracts/live/staff';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useLiveChatTexts } from '../../../texts/live/use-live-chat-texts.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { useLiveStaffApi } from './live-staff.api.ts';
import type { StaffLive } from './use-staff-live.ts';

export interface LiveActs {
  isBusy: boolean;
  /** Joined or took over on this page: they write next. */
  hasEntered: boolean;
  join(): void;
  takeOver(from: string): void;
  leave(): void;
}

/** Joining, taking over and handing back, one at a time. `onDone`: the list changed, too. */
export function useLiveActs(id: string, live: StaffLive, onDone: () => void): LiveActs {
  const api = useLiveStaffApi();
  const texts = useLiveChatTexts();
  const [isBusy, setIsBusy] = useState(false);
  const [hasEntered, setHasEntered] = useState(false);
  const run = async (call: () => Promise<{ state: StaffLiveState }>, enters = false) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { state } = await call();
      setHasEntered(enters);
      live.take(state);
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'conflict';
      await showAlert(isLate ? texts.changed : texts.failed);
    }
    live.refetch();
    onDone();
    setIsBusy(false);
  };
  return {
    isBusy,
    hasEntered,
    join: () => void run(() => api.join(id), true),
    takeOver: (from) => void run(() => api.takeOver(id, from), true),
    leave: () => void run(() => api.leave(id)),
  };
}
