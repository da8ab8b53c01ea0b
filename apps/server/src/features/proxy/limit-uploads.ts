import type { FastifyRequest } from 'fastify';
import type { Limits } from '../../kernel/limits/limits.ts';

const uploadPath = /^\/storage\/v1\/object\/(chat-uploads|upload\/sign)\//;

/** Counts direct uploads like those through our server. Throws `too_many_requests`. */
export async function limitUploads(limits: Limits, request: FastifyRequest, path: string): Promise<void> {
  const isUpload = request.method === 'POST' || request.method === 'PUT';
  if (isUpload && uploadPath.test(path)) await limits.consume('upload', request, null);
}
