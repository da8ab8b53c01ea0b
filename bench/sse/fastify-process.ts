import '../../apps/server/src/v8-flags.js';
import type { ServerResponse } from 'node:http';
import Fastify from 'fastify';
import { pieceEveryMs, tellMemory } from './memory.ts';

/** The same with Fastify and nothing of ours. Ends itself on SIGTERM. */
const [probePort = 0] = process.argv.slice(2).map(Number);
const streams = new Set<ServerResponse>();
const app = Fastify();
app.post<{ Body: { text: string } }>('/api/chat-stream', (request, reply) => {
  const { raw } = reply.hijack();
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  raw.write(`event: chunk\ndata: ${request.body.text.length}\n\n`);
  streams.add(raw);
  raw.once('close', () => streams.delete(raw));
});
setInterval(() => {
  for (const stream of streams) stream.write('event: chunk\ndata: still here\n\n');
}, pieceEveryMs);
tellMemory(probePort, `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/chat-stream`);
process.once('SIGTERM', () => process.exit(0));
