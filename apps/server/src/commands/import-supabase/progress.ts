import type { Writable } from 'node:stream';
import type { MoveStep } from '@rxweb/backend/move';

const barChars = 30;
const linesPerStep = 10;

/** A bar on a terminal; elsewhere, such as in a file, a line for each tenth. */
export function createProgress(stdout: Writable): (step: MoveStep, done: number, all: number) => void {
  const isTerminal = 'isTTY' in stdout && stdout.isTTY === true;
  return (step, done, all) => {
    if (isTerminal) {
      const filled = all === 0 ? barChars : Math.floor((done / all) * barChars);
      const bar = '#'.repeat(filled).padEnd(barChars, '.');
      stdout.write(`\r\u001b[K[${bar}] ${step}: ${done} of ${all}${done === all ? '\n' : ''}`);
      return;
    }
    const tenth = (count: number) => Math.floor((count * linesPerStep) / Math.max(all, 1));
    if (done === all || tenth(done) > tenth(done - 1)) stdout.write(`${step}: ${done} of ${all}\n`);
  };
}
