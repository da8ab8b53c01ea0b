import { roles } from '@rxweb/contracts/shared/roles';
import type { Feature } from '../../kernel/feature/feature.ts';
import { accountLinkRoutes } from './account-link.routes.ts';
import { listAccountsToday } from './accounts-today.ts';
import { createMailCheck, type MailCarrier } from './check-mail.ts';
import { usersRoutes } from './users.routes.ts';
import type { UsersDeps } from './users.service.ts';

type UsersFeatureDeps = Omit<UsersDeps, 'publicUrl' | 'isEmbedded'> & {
  config: { publicUrl: string; supabase: object | null };
  mailCarrier: MailCarrier;
};

export const users: Feature<UsersFeatureDeps> = {
  name: 'users',
  routes(api, deps) {
    const { publicUrl, supabase } = deps.config;
    usersRoutes(api, { ...deps, users: { ...deps, publicUrl, isEmbedded: !supabase } });
  },
  async plugin(app, { config: { publicUrl, supabase }, store }) {
    if (supabase) accountLinkRoutes(app, { publicUrl, store });
  },
  today: { roles, list: ({ sql }, { userId, role }) => listAccountsToday(sql, userId, role) },
  health: [
    {
      part: 'mail',
      create: ({ mailCarrier, now }, { formatTime, costlyEveryMs }) =>
        createMailCheck({ carrier: mailCarrier, now, formatTime, greetEveryMs: costlyEveryMs }),
    },
  ],
};
