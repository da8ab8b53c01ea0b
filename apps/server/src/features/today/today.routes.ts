import { conversationRoles } from '@rxweb/contracts/conversations';
import type { Role } from '@rxweb/contracts/shared/roles';
import { shoeRoles } from '@rxweb/contracts/shoes/records';
import { smsRoles } from '@rxweb/contracts/sms/messages';
import { listToday } from '@rxweb/contracts/today';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import * as repository from './today.repository.ts';

type TodayDeps = HttpDeps & {
  sql: Sql;
  /** What waits among the cases of shoes, for whoever works with them. */
  listShoesToday(): Promise<repository.TodayItem[]>;
  /** What waits in the inbox of texts, for whoever answers them. */
  listSmsToday(): Promise<repository.TodayItem[]>;
  /** What waits from the chat, for whoever reads it. */
  listConversationsToday(): Promise<repository.TodayItem[]>;
};

export function todayRoutes(app: FastifyInstance, deps: TodayDeps): void {
  registerEndpoint(app, deps, listToday, { limit: 'staff' }, async ({ principal }) => {
    const [own, shoes, texts, chats] = await Promise.all([
      repository.listAccountsToday(deps.sql, principal.userId, principal.role),
      isOneOf(shoeRoles, principal.role) ? deps.listShoesToday() : [],
      isOneOf(smsRoles, principal.role) ? deps.listSmsToday() : [],
      isOneOf(conversationRoles, principal.role) ? deps.listConversationsToday() : [],
    ]);
    return { items: [...own, ...shoes, ...texts, ...chats] };
  });
}

const isOneOf = (roles: readonly Role[], role: Role | null) => roles.some((one) => one === role);
