import type { ServerResponse } from 'node:http';
import { type Answering, countTokens } from './answering.ts';

/** Messages as a stream, from `message_start` to `message_stop`. Answers, or says no. */
export function answerAnthropic({ mode, pieces, inputTokens, count }: Answering, response: ServerResponse): void {
  if (typeof mode === 'number') {
    response.writeHead(mode, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ type: 'error', error: { type: 'api_error', message: 'The double says no.' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (type: string, fields: object = {}) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
  const outputTokens = pieces.reduce((sum, piece) => sum + countTokens(piece), 0);
  count(inputTokens + outputTokens);
  const usage = { input_tokens: inputTokens, output_tokens: 1 };
  const message = { id: 'msg_double', type: 'message', role: 'assistant', model: 'double-1', content: [], usage };
  send('message_start', { message: { ...message, stop_reason: null, stop_sequence: null } });
  send('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
  send('ping');
  for (const text of pieces) send('content_block_delta', { index: 0, delta: { type: 'text_delta', text } });
  send('content_block_stop', { index: 0 });
  const end = { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: outputTokens } };
  send('message_delta', end);
  send('message_stop');
  response.end();
}
