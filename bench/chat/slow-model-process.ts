import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A language model that says the last word of the question again and again, slowly; ends on SIGTERM. */
const [port, pieces, gapMs] = process.argv.slice(2).map(Number);

const server = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.end('ready');
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const { messages } = JSON.parse(body);
  await trickle(response, lastWord(messages.at(-1).content));
});
server.listen({ port, host: '127.0.0.1', backlog: 4_096 });
process.once('SIGTERM', () => process.exit(0));

/** What is asked stands last in what the model is given, as plain text or in parts, in marks or not. */
function lastWord(content: unknown): string {
  return JSON.stringify(content).match(/repeat ([a-z]+)/)?.[1] ?? 'nothing';
}

async function trickle(response: ServerResponse, word: string): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'slow', object: 'chat.completion.chunk', created: 1, model: 'slow', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  for (let piece = 0; piece < (pieces ?? 0) && !response.destroyed; piece += 1) {
    send({ role: 'assistant', content: `${word} ` }, null);
    await pause(gapMs);
  }
  send({}, 'stop');
  response.end('data: [DONE]\n\n');
}
