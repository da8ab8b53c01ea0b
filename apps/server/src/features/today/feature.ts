import { listToday } from '@rxweb/contracts/today';
import type { Collected, Feature } from '../../kernel/feature/feature.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';

/** Items come in feature order. */
export const today: Feature<{ collected: Collected }> = {
  name: 'today',
  routes(api, deps) {
    registerEndpoint(api, deps, listToday, { limit: 'staff' }, async ({ principal }) => {
      const open = deps.collected.today.filter(({ roles }) => roles.some((role) => role === principal.role));
      const lists = await Promise.all(open.map(({ list }) => list(principal)));
      return { items: lists.flat() };
    });
  },
};
