import type { Sql } from '@rxweb/platform/sql/sql';
import type { Feature } from '../../kernel/feature/feature.ts';
import { findPersonTargets, peopleErase } from './erase.ts';
import { peopleSheets } from './export-sheets.ts';
import { forgetUnusedPeople } from './forget.ts';
import { personOf } from './people.repository.ts';
import { type PeopleDeps, peopleRoutes } from './people.routes.ts';

interface PeopleFeatureDeps extends PeopleDeps {
  pools: { background: Sql };
}

/** One contact for each person (docs/decisions/0053). */
export const people: Feature<PeopleFeatureDeps> = {
  name: 'people',
  offers: () => ({ people: { personOf } }),
  routes: (api, deps) => peopleRoutes(api, deps),
  jobs: [
    {
      name: 'forget contacts with nothing left',
      everyMs: 60_000,
      on: 'leader',
      run: ({ pools }, signal) => forgetUnusedPeople(pools.background, signal),
    },
  ],
  export: peopleSheets,
  erase: peopleErase,
  auditTargets: findPersonTargets,
};
