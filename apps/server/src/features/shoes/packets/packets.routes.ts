import { getAuditPacket, getPhysicianPacket } from '@rxweb/contracts/shoes/documents';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../../kernel/files/send-file.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import { actorOf } from '../actor.ts';
import * as service from './packets.service.ts';

/** The packets of a case, as PDFs. */
export function papersRoutes(app: FastifyInstance, deps: HttpDeps & { papers: service.PapersDeps }): void {
  const { papers } = deps;

  registerEndpoint(app, deps, getPhysicianPacket, { limit: 'staff' }, async ({ input, reply, signal, ...call }) => {
    const reader = { ...actorOf(call), accessToken: call.principal.accessToken, signal };
    return sendFile(reply, await service.physicianPacket(papers, reader, input.params.id));
  });

  registerEndpoint(app, deps, getAuditPacket, { limit: 'staff' }, async ({ input, reply, signal, ...call }) => {
    const reader = { ...actorOf(call), accessToken: call.principal.accessToken, signal };
    return sendFile(reply, await service.auditPacket(papers, reader, input.params.id));
  });
}
