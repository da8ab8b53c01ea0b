import { createServer } from 'node:http';
import * as valibot from 'valibot';
import { answer, valibotQuestion } from './question.ts';

/** The least that a validated POST can be: the body, JSON, the schema, the answer. Ends itself on SIGTERM. */
const [port] = process.argv.slice(2).map(Number);

const server = createServer((request, response) => {
  if (request.method !== 'POST') return response.end('ready');
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const parsed = valibot.safeParse(valibotQuestion, JSON.parse(Buffer.concat(chunks).toString()));
    const body = JSON.stringify(parsed.success ? answer : { error: parsed.issues.map(({ message }) => message) });
    response.writeHead(parsed.success ? 200 : 400, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(port, '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
