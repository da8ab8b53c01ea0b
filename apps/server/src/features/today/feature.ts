import { listToday, urgentTodayKinds } from '@rxweb/contracts/today';
import type { Collected, Feature, TodayItem } from '../../kernel/feature/feature.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';

/** Urgent items first, then in feature order. */
export const today: Feature<{ collected: Collected }> = {
  name: 'today',
  routes(api, deps) {
    registerEndpoint(api, deps, listToday, { limit: 'staff' }, async ({ principal }) => {
      const open = deps.collected.today.filter(({ roles }) => roles.some((role) => role === principal.role));
      const lists = await Promise.all(open.map(({ list }) => list(principal)));
      const items = lists.flat();
      const isUrgent = ({ kind }: TodayItem) => urgentTodayKinds.includes(kind);
      return { items: [...items.filter(isUrgent), ...items.filter((item) => !isUrgent(item))] };
    });
  },
};
