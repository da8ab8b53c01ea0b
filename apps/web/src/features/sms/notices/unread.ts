import { createSharedValue } from '../../../data/shared-value.ts';

/** The unread count, set by sms-watch.tsx so that the menu reads nothing itself. 0 until known, or without access. */
export const { set: setUnread, use: useUnread } = createSharedValue(0);
