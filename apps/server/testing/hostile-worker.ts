import { writeFile } from 'node:fs/promises';
import { handleTasks } from '../src/kernel/sandbox/handle-tasks.ts';

export type HostileTask = 'fill the heap' | 'fill buffers' | 'hang' | 'crash' | 'look around' | { write: string };

/** Does what a file would do that has taken over its reader. */
handleTasks(async (task: HostileTask): Promise<unknown> => {
  const kept: unknown[] = [];
  if (task === 'fill the heap') for (;;) kept.push(new Array(1_000).fill(kept.length));
  if (task === 'fill buffers') for (;;) kept.push(Buffer.alloc(2 ** 20, 1));
  if (task === 'hang') for (;;) kept.length = 0;
  if (task === 'crash') process.kill(process.pid, 'SIGSEGV');
  if (typeof task === 'object') return writeFile(task.write, 'here');
  return Object.keys(process.env);
});
