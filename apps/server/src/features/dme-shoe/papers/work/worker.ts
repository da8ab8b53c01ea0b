import { parentPort, workerData } from 'node:worker_threads';
import type { Results, Task } from './task.ts';

const result = await carryOut(workerData as Task);
parentPort?.postMessage(result, result instanceof Uint8Array ? [result.buffer] : []);

/** Each task loads only what it needs. */
async function carryOut(task: Task): Promise<Results[Task['kind']]> {
  if (task.kind === 'count-pages') return (await import('../attached/open-pdf.ts')).countPages(task.pdf);
  if (task.kind === 'physician-packet')
    return (await import('../physician-packet.ts')).makePhysicianPacket(task.file, task.store);
  return (await import('../audit-packet.ts')).makeAuditPacket(task.file, task.store, task.attached);
}
