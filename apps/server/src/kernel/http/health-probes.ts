import { withTimeout } from '@rxweb/platform/async/with-timeout';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance } from 'fastify';

const readyTimeoutMs = 1_000;

/** `/healthz`: the process is alive. `/readyz`: the database responds too. */
export function health(app: FastifyInstance, sql: Sql): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const isReady = await answersInTime(sql);
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
}

async function answersInTime(sql: Sql): Promise<boolean> {
  const answer = sql`select 1`.then(
    () => true,
    () => false,
  );
  return (await withTimeout(readyTimeoutMs, answer)) ?? false;
}
