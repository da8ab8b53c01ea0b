import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSql } from '@rxweb/platform/sql/open-sql';
import Fastify, { type FastifyReply } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { databaseGuard } from './database-guard.ts';

it('keeps nothing of a request once it is answered', async () => {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  const app = Fastify();
  // It is asked only when a request waits for a second.
  databaseGuard(app, openSql('postgres://127.0.0.1:1/none', { max: 1 }));
  let kept: WeakRef<FastifyReply> | undefined;
  app.get('/', async (_request, reply) => {
    kept = new WeakRef(reply);
    return 'answered';
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());

  expect(await (await fetch(address)).text()).toBe('answered');
  const isKept = () => {
    gc();
    return kept?.deref() !== undefined;
  };
  await expect.poll(isKept, { interval: 50, timeout: 700 }).toBe(false);
});
