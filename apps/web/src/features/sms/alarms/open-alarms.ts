import type { SmsInboxOverview } from '@rxweb/contracts/sms/inbox';
import { useSyncExternalStore } from 'react';

/* Open alarms, set by sms-watch.tsx so that the line above the pages reads nothing itself. Without content: others may see the screen. */

export type OpenAlarm = SmsInboxOverview['alarms'][number];

let open: readonly OpenAlarm[] = [];
const listeners = new Set<() => void>();

export function setOpenAlarms(next: readonly OpenAlarm[]): void {
  if (next.length === open.length && next.every(({ id }, index) => open[index]?.id === id)) return;
  open = next;
  for (const listener of listeners) listener();
}

/** Newest first; empty until known, or without access. */
export function useOpenAlarms(): readonly OpenAlarm[] {
  return useSyncExternalStore(subscribe, () => open, readNone);
}

const none: readonly OpenAlarm[] = [];
const readNone = () => none;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
