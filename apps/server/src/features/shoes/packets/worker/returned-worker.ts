import { handleTasks } from '../../../../kernel/sandbox/handle-tasks.ts';
import { readCodes } from '../returned/read-codes.ts';
import { splitPages } from '../returned/split-pages.ts';
import type { ReturnedResult, ReturnedTask } from './returned-task.ts';

handleTasks(work);

async function work(task: ReturnedTask): Promise<ReturnedResult> {
  if (task.kind === 'read') return { codes: await readCodes(task.file, task.type) };
  return { files: await splitPages(task.file, task.pieces) };
}
