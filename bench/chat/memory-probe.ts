import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Loaded before a program: answers on its own port how much memory is held after a collection. */
// What the program starts in its turn is not looked into.
delete process.env.NODE_OPTIONS;
const port = Number(new URL(import.meta.url).searchParams.get('port'));
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

createServer((_request, response) => {
  collect();
  const { rss, heapUsed } = process.memoryUsage();
  response.end(JSON.stringify({ rss, heapUsed }));
})
  .listen(port, '127.0.0.1')
  .unref();
