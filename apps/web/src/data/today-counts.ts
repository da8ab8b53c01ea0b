import type { listToday, TodayKind } from '@rxweb/contracts/today';
import type * as z from 'zod/mini';
import { createSharedValue } from './shared-value.ts';

type TodayItems = z.output<typeof listToday.output>['items'];
type Counts = Partial<Record<TodayKind, number>>;

/** What waits, for the numbers in the menu. */
const shared = createSharedValue<Counts>({}, (one, other) => JSON.stringify(one) === JSON.stringify(other));

export function setTodayItems(items: TodayItems): void {
  shared.set(Object.fromEntries(items.map(({ kind, count }) => [kind, count])));
}

/** For a page that already has a newer count. */
export function setTodayCount(kind: TodayKind, count: number): void {
  shared.set({ ...shared.get(), [kind]: count });
}

/** How many wait, of all these kinds. 0 until known, or without access. */
export function useTodayCount(...kinds: TodayKind[]): number {
  const counts = shared.use();
  return kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}
