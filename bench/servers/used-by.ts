import { cpuMs, processTree } from '../tools/processes.ts';
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
    return { servers: await readEach(all), database: await readEach(database) };
  };
  const before = await read();
  const result = await work();
  const after = await read();
  return {
    result,
    used: { servers: grown(before.servers, after.servers), database: grown(before.database, after.database) },
  };
}

async function readEach(pids: readonly number[]): Promise<Map<number, number>> {
  return new Map(await Promise.all(pids.map(async (pid): Promise<[number, number]> => [pid, await cpuMs(pid)])));
}

function grown(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}
