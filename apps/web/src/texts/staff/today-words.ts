import type { StoreInfo } from '@rxweb/contracts/store';
import type { TodayKind } from '@rxweb/contracts/today';

/** What a card of the dashboard's list says. The features' cards have the English words. */
export interface CardWords {
  title: (count: number) => string;
  /** `soonest` is a time or a day, by kind; null: none. */
  text: (soonest: string | null, store: StoreInfo) => string;
  action: string;
}

/** By kind: a missing one does not compile. */
export type TodayWords = Readonly<Record<TodayKind, CardWords>>;
