import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answering, countTokens } from './answering.ts';

/** Longer than any limit of a test. */
const never = 60_000;

/** Chat completions as a stream: chunks, one with the reason of the end, one with the usage, then `[DONE]`. */
export async function answerOpenAi({ mode, pieces, inputTokens, count }: Answering, response: ServerResponse) {
  if (typeof mode === 'number') {
    const retry = mode === 429 ? { 'retry-after': '1' } : {};
    response.writeHead(mode, { 'content-type': 'application/json', ...retry });
    return void response.end(JSON.stringify({ error: { message: 'The double says no.', type: 'double', code: null } }));
  }
  if (mode === 'slow-connect') return stay(response);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  count(inputTokens);
  const send = (fields: object) => response.write(`data: ${JSON.stringify({ ...head, ...fields })}\n\n`);
  const say = (content: string) => {
    count(countTokens(content));
    return send({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] });
  };
  if (mode === 'slow-first-token') return stay(response);
  if (mode === 'malformed') {
    response.write('data: {"choices": [{"delta": {"content": "Half\n\n');
    return void response.end();
  }
  if (mode === 'endless') {
    while (!response.destroyed) {
      if (!say('We are here for you. ')) await once(response, 'drain').catch(() => undefined);
      await pause(1);
    }
    return;
  }
  const spoken = mode === 'empty' ? [] : pieces;
  for (const [index, piece] of spoken.entries()) {
    if (response.destroyed) return;
    say(piece);
    if (index % 8 === 0) await pause(0);
    const isHalf = index === Math.floor(spoken.length / 2);
    if (mode === 'stall' && isHalf) return stay(response);
    if (mode === 'cut' && isHalf) {
      await pause(20);
      return void response.destroy();
    }
  }
  send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  const completion_tokens = spoken.reduce((sum, piece) => sum + countTokens(piece), 0);
  const usage = { prompt_tokens: inputTokens, completion_tokens, total_tokens: inputTokens + completion_tokens };
  send({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}

const head = { id: 'chatcmpl-double', object: 'chat.completion.chunk', created: 1_763_700_000, model: 'double-1' };

/** Holds the connection without a word, until the other side goes. */
async function stay(response: ServerResponse): Promise<void> {
  const timer = new AbortController();
  response.on('close', () => timer.abort());
  await pause(never, undefined, { signal: timer.signal, ref: false }).catch(() => undefined);
  response.destroy();
}
