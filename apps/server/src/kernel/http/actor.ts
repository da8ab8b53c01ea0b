import type { FastifyRequest } from 'fastify';
import type { NewAuditEntry } from '../audit/audit-log.ts';
import type { Principal } from './authenticate.ts';
import { clientAddress } from './client-address.ts';

/** The signed-in user, as recorded in history and the audit log. */
export interface Actor {
  userId: string;
  address: string;
}

export function toActor({ principal, request }: { principal: Principal; request: FastifyRequest }): Actor {
  return { userId: principal.userId, address: clientAddress(request) };
}

/** The target is an id: the audit log holds no names, numbers or message text. */
export function auditEntryFor<Target extends string | null>(
  { userId, address }: Actor,
  action: NewAuditEntry['action'],
  target: Target,
  detail: string | null = null,
) {
  return { action, actorId: userId, address, target, detail };
}
