import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../config/config.ts';
import { exitWithReason, run } from '../program/start.ts';
import { createDemo } from './create-demo.ts';
import { demoEnvironment } from './demo-environment.ts';

/** Uses a temporary folder. */
export function startDemo(env: NodeJS.ProcessEnv, scripts: string): Promise<void> {
  return exitWithReason(async () => {
    const settings = await demoEnvironment(env);
    process.stdout.write('Preparing the demo ...\n');
    const folder = mkdtempSync(join(tmpdir(), 'rxweb-demo-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    // Closing the terminal ends it too.
    process.once('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
    await run(
      loadConfig({ ...settings, DATA_DIR: join(folder, 'data'), BACKUP_NIGHTLY: 'off' }),
      createDemo(),
      scripts,
    );
  });
}
