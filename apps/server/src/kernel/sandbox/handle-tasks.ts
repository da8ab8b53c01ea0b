import { parentPort } from 'node:worker_threads';

/** Failures carry no message, which may quote a file. */
export type Answer<Result> = { result: Result } | { failure: string };

export function handleTasks<Task, Result>(carryOut: (task: Task) => Promise<Result>): void {
  parentPort?.on('message', async (task: Task) => {
    const answer = await carryOut(task).then(
      (result): Answer<Result> => ({ result }),
      (error): Answer<Result> => ({ failure: placeOf(error) }),
    );
    parentPort?.postMessage(answer);
  });
}

function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return [error.name, ...frames.slice(0, 8)].join('\n');
}
