import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors/app-error.ts';
import { sendError } from '../../kernel/http/error-handler.ts';
import type { Limits } from '../../kernel/limits/limits.ts';

/**
 * A hosted Supabase sees all sign-ins come from this server, and has one limit for an address (150 in five minutes, bursts of
 * 30). So strangers share a part of it, and known devices keep the rest.
 */
export function limitSignIns(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPasswordSignIn(request)) return;
    try {
      if (request.device) await limits.consume('knownSignIn', request, request.device.id);
      else await limits.consume('signIn', request, 'all strangers');
    } catch (error) {
      if (error instanceof AppError) return sendError(reply, error);
      throw error;
    }
  });
}

export function isPasswordSignIn({ backendTarget }: FastifyRequest): boolean {
  if (backendTarget?.path !== '/auth/v1/token') return false;
  return new URLSearchParams(backendTarget.query).getAll('grant_type').includes('password');
}
