import { Worker } from 'node:worker_threads';

/**
 * The sandbox process: hands tasks to a thread and answers back. So it sees, and ends itself, when the work takes too much memory, or
 * when the program that wanted it is gone, however busy the work is.
 */
const [module, maxGrowthBytes] = process.argv.slice(2);
if (!module) throw new Error('usage: bench-process <worker> <most bytes to grow>');
const watchMs = 50;
const worker = new Worker(new URL(module), {
  // Above what the process may grow, so that it ends by itself before V8 ends it with all that it held in a core file.
  resourceLimits: { maxOldGenerationSizeMb: Math.ceil((2 * Number(maxGrowthBytes)) / 2 ** 20) + 512 },
  stdout: true,
  stderr: true,
});
const end = () => process.kill(process.pid, 'SIGKILL');
let before = Number.POSITIVE_INFINITY;

process.on('message', ({ task }: { task: unknown }) => {
  before = process.memoryUsage.rss();
  worker.postMessage(task);
});
process.on('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() - before > Number(maxGrowthBytes)) end();
}, watchMs);
worker.on('message', (answer) => {
  before = Number.POSITIVE_INFINITY;
  process.send?.(answer);
});
worker.on('error', () => process.exit(1));
