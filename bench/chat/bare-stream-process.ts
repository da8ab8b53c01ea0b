import { createServer } from 'node:http';

/** The least that a stream of events can be: reads the question, says one thing, ends. Ends itself on SIGTERM. */
const [port] = process.argv.slice(2).map(Number);

const server = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.end('ready');
  request.resume();
  request.once('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.end('event: chunk\ndata: We are open until six.\n\nevent: end\ndata: [DONE]\n\n');
  });
});
server.listen(port, '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
