import { getAuditPacket, getPhysicianPacket } from '@rxweb/contracts/dme-shoe-papers';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../../http/register-endpoint.ts';
import { sendFile } from '../../../http/send-file.ts';
import { actorOf } from '../actor.ts';
import * as service from './papers.service.ts';

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
