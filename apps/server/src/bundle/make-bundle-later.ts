import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** Long after the page is out. A program that is tried for a moment makes none. */
const pauseMs = 10_000;

/** Makes the bundle that the next start begins with, in a process that gives way to all others. If it cannot, starts stay as they are. */
export function makeBundleLater(): void {
  setTimeout(() => {
    const script = join(import.meta.dirname, 'make-bundle-process.ts');
    const maker = spawn(process.execPath, [script], { stdio: 'ignore' });
    maker.on('error', () => undefined);
    maker.unref();
    if (maker.pid !== undefined) setPriority(maker.pid, constants.priority.PRIORITY_LOW);
  }, pauseMs).unref();
}
