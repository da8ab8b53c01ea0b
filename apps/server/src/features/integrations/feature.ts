import * as contract from '@rxweb/contracts/integrations';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Feature } from '../../kernel/feature/feature.ts';
import { toActor } from '../../kernel/http/actor.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { createKey, listKeys, revokeKey } from './keys.service.ts';
import { toOpenApi } from './openapi.ts';

interface IntegrationsDeps {
  sql: Sql;
  store: StoreInfo;
  config: { publicUrl: string };
  now(): Date;
}

const limit = { limit: 'staff' } as const;

/** What other programs need to call us: keys, and a description of every endpoint. */
export const integrations: Feature<IntegrationsDeps> = {
  name: 'integrations',
  routes(api, deps) {
    const { sql, now } = deps;
    registerEndpoint(api, deps, contract.listIntegrationKeys, limit, async () => ({ keys: await listKeys(sql) }));
    registerEndpoint(api, deps, contract.createIntegrationKey, limit, ({ input, ...call }) =>
      createKey(sql, toActor(call), input.body, now()),
    );
    registerEndpoint(api, deps, contract.revokeIntegrationKey, limit, ({ input, ...call }) =>
      revokeKey(sql, toActor(call), input.params.id, now()),
    );
    registerEndpoint(api, deps, contract.readOpenApi, limit, async () => {
      const endpoints = api.servedRoutes.flatMap(({ endpoint }) => (endpoint ? [endpoint] : []));
      return toOpenApi(endpoints, { name: deps.store.name, url: deps.config.publicUrl });
    });
  },
};
