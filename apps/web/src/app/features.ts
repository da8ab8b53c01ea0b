import { account } from '../features/account/feature.ts';
import { admin } from '../features/admin/feature.ts';
import { audit } from '../features/audit/feature.ts';
import { conversations } from '../features/conversations/feature.ts';
import { dashboard } from '../features/dashboard/feature.ts';
import { health } from '../features/health/feature.ts';
import { integrations } from '../features/integrations/feature.ts';
import { knowledge } from '../features/knowledge/feature.ts';
import { people } from '../features/people/feature.ts';
import { pharmacist } from '../features/pharmacist/feature.ts';
import { reports } from '../features/reports/feature.ts';
import { requests } from '../features/requests/feature.ts';
import { settings } from '../features/settings/feature.ts';
import { setup } from '../features/setup/feature.ts';
import { shoes } from '../features/shoes/feature.ts';
import { sms } from '../features/sms/feature.ts';
import { today } from '../features/today/feature.ts';
import { users } from '../features/users/feature.ts';
import type { WebFeature } from './feature.ts';

/** Panels are shown in this order. */
export const features: readonly WebFeature[] = [
  dashboard,
  shoes,
  pharmacist,
  admin,
  users,
  sms,
  conversations,
  requests,
  people,
  knowledge,
  reports,
  audit,
  account,
  settings,
  integrations,
  setup,
  today,
  health,
];
