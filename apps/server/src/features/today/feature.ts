import { readQueue } from '@rxweb/contracts/queue';
import type { StoreInfo } from '@rxweb/contracts/store';
import { listToday } from '@rxweb/contracts/today';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Collected, Feature } from '../../kernel/feature/feature.ts';
import { toActor } from '../../kernel/http/actor.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { choicesRoutes } from './choices.routes.ts';
import { listItems, listQueue } from './list-queue.ts';

interface TodayFeatureDeps {
  sql: Sql;
  store: StoreInfo;
  collected: Collected;
  now(): Date;
}

/** What needs attention: counts by kind, and named people as a work queue. */
export const today: Feature<TodayFeatureDeps> = {
  name: 'today',
  routes(api, deps) {
    const limit = { limit: 'staff' } as const;
    registerEndpoint(api, deps, listToday, limit, async ({ principal }) => ({
      items: await listItems(deps.collected, principal),
    }));
    registerEndpoint(api, deps, readQueue, limit, (call) => listQueue(deps, call.principal, toActor(call)));
    choicesRoutes(api, deps);
  },
};
