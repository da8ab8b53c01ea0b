import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** Long after the first page, so short trials make none. */
const pauseMs = 10_000;

/** Runs in a low-priority process. Failures change nothing. */
export function makeBundleLater(): void {
  setTimeout(() => {
    const script = join(import.meta.dirname, 'make-bundle-process.ts');
    const maker = spawn(process.execPath, [script], { stdio: 'ignore' });
    maker.on('error', () => undefined);
    maker.unref();
    if (maker.pid !== undefined) setPriority(maker.pid, constants.priority.PRIORITY_LOW);
  }, pauseMs).unref();
}
