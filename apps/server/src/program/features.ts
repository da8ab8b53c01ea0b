import { audit } from '../features/audit/feature.ts';
import { backup } from '../features/backup/feature.ts';
import { chat } from '../features/chat/feature.ts';
import { conversations } from '../features/conversations/feature.ts';
import { drafts } from '../features/drafts/feature.ts';
import { health } from '../features/health/feature.ts';
import { integrations } from '../features/integrations/feature.ts';
import { knowledge } from '../features/knowledge/feature.ts';
import { legal } from '../features/legal/feature.ts';
import { notices } from '../features/notices/feature.ts';
import { people } from '../features/people/feature.ts';
import { pipeline } from '../features/pipeline/feature.ts';
import { proxy } from '../features/proxy/feature.ts';
import { reports } from '../features/reports/feature.ts';
import { requests } from '../features/requests/feature.ts';
import { session } from '../features/session/feature.ts';
import { settings } from '../features/settings/feature.ts';
import { setup } from '../features/setup/feature.ts';
import { shoes } from '../features/shoes/feature.ts';
import { site } from '../features/site/feature.ts';
import { sms } from '../features/sms/feature.ts';
import { store } from '../features/store/feature.ts';
import { today } from '../features/today/feature.ts';
import { uploads } from '../features/uploads/feature.ts';
import { users } from '../features/users/feature.ts';

/** Each after those it needs. Today and metrics use this order. */
export const features = [
  proxy,
  store,
  session,
  audit,
  uploads,
  users,
  people,
  notices,
  chat,
  pipeline,
  health,
  today,
  shoes,
  sms,
  conversations,
  requests,
  integrations,
  drafts,
  backup,
  knowledge,
  reports,
  settings,
  setup,
  legal,
  site,
] as const;
