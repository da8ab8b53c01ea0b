import { handleTasks } from '../../../../kernel/sandbox/handle-tasks.ts';
import { makeFilePacket } from '../audit-packet.ts';
import { makePhysicianPacket } from '../physician-packet.ts';
import type { PacketTask } from './packet-task.ts';

handleTasks(makePacket);

async function makePacket(task: PacketTask): Promise<Uint8Array<ArrayBuffer>> {
  const { file, store } = task;
  return task.kind === 'physician'
    ? makePhysicianPacket(file, store)
    : makeFilePacket(task.kind, file, store, task.attached);
}
