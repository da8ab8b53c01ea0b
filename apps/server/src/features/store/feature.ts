import { getBackendKey, getStore, type StoreInfo } from '@rxweb/contracts/store';
import type { Feature } from '../../kernel/feature/feature.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';

export const store: Feature<{ store: StoreInfo; anonKey: string }> = {
  name: 'store',
  routes(api, deps) {
    registerEndpoint(api, deps, getStore, { limit: 'read' }, async () => deps.store);
    registerEndpoint(api, deps, getBackendKey, { limit: 'read' }, async () => ({ anonKey: deps.anonKey }));
  },
};
