import { sendOutbound } from '@rxweb/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { type EnqueueDeps, enqueue, type Pipeline } from './pipeline.service.ts';

export function pipelineRoutes(app: FastifyInstance, deps: HttpDeps & EnqueueDeps & { pipeline: Pipeline }): void {
  registerEndpoint(app, deps, sendOutbound, { limit: 'outbound' }, async ({ input, visitor }) => {
    await enqueue(deps, { visitor, chatId: input.body.chatId }, input.body.text);
    // Delivery has its own retries; the visitor does not wait for it.
    deps.pipeline.deliverDue().catch(() => undefined);
    return { ok: true as const };
  });
}
