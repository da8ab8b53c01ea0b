import type { System } from '../systems/system.ts';

/** One thing that is measured on several systems. */
export interface Case {
  name: string;
  callers: number;
  /** For calls that fill the disk: so many a round at most. */
  maxCalls?: number;
  /** Gets ready, and returns what each caller then repeats. Throws where the system cannot do it. */
  prepare(system: System, callers: number): Promise<(caller: number) => Promise<void>>;
}
