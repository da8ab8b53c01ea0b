import type { StoreInfo } from '@rxweb/contracts/store';
import { dayFrom, formatTime } from '@rxweb/domain/text/format';

/** On the store's clock: `today at 3:00 pm`, `tomorrow at 9:00 am`. */
export function dayAndTime(store: StoreInfo, time: string): string {
  const at = new Date(time);
  return `${dayFrom(store, new Date(), at)} at ${formatTime(store, at)}`;
}
