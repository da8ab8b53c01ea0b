import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createFileAddress, openFileAddress } from '@rxweb/contracts/file-addresses';
import { deleteInfectedFile, viewFile } from '@rxweb/contracts/file-views';
import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { buckets, createUploadUrl, downloadFile, getStorageHealth, uploadProxy } from '@rxweb/contracts/uploads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { auditEntryFor } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import { deleteInfected } from '../../kernel/file-checks/delete-infected.ts';
import { sendView } from '../../kernel/file-views/send-view.ts';
import { sendFile } from '../../kernel/files/send-file.ts';
import { toActor } from '../../kernel/http/actor.ts';
import { clientAddress } from '../../kernel/http/client-address.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { mayReadFile } from './file-addresses.repository.ts';
import { type FileAddressDeps, makeFileAddress, readFileAddress } from './file-addresses.ts';
import * as service from './uploads.service.ts';

export function fileAddressRoutes(app: FastifyInstance, deps: HttpDeps & FileAddressDeps): void {
  registerEndpoint(app, deps, createFileAddress, { limit: 'staff' }, ({ input, principal }) =>
    makeFileAddress(deps, principal, input.body),
  );

  registerEndpoint(app, deps, openFileAddress, { limit: 'read' }, async ({ input, request, reply }) => {
    const { file, name, type } = await readFileAddress(deps, input.query.token, clientAddress(request));
    return sendFile(reply, { type, name, size: file.size, body: file.stream() as ReadableStream });
  });
}

type ViewDeps = HttpDeps & Pick<FileAddressDeps, 'sql' | 'supabase'> & { uploads: service.UploadsDeps };

export function fileViewRoutes(app: FastifyInstance, deps: ViewDeps): void {
  registerEndpoint(app, deps, viewFile, { limit: 'staff' }, async ({ input, principal, request, reply }) => {
    const { bucket, path } = input.query;
    const view = await service.viewFile(deps.uploads, principal.accessToken, input.query);
    await deps.audit.write(auditEntryFor(toActor({ principal, request }), 'file_read', `${bucket}/${path}`));
    return sendView(reply, view);
  });

  registerEndpoint(app, deps, deleteInfectedFile, { limit: 'staff' }, async ({ input, principal, request }) => {
    if (!(await mayReadFile(deps.sql, principal, input.body))) throw new AppError('not_found');
    return deleteInfected(deps, toActor({ principal, request }), input.body);
  });
}

export function uploadsRoutes(app: FastifyInstance, deps: HttpDeps & { uploads: service.UploadsDeps }): void {
  registerEndpoint(app, deps, createUploadUrl, { limit: 'upload' }, ({ input, visitor }) =>
    service.createUploadUrl(deps.uploads, visitor, input.body.path),
  );

  registerEndpoint(app, deps, getStorageHealth, { limit: 'read' }, async () => ({
    exists: await deps.uploads.repository.bucketExists(buckets.chat),
    bucket: buckets.chat,
  }));

  registerEndpoint(app, deps, downloadFile, { limit: 'staff', visitorLimit: 'read' }, async (call) => {
    const { principal, visitor, request, reply } = call;
    const { bucket, path } = call.input.query;
    const { file, type } = principal
      ? await service.openFile(deps.uploads, principal.accessToken, bucket, path)
      : await service.openOwnFile(deps.uploads, visitor, bucket, path);
    // Audit before the first byte.
    if (principal)
      await deps.audit.write(
        auditEntryFor(toActor({ principal, request }), 'file_read', `${bucket}/${path}`, 'original'),
      );
    return reply
      .header('content-type', type || 'application/octet-stream')
      .header('content-length', file.size)
      .header('content-disposition', 'attachment')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'no-store')
      .send(Readable.fromWeb(file.stream() as ReadableStream));
  });

  // Only in this scope any body is accepted as a stream.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    registerEndpoint(
      scope,
      deps,
      uploadProxy,
      { limit: 'upload', maxBodyBytes: uploadLimits.chatMaxFileBytes },
      ({ input, visitor, request }) =>
        service.uploadWithinQuota(deps.uploads, visitor, {
          name: input.headers['x-file-path'],
          ip: request.ip,
          contentType: request.headers['content-type'],
          announcedBytes: lengthOf(request),
          body: input.body,
        }),
    );
  });
}

function lengthOf({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const announced = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(announced) ? announced : undefined;
}
