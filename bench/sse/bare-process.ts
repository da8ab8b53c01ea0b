import '../../apps/server/src/v8-flags.js';
import { createServer, type ServerResponse } from 'node:http';
import { freePort } from '../tools/processes.ts';
import { pieceEveryMs, tellMemory } from './memory.ts';

/** The least that holds a stream: reads the question, begins the answer, says a word now and then. Ends itself on SIGTERM. */
const [probePort = 0] = process.argv.slice(2).map(Number);
const streams = new Set<ServerResponse>();
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { text } = JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(`event: chunk\ndata: ${text.length}\n\n`);
    streams.add(response);
    response.once('close', () => streams.delete(response));
  });
});
setInterval(() => {
  for (const stream of streams) stream.write('event: chunk\ndata: still here\n\n');
}, pieceEveryMs);
const port = await freePort();
server.listen(port, '127.0.0.1');
tellMemory(probePort, `http://127.0.0.1:${port}/api/chat-stream`);
process.once('SIGTERM', () => process.exit(0));
