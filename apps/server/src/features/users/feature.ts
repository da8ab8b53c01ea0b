import { roles } from '@rxweb/contracts/shared/roles';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Feature } from '../../kernel/feature/feature.ts';
import { accountLinkRoutes } from './account-link.routes.ts';
import { listAccountsToday } from './accounts-today.ts';
import { createMailCheck, type MailCarrier } from './check-mail.ts';
import { type NoticeDeps, sendNotices } from './send-notices.ts';
import { usersRoutes } from './users.routes.ts';
import type { UsersDeps } from './users.service.ts';

type UsersFeatureDeps = Omit<UsersDeps, 'publicUrl' | 'isEmbedded'> & {
  config: { publicUrl: string; supabase: object | null };
  mailCarrier: MailCarrier;
  pools: { background: Sql };
} & Pick<NoticeDeps, 'sendNotice'>;

const noticesEveryMs = 5_000;

export const users: Feature<UsersFeatureDeps> = {
  name: 'users',
  routes(api, deps) {
    const { publicUrl, supabase } = deps.config;
    usersRoutes(api, { ...deps, users: { ...deps, publicUrl, isEmbedded: !supabase } });
  },
  async plugin(app, { config: { publicUrl, supabase }, store, settings, sql }) {
    if (supabase) accountLinkRoutes(app, { publicUrl, store, settings, sql });
  },
  jobs: [
    {
      name: 'send account notices',
      everyMs: noticesEveryMs,
      firstAfterMs: noticesEveryMs,
      on: 'leader',
      run: ({ pools, store, settings, sendNotice, log }) =>
        sendNotices({ sql: pools.background, store, settings, sendNotice, log }),
    },
  ],
  today: { roles, list: ({ sql }, { userId, role }) => listAccountsToday(sql, userId, role) },
  health: [
    {
      part: 'mail',
      create: ({ mailCarrier, now }, { formatTime, costlyEveryMs }) =>
        createMailCheck({ carrier: mailCarrier, now, formatTime, greetEveryMs: costlyEveryMs }),
    },
  ],
};
