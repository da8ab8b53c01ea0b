import type { StaffNotice } from '@rxweb/contracts/staff-notices';
import { createSharedValue } from '../../data/shared-value.ts';

export interface OwnNotices {
  notices: readonly StaffNotice[];
  unread: number;
}

const none: OwnNotices = { notices: [], unread: 0 };

/** Set by the watcher, so that the bell reads nothing itself. Empty until known. */
export const { set: setOwnNotices, use: useOwnNotices } = createSharedValue(none);
