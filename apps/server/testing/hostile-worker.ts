import { writeFile } from 'node:fs/promises';
import { handleTasks } from '../src/kernel/sandbox/handle-tasks.ts';
import { escapes } from './escapes.ts';

export type HostileTask =
  | 'fill the heap'
  | 'fill buffers'
  | 'hang'
  | 'crash'
  | 'look around'
  | { write: string }
  | { escapes: [way: string, at: string][] };

/** Does what a file would do that has taken over its reader. */
handleTasks(async (task: HostileTask): Promise<unknown> => {
  const kept: unknown[] = [];
  if (task === 'fill the heap') for (;;) kept.push(new Array(1_000).fill(kept.length));
  if (task === 'fill buffers') for (;;) kept.push(Buffer.alloc(2 ** 20, 1));
  if (task === 'hang') for (;;) kept.length = 0;
  if (task === 'crash') process.exit(1);
  if (typeof task === 'object') {
    return 'write' in task ? writeFile(task.write, 'here') : successful(task.escapes);
  }
  return Object.keys(process.env);
});

/** The ways that led out. */
async function successful(tried: [way: string, at: string][]): Promise<string[]> {
  const found = await Promise.all(
    tried.map(async ([way, at]) => {
      try {
        await escapes[way]?.(at);
        return [`${way} ${at}`];
      } catch {
        return [];
      }
    }),
  );
  return found.flat();
}
