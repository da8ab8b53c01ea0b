import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { buckets } from '@rxweb/contracts/uploads';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors/app-error.ts';
import { sendError } from '../../kernel/http/error-handler.ts';
import type { CountedUpload, UploadBytes } from '../../kernel/limits/upload-quotas.ts';

interface CountDeps {
  sql: Sql;
  uploadBytes: UploadBytes;
}

declare module 'fastify' {
  interface FastifyRequest {
    countedUpload: CountedUpload | null;
  }
}

const visitorUpload = new RegExp(`^/storage/v1/object/(?:upload/sign/)?${buckets.chat}/(.+)$`);

/** Counts what visitors send straight to the storage service, and takes back what isn't stored. Register it after the gate. */
export function countUploads(app: FastifyInstance, { sql, uploadBytes }: CountDeps): void {
  app.decorateRequest('countedUpload', null);
  app.addHook('onRequest', async (request, reply) => {
    const [, path] = visitorUpload.exec(request.backendTarget?.path ?? '') ?? [];
    if (path === undefined || (request.method !== 'POST' && request.method !== 'PUT')) return;
    try {
      const visitorKey = await visitorOf(sql, path);
      request.countedUpload = await uploadBytes.take({ ip: request.ip, visitorKey, bytes: announcedBytes(request) });
    } catch (error) {
      if (error instanceof AppError) return sendError(reply, error);
      throw error;
    }
  });
  app.addHook('onResponse', async ({ countedUpload }, reply) => {
    if (countedUpload && reply.statusCode !== 200) await uploadBytes.giveBack(countedUpload);
  });
}

/** Who asked for the signed address; null for direct uploads, which say nothing of their sender. */
async function visitorOf(sql: Sql, path: string): Promise<string | null> {
  const [row] = await sql<{ visitor: string }[]>`
    select encode(visitor_hash, 'hex') as visitor from app.attachments where bucket = ${buckets.chat} and path = ${path}`;
  return row?.visitor ?? null;
}

/** A body of unknown length counts as the largest. */
function announcedBytes({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const announced = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(announced) ? announced : uploadLimits.chatMaxFileBytes;
}
