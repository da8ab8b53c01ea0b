import type { Collected, Feature } from '../../kernel/feature/feature.ts';
import { todayRoutes } from './today.routes.ts';

export const today: Feature<{ collected: Collected }> = {
  name: 'today',
  routes: (api, deps) => todayRoutes(api, { ...deps, sources: deps.collected.today }),
};
