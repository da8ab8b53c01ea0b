import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into the program that is watched (`--import probe-process.ts?port=…`): its port returns how long its event loop was held up, and its memory.
 */
// What the program starts in its turn is not looked into.
delete process.env.NODE_OPTIONS;
const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();
const port = Number(new URL(import.meta.url).searchParams.get('port'));
createServer((_request, response) => {
  const loop = { p50: delays.percentile(50) / 1e6, p99: delays.percentile(99) / 1e6, max: delays.max / 1e6 };
  delays.reset();
  response.end(JSON.stringify({ loop, ...process.memoryUsage() }));
})
  .listen(port, '127.0.0.1')
  .unref();
