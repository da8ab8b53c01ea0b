import type { StoreInfo } from '@rxweb/contracts/store';
import type { Feature } from '../../kernel/feature/feature.ts';
import { storeRoutes } from './store.routes.ts';

export const store: Feature<{ store: StoreInfo; anonKey: string }> = { name: 'store', routes: storeRoutes };
