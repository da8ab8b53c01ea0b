import type { FastifyInstance } from 'fastify';
import type { Storage } from './storage.ts';

/** `/status` says that the service runs, `/health` that its database answers too. */
export function reportHealth(app: FastifyInstance, { core }: Storage): void {
  app.get('/status', (_request, reply) => reply.send());
  app.get('/health', async () => {
    await core.sql`select 1`;
    return { healthy: true };
  });
}
