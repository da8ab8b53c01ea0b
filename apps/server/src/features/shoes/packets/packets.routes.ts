import { getAuditPacket, getPhysicianPacket, getReviewPacket } from '@rxweb/contracts/shoes/packets';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../../kernel/files/send-file.ts';
import { toActor } from '../../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import * as service from './packets.service.ts';

export function packetsRoutes(app: FastifyInstance, deps: HttpDeps & { packets: service.PacketsDeps }): void {
  const { packets } = deps;

  registerEndpoint(app, deps, getPhysicianPacket, { limit: 'staff' }, async ({ input, reply, signal, ...call }) => {
    const reader = { ...toActor(call), accessToken: call.principal.accessToken, signal };
    return sendFile(reply, await service.physicianPacket(packets, reader, input.params.id));
  });

  registerEndpoint(app, deps, getAuditPacket, { limit: 'staff' }, async ({ input, reply, signal, ...call }) => {
    const reader = { ...toActor(call), accessToken: call.principal.accessToken, signal };
    return sendFile(reply, await service.filePacket(packets, reader, 'audit', input.params.id));
  });

  registerEndpoint(app, deps, getReviewPacket, { limit: 'staff' }, async ({ input, reply, signal, ...call }) => {
    const reader = { ...toActor(call), accessToken: call.principal.accessToken, signal };
    return sendFile(reply, await service.filePacket(packets, reader, 'review', input.params.id));
  });
}
