import { Readable } from 'node:stream';
import { errorCatalogue } from '@rxweb/contracts/shared/errors';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { buckets } from '@rxweb/contracts/uploads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { FileChecks } from '../../kernel/file-checks/file-checks.ts';
import type { StoredName } from '../../kernel/files/erase-files.ts';
import { toErrorBody } from '../../kernel/http/error-handler.ts';

/** A check that was not possible may be a moment later. */
const retryAfterS = 2;
const patientBuckets = [...Object.values(buckets), smsPicturesBucket].join('|');
const uploaded = new RegExp(`^/storage/v1/object/(?:upload/sign/)?(${patientBuckets})/(.+)$`);
const opened = new RegExp(`^/storage/v1/object/(?:authenticated/)?(${patientBuckets})/(.+)$`);

/** Removes refused uploads and hands out no harmful file. Runs on the response: the service has decided about rights by then. */
export function checkFiles(app: FastifyInstance, fileChecks: FileChecks): void {
  app.addHook('onSend', async (request, reply, payload) => {
    try {
      await check(fileChecks, request, reply);
      return payload;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (payload instanceof Readable) payload.destroy();
      return refuse(request, reply, error);
    }
  });
}

async function check(fileChecks: FileChecks, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { backendTarget, method } = request;
  const path = backendTarget?.path ?? '';
  if (method === 'POST' || method === 'PUT') {
    const file = reply.statusCode === 200 ? fileIn(uploaded, path) : null;
    if (file) await fileChecks.accept(file);
    return;
  }
  const isRead = (method === 'GET' || method === 'HEAD') && (reply.statusCode === 200 || reply.statusCode === 206);
  const file = isRead ? fileIn(opened, path) : null;
  if (!file) return;
  const checked = await fileChecks.admit(file);
  if (checked) reply.header('content-type', checked.type);
  reply.header('content-disposition', 'attachment');
}

function fileIn(pattern: RegExp, target: string): StoredName | null {
  const [, bucket, key] = pattern.exec(target) ?? [];
  return bucket && key ? { bucket, path: decodeURIComponent(key) } : null;
}

/** Uploads get the storage service's own form, which its client reads; it answers 400 for every refusal. */
function refuse({ method }: FastifyRequest, reply: FastifyReply, error: AppError): string {
  for (const name of ['content-length', 'content-disposition', 'content-range', 'etag', 'last-modified'])
    reply.removeHeader(name);
  const { status } = errorCatalogue[error.code];
  const isUpload = method === 'POST' || method === 'PUT';
  reply.code(isUpload ? 400 : status).header('content-type', 'application/json; charset=utf-8');
  if (status === 503) reply.header('retry-after', String(retryAfterS));
  return JSON.stringify(
    isUpload
      ? { statusCode: String(status), error: 'invalid_mime_type', message: error.message, code: 'InvalidMimeType' }
      : toErrorBody(error),
  );
}
