import Fastify from 'fastify';
import * as valibot from 'valibot';
import { answer, valibotQuestion } from './question.ts';

/** Fastify with nothing of ours: the same schema in the handler, no log, no headers beyond its own. Ends itself on SIGTERM. */
const [port = 0] = process.argv.slice(2).map(Number);
const app = Fastify();
app.get('/', async () => 'ready');
app.post('/', async (request, reply) => {
  const parsed = valibot.safeParse(valibotQuestion, request.body);
  if (!parsed.success) return reply.code(400).send({ error: parsed.issues.map(({ message }) => message) });
  return answer;
});
await app.listen({ host: '127.0.0.1', port });
process.once('SIGTERM', () => process.exit(0));
