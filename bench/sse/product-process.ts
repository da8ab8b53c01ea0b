import '../../apps/server/src/v8-flags.js';
import type { Answerer } from '../../apps/server/src/features/chat/answerer.ts';
import { createTestApp } from '../../apps/server/testing/create-test-app.ts';
import { pieceEveryMs, tellMemory } from './memory.ts';

/**
 * The product on a real database, with an answerer that says a word now and then: what a held answer costs without a model's connection.
 */
const [probePort = 0] = process.argv.slice(2).map(Number);
let next = Promise.withResolvers<void>();
setInterval(() => {
  next.resolve();
  next = Promise.withResolvers();
}, pieceEveryMs);

const answerer: Answerer = {
  async *answer({ text }, signal) {
    yield { type: 'chunk', text: `${text.length}` };
    while (!signal.aborted) {
      await next.promise;
      yield { type: 'chunk', text: ' still here' };
    }
  },
};
const product = await createTestApp(undefined, { TRUST_PROXY: '127.0.0.1' }, undefined, answerer);
tellMemory(probePort, `${product.url}/api/chat-stream`);
process.once('SIGTERM', () => void product.close().finally(() => process.exit(0)));
