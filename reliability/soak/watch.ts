import { readdir } from 'node:fs/promises';
import { pssBytes, residentBytes, sumOf } from '../../bench/tools/processes.ts';
import type { Server } from '../tools/server.ts';

export interface Moment {
  minute: number;
  residentMb: number;
  heapMb: number;
  databaseMb: number;
  descriptors: number;
  loopP99Ms: number;
  loopMaxMs: number;
}

/** What the program holds now. `probeUrl` is where its probe answers. */
export async function look(server: Server, probeUrl: string, minute: number): Promise<Moment> {
  const { loop, heapUsed } = await (await fetch(probeUrl)).json();
  const [, ...others] = await server.processes();
  return {
    minute,
    residentMb: (await residentBytes(server.pid)) / 1e6,
    heapMb: heapUsed / 1e6,
    databaseMb: (await sumOf(others, pssBytes)) / 1e6,
    descriptors: (await readdir(`/proc/${server.pid}/fd`)).length,
    loopP99Ms: loop.p99,
    loopMaxMs: loop.max,
  };
}

/** How much a value grows in a minute, by least squares. */
export function slopeOf(moments: readonly Moment[], value: (moment: Moment) => number): number {
  const count = moments.length;
  const meanMinute = moments.reduce((sum, { minute }) => sum + minute, 0) / count;
  const meanValue = moments.reduce((sum, moment) => sum + value(moment), 0) / count;
  const both = moments.reduce((sum, moment) => sum + (moment.minute - meanMinute) * (value(moment) - meanValue), 0);
  return both / moments.reduce((sum, { minute }) => sum + (minute - meanMinute) ** 2, 0);
}
