import { getClaimFile, getClaimSheet, getClaimSupplier } from '@rxweb/contracts/shoes/claim-files';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../../kernel/files/send-file.ts';
import { toActor } from '../../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import * as service from './claim.service.ts';

export function claimRoutes(app: FastifyInstance, deps: HttpDeps & { claims: service.ClaimDeps }): void {
  const { claims } = deps;

  registerEndpoint(app, deps, getClaimSupplier, { limit: 'staff' }, async () => ({
    supplier: claims.settings.billing,
  }));

  registerEndpoint(app, deps, getClaimSheet, { limit: 'staff' }, async ({ input, reply, signal, ...call }) =>
    sendFile(reply, await service.claimSheet(claims, toActor(call), input.params.id, signal)),
  );

  registerEndpoint(app, deps, getClaimFile, { limit: 'staff' }, async ({ input, reply, ...call }) =>
    sendFile(reply, await service.claimFile(claims, toActor(call), input.params.id)),
  );
}
