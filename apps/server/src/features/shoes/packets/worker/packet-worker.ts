import { handleTasks } from '../../../../kernel/sandbox/handle-tasks.ts';
import { makeAuditPacket } from '../audit-packet.ts';
import { makePhysicianPacket } from '../physician-packet.ts';
import type { PacketTask } from './packet-task.ts';

handleTasks(makePacket);

async function makePacket(task: PacketTask): Promise<Uint8Array<ArrayBuffer>> {
  const { file, store } = task;
  return task.kind === 'physician' ? makePhysicianPacket(file, store) : makeAuditPacket(file, store, task.attached);
}
