import { conversationRoles } from '@rxweb/contracts/conversations';
import { listWaiting } from '@rxweb/contracts/health';
import type { Role } from '@rxweb/contracts/shared/roles';
import { dmeShoeRoles } from '@rxweb/contracts/shoes/records';
import { smsRoles } from '@rxweb/contracts/sms/messages';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import * as repository from './today.repository.ts';

type WaitingDeps = HttpDeps & {
  sql: Sql;
  /** What waits among the cases of shoes, for whoever works with them. */
  listShoesWaiting(): Promise<repository.WaitingItem[]>;
  /** What waits in the inbox of texts, for whoever answers them. */
  listSmsWaiting(): Promise<repository.WaitingItem[]>;
  /** What waits from the chat, for whoever reads it. */
  listConversationsWaiting(): Promise<repository.WaitingItem[]>;
};

export function waitingRoutes(app: FastifyInstance, deps: WaitingDeps): void {
  registerEndpoint(app, deps, listWaiting, { limit: 'staff' }, async ({ principal }) => {
    const [own, shoes, texts, chats] = await Promise.all([
      repository.listWaiting(deps.sql, principal.userId, principal.role),
      isOneOf(dmeShoeRoles, principal.role) ? deps.listShoesWaiting() : [],
      isOneOf(smsRoles, principal.role) ? deps.listSmsWaiting() : [],
      isOneOf(conversationRoles, principal.role) ? deps.listConversationsWaiting() : [],
    ]);
    return { items: [...own, ...shoes, ...texts, ...chats] };
  });
}

const isOneOf = (roles: readonly Role[], role: Role | null) => roles.some((one) => one === role);
