import { cpuMsOfEach, cpuMsSince, processTree } from '../tools/processes.ts';
import type { Server, Supabase } from './start-servers.ts';

/** Processor time in ms. */
export interface Used {
  servers: number;
  database: number;
}

/** What servers and PostgreSQL use while some work is done, by the processes that are there at its end. */
export async function usedBy<T>(
  { pid: supabase }: Supabase,
  servers: readonly Server[],
  work: () => Promise<T>,
): Promise<{ result: T; used: Used }> {
  const read = async () => {
    const [, ...database] = await processTree(supabase);
    const all = (await Promise.all(servers.map(({ pid }) => processTree(pid)))).flat();
    return { servers: await cpuMsOfEach(all), database: await cpuMsOfEach(database) };
  };
  const before = await read();
  const result = await work();
  const after = await read();
  return {
    result,
    used: { servers: cpuMsSince(before.servers, after.servers), database: cpuMsSince(before.database, after.database) },
  };
}
