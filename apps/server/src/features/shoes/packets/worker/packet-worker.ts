import { handleTasks } from '../../../../kernel/sandbox/handle-tasks.ts';
import { makeFilePacket } from '../audit-packet.ts';
import { makeLetterPacket } from '../letter-packet.ts';
import type { MadePacket, PacketTask } from './packet-task.ts';

handleTasks(makePacket);

async function makePacket(task: PacketTask): Promise<MadePacket> {
  const { file, store } = task;
  if (task.kind === 'letter') return makeLetterPacket(file, store, task.to, task.codes);
  return { pdf: await makeFilePacket(task.kind, file, store, task.attached), pages: null };
}
