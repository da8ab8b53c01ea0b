import { parentPort } from 'node:worker_threads';
import { giveWay } from '../../../../http/give-way.ts';
import type { Results, Task } from './task.ts';

giveWay();

parentPort?.on('message', async (task: Task) => {
  try {
    const result = await carryOut(task);
    parentPort?.postMessage({ result }, result instanceof Uint8Array ? [result.buffer] : []);
  } catch (error) {
    parentPort?.postMessage({ failure: whereOf(error) });
  }
});

/** Each task loads only what it needs. */
async function carryOut(task: Task): Promise<Results[Task['kind']]> {
  if (task.kind === 'count-pages') return (await import('../attached/open-pdf.ts')).countPages(task.pdf);
  if (task.kind === 'physician-packet')
    return (await import('../physician-packet.ts')).makePhysicianPacket(task.file, task.store);
  return (await import('../audit-packet.ts')).makeAuditPacket(task.file, task.store, task.attached);
}

/** Kind and place of a failure, without its message: that may quote a file. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return [error.name, ...frames.slice(0, 8)].join('\n');
}
