import type { FastifyRequest } from 'fastify';
import type { AuditNote, AuditNotes } from '../../../kernel/audit/audit-log.ts';
import type { Principal } from '../../../kernel/http/authenticate.ts';
import { clientAddress } from '../../../kernel/http/client-address.ts';
import type { SmsDeps } from '../deps.ts';

/** What the inbox needs beyond texting itself. */
export type InboxDeps = SmsDeps & { audit: AuditNotes };

/** Whoever works in the inbox, as the audit log wants to know it. */
export interface Actor {
  userId: string;
  address: string;
}

export function actorOf({ principal, request }: { principal: Principal; request: FastifyRequest }): Actor {
  return { userId: principal.userId, address: clientAddress(request) };
}

/** Of a person the audit log knows the id, never the number or a word. */
export function noteOf(
  { userId, address }: Actor,
  action: AuditNote['action'],
  target: string | null,
  detail: string | null = null,
): AuditNote {
  return { action, actorId: userId, address, target, detail };
}
