import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../kernel/http/authenticate.ts';
import { clientAddress } from '../../kernel/http/client-address.ts';

/** Whoever acts on a case, as its history and the audit log want to know it. */
export interface Actor {
  userId: string;
  address: string;
}

export function actorOf({ principal, request }: { principal: Principal; request: FastifyRequest }): Actor {
  return { userId: principal.userId, address: clientAddress(request) };
}
