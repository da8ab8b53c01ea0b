import * as contract from '@rxweb/contracts/shoes/reports';
import { reportsNaming, reportText } from '@rxweb/domain/shoes/denials/denial-reports';
import { denialTexts } from '@rxweb/domain/shoes/denials/denial-texts';
import type { FastifyInstance } from 'fastify';
import { type FileToSend, sendFile } from '../../../kernel/files/send-file.ts';
import { toActor } from '../../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import { csvLine } from '../../../kernel/lists/csv.ts';
import * as service from './reports.service.ts';

export function reportsRoutes(app: FastifyInstance, deps: HttpDeps & { reports: service.ReportDeps }): void {
  const { reports } = deps;
  const limit = { limit: 'staff' } as const;

  registerEndpoint(app, deps, contract.getShoeDenials, limit, (call) => service.readDenials(reports, toActor(call)));

  registerEndpoint(app, deps, contract.exportShoeDenials, limit, async ({ reply, ...call }) =>
    sendFile(reply, csvOf(await service.readDenials(reports, toActor(call)))),
  );

  registerEndpoint(app, deps, contract.getShoeAccreditation, limit, async () => ({
    reminder: service.readReminder(reports),
  }));
}

/** Counts alone: the file leaves the store. */
function csvOf({ today, reasons }: service.Denials): FileToSend {
  const lines = reasons.map(({ check, failing, open }) => {
    const { reason, fix } = denialTexts[check];
    return csvLine([reason, failing, open, reportsNaming(check).map(reportText).join('; '), fix]);
  });
  const head = csvLine(['Reason', 'Failing', 'Not shown yet', 'Named by', 'What to do']);
  const body = new TextEncoder().encode([head, ...lines].join(''));
  const type = 'text/csv; charset=utf-8; header=present';
  return { type, name: `shoe-denials-${today}.csv`, size: body.length, body };
}
