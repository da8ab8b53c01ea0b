import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Answerer } from '../../apps/server/src/features/chat/answerer.ts';
import { createTestApp } from '../../apps/server/testing/create-test-app.ts';

/**
 * The server with an answerer in its own process that says the last word of the question again and again, slowly: what a held stream costs without
 * what a model's connection costs. Tells its address and memory on the port it is given; ends on SIGTERM.
 */
const [port, pieces = 0, gapMs] = process.argv.slice(2).map(Number);
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const answerer: Answerer = {
  async *answer({ text }, signal) {
    yield { type: 'outcome', by: 'local', outcome: 'answered', intent: null };
    for (let piece = 0; piece < pieces && !signal.aborted; piece += 1) {
      yield { type: 'chunk', text: `${text.split(' ').at(-1)} ` };
      await pause(gapMs);
    }
  },
};
const product = await createTestApp(undefined, { TRUST_PROXY: '127.0.0.1' }, undefined, answerer);

createServer((_request, response) => {
  collect();
  const { rss, heapUsed } = process.memoryUsage();
  response.end(JSON.stringify({ url: product.url, rss, heapUsed }));
}).listen(port, '127.0.0.1');
process.once('SIGTERM', () => void product.close().finally(() => process.exit(0)));
