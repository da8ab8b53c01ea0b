import type { CareCard, Source } from '@rxweb/contracts/chat';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/opening-hours';

/** A whole answer, before it is streamed. `text` is markdown. */
export interface Answer {
  text: string;
  sources: readonly Source[];
  card?: CareCard;
}

const storeFacts = {
  hours: { id: 'store-hours', title: 'Store hours' },
  address: { id: 'store-address', title: 'Store address' },
  phone: { id: 'store-phone', title: 'Store phone' },
} as const;

/** A fact of `store.json` as a source. It is read for each answer, so it counts as checked today. */
export function storeSource(fact: keyof typeof storeFacts, store: StoreInfo, now: Date): Source {
  return { ...storeFacts[fact], lastChecked: storeDate(store, now) };
}
