import type { FastifyRequest } from 'fastify';
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
