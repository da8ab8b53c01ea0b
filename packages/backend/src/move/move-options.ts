import type { AnySql } from '@rxweb/platform/sql/sql';
import type { Side } from './side.ts';
import type { TablePlan } from './tables.ts';

export interface MovePlan extends TablePlan {
  /** Tables that hold rows in a new installation. */
  seeded: readonly string[];
  /** Writes what depends on the target's keys, in the transaction that writes the tables. */
  seal(tx: AnySql): Promise<void>;
  /** What is wrong with the target beyond differences; one line each. */
  check(): Promise<string[]>;
}

export type MoveStep = 'accounts' | 'files' | 'tables' | 'comparing files' | 'comparing tables';

export interface MoveOptions {
  from: Side;
  to: Side;
  plan: MovePlan;
  onProgress(step: MoveStep, done: number, all: number): void;
}
