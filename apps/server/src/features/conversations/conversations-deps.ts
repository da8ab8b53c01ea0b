import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyRequest } from 'fastify';
import type { AuditNote } from '../../kernel/audit/audit-log.ts';
import type { Principal } from '../../kernel/http/authenticate.ts';
import { clientAddress } from '../../kernel/http/client-address.ts';

export interface ConversationsDeps {
  sql: Sql;
  /** Takes a conversation away with its files; false when there is none. */
  eraseConversation(id: string): Promise<boolean>;
  /** How long a conversation is kept after its last word. */
  keptDays: number;
  now(): Date;
}

/** Whoever reads, as the audit log wants to know it. */
export interface Actor {
  userId: string;
  address: string;
}

export function actorOf({ principal, request }: { principal: Principal; request: FastifyRequest }): Actor {
  return { userId: principal.userId, address: clientAddress(request) };
}

/** Of a conversation the audit log knows the id, never a name, a number or a word. */
export function noteOf(
  { userId, address }: Actor,
  action: AuditNote['action'],
  target: string,
  detail: string | null = null,
) {
  return { action, actorId: userId, address, target, detail };
}
