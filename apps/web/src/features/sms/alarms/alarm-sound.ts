import { localValues } from '../../../storage/browser-storage.ts';
import { noticeKeys, switchedOff } from '../notices/notices.ts';
import type { OpenAlarm } from './open-alarms.ts';

/** Whether this browser may sound an alarm. */
export function soundsNow(): boolean {
  return localValues.get(noticeKeys.alarmSound) !== switchedOff;
}

/** Whether an alarm is open that was not silenced in this browser. */
export function unsilenced(open: readonly OpenAlarm[], until = localValues.get(noticeKeys.silencedUntil)): boolean {
  const [newest] = open;
  return newest !== undefined && !(Date.parse(newest.at) <= Date.parse(until ?? ''));
}
