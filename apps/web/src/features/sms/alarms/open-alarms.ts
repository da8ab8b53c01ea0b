import type { SmsInboxOverview } from '@rxweb/contracts/sms/inbox';
import { createSharedValue } from '../../../data/shared-value.ts';

export type OpenAlarm = SmsInboxOverview['alarms'][number];

const none: readonly OpenAlarm[] = [];

/**
 * Open alarms, newest first; set by sms-watch.tsx so that the line above the pages reads nothing itself. Without content: others may see
 * the screen. Empty until known, or without access.
 */
export const { set: setOpenAlarms, use: useOpenAlarms } = createSharedValue(
  none,
  (one, other) => one.length === other.length && one.every(({ id }, index) => other[index]?.id === id),
);
