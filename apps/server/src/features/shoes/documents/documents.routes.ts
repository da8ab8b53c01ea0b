import { uploadLimits } from '@rxweb/contracts/shared/limits';
import {
  addShoeDocument,
  deleteInfectedShoeDocument,
  readShoeDocument,
  removeShoeDocument,
  updateShoeDocument,
  viewShoeDocument,
} from '@rxweb/contracts/shoes/documents';
import { addReturnedPapers } from '@rxweb/contracts/shoes/packets';
import type { FastifyInstance } from 'fastify';
import { sendView } from '../../../kernel/file-views/send-view.ts';
import { sendFile } from '../../../kernel/files/send-file.ts';
import { toActor } from '../../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../../kernel/http/register-endpoint.ts';
import * as service from './documents.service.ts';

export function documentsRoutes(app: FastifyInstance, deps: HttpDeps & { documents: service.DocumentsDeps }): void {
  const { documents } = deps;

  registerEndpoint(app, deps, updateShoeDocument, { limit: 'staff' }, ({ input, ...call }) =>
    service.changeDocument(documents, toActor(call), input.params, input.body),
  );

  registerEndpoint(app, deps, removeShoeDocument, { limit: 'staff' }, ({ input, ...call }) =>
    service.removeDocument(documents, toActor(call), input.params),
  );

  registerEndpoint(app, deps, deleteInfectedShoeDocument, { limit: 'staff' }, ({ input, ...call }) =>
    service.deleteInfectedDocument(documents, toActor(call), input.params),
  );

  registerEndpoint(app, deps, viewShoeDocument, { limit: 'staff' }, async ({ input, reply, ...call }) =>
    sendView(reply, await service.viewDocument(documents, toActor(call), input.params, input.query.page)),
  );

  registerEndpoint(app, deps, readShoeDocument, { limit: 'staff' }, async ({ input, reply, ...call }) => {
    const actor = { ...toActor(call), accessToken: call.principal.accessToken };
    return sendFile(reply, await service.openDocument(documents, actor, input.params));
  });

  // Only in this scope any body is accepted as a stream.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    registerEndpoint(
      scope,
      deps,
      addShoeDocument,
      { limit: 'staff', maxBodyBytes: uploadLimits.dropZoneMaxFileBytes },
      ({ input, ...call }) =>
        service.addDocument(documents, toActor(call), {
          caseId: input.params.id,
          requirement: input.query.requirement,
          name: input.headers['x-file-name'],
          body: input.body,
        }),
    );
    registerEndpoint(
      scope,
      deps,
      addReturnedPapers,
      { limit: 'staff', maxBodyBytes: uploadLimits.dropZoneMaxFileBytes },
      async ({ input, ...call }) => ({
        filed: await service.fileReturnedPapers(documents, toActor(call), {
          name: input.headers['x-file-name'],
          body: input.body,
        }),
      }),
    );
  });
}
