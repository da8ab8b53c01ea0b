import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors/app-error.ts';
import { sendError } from '../../kernel/http/error-handler.ts';
import type { Limits } from '../../kernel/limits/limits.ts';

/**
 * A hosted Supabase sees all sign-ins come from this server, and has one limit for an address. So strangers' failures share a part of it, and known devices keep the rest.
 */
export function limitSignIns(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPasswordSignIn(request)) return;
    try {
      await limits.consume(...counterOf(request));
    } catch (error) {
      if (error instanceof AppError) return sendError(reply, error);
      throw error;
    }
  });
  app.addHook('onSend', async (request, reply) => {
    if (isPasswordSignIn(request) && reply.statusCode === 200) await limits.giveBack(...counterOf(request));
  });
}

function counterOf(request: FastifyRequest): Parameters<Limits['giveBack']> {
  if (request.device) return ['knownSignIn', request, request.device.id];
  return ['signIn', request, 'all strangers'];
}

export function isPasswordSignIn({ backendTarget }: FastifyRequest): boolean {
  if (backendTarget?.path !== '/auth/v1/token') return false;
  return new URLSearchParams(backendTarget.query).getAll('grant_type').includes('password');
}
