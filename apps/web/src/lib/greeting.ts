import type { StoreInfo } from '@rxweb/contracts/store';
import { wallTimeMs } from '@rxweb/domain/time-zone';

const noon = 12;
const evening = 17;

/** The greeting of the hour on the store's clock. */
export function greetingAt(store: StoreInfo, at: Date): string {
  const hour = new Date(wallTimeMs(store.timeZone, at)).getUTCHours();
  if (hour < noon) return 'Good morning';
  return hour < evening ? 'Good afternoon' : 'Good evening';
}
