import * as contract from '@rxweb/contracts/shoes/packets';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../../kernel/files/send-file.ts';
import { toActor } from '../../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import * as letters from './letters/letters.service.ts';
import * as service from './packets.service.ts';

export function packetsRoutes(app: FastifyInstance, deps: HttpDeps & { packets: service.PacketsDeps }): void {
  const { packets } = deps;
  const limit = { limit: 'staff' } as const;

  registerEndpoint(app, deps, contract.getShoePapers, limit, ({ input, ...call }) =>
    letters.readPapers(packets, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.makeShoeLetter, limit, async ({ input, reply, signal, ...call }) => {
    const reader = { ...toActor(call), accessToken: call.principal.accessToken, signal };
    return sendFile(reply, await letters.makeLetter(packets, reader, input.params.id, input.body));
  });

  registerEndpoint(app, deps, contract.markShoeFax, limit, ({ input, ...call }) =>
    letters.markFax(packets, toActor(call), input.params, input.body),
  );

  registerEndpoint(app, deps, contract.getAuditPacket, limit, async ({ input, reply, signal, ...call }) => {
    const reader = { ...toActor(call), accessToken: call.principal.accessToken, signal };
    return sendFile(reply, await service.filePacket(packets, reader, 'audit', input.params.id));
  });

  registerEndpoint(app, deps, contract.getReviewPacket, limit, async ({ input, reply, signal, ...call }) => {
    const reader = { ...toActor(call), accessToken: call.principal.accessToken, signal };
    return sendFile(reply, await service.filePacket(packets, reader, 'review', input.params.id));
  });
}
