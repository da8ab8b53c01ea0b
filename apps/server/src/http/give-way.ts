import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Lets the thread that answers requests go before this one, of a worker, where both want a processor. */
export function giveWay(): void {
  // On Linux each thread has a priority of its own (setpriority(2)); elsewhere it would be that of the whole program.
  if (process.platform === 'linux' && !isMainThread) setPriority(0, constants.priority.PRIORITY_LOW);
}
