import { Worker } from 'node:worker_threads';

/** Runs tasks in a thread, so that this process can end itself when it uses too much memory or its parent is gone. */
const [module, maxGrowthBytes] = process.argv.slice(2);
if (!module) throw new Error('usage: bench-process <worker> <most bytes to grow>');
const watchMs = 50;
const worker = new Worker(new URL('./sealed-thread.ts', import.meta.url), {
  workerData: { module },
  env: {},
  // Above the growth limit, so the process ends itself before V8 aborts it and dumps its data to a core file.
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
for (const event of ['error', 'exit']) worker.on(event, () => process.exit(1));
