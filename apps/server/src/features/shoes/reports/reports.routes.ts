import * as contract from '@rxweb/contracts/shoes/reports';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../../kernel/files/send-file.ts';
import { toActor } from '../../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import * as service from './reports.service.ts';

export function reportsRoutes(app: FastifyInstance, deps: HttpDeps & { reports: service.ReportDeps }): void {
  const { reports } = deps;
  const limit = { limit: 'staff' } as const;

  registerEndpoint(app, deps, contract.getShoeDenials, limit, (call) => service.readDenials(reports, toActor(call)));

  registerEndpoint(app, deps, contract.exportShoeDenials, limit, async ({ reply, ...call }) =>
    sendFile(reply, await service.exportDenials(reports, toActor(call))),
  );

  registerEndpoint(app, deps, contract.getShoeAccreditation, limit, async () => ({
    reminder: service.readReminder(reports),
  }));
}
