import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';

const log = new URL('./describe-error.ts', import.meta.url).href;

/** A program that logs each line of its standard input, reports on standard error that it continues, and exits with code 7. */
function startLogging() {
  const program = `
    import { createLog } from ${JSON.stringify(log)};
    const log = createLog('info');
    process.stdin.on('data', (chunk) => {
      log.info('before');
      log.warn(String(chunk));
      process.stderr.write('goes on\\n');
    });
    process.stdin.on('end', () => process.exit(7));
    process.stderr.write('ready\\n');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = () => once(child.stderr, 'data').then(String);
  return { child, said, ended: once(child, 'exit') };
}

describe('the log on standard output', () => {
  it('blocks nothing when its reader is gone', async () => {
    const { child, said, ended } = startLogging();
    expect(await said()).toBe('ready\n');
    child.stdout.destroy();
    for (const line of ['one', 'two']) {
      child.stdin.write(line);
      expect(await said()).toBe('goes on\n');
    }
    child.stdin.end();
    expect(await ended).toEqual([7, null]);
  });

  it('has all lines, in order', async () => {
    const { child, said, ended } = startLogging();
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    expect(await said()).toBe('ready\n');
    child.stdin.write('one');
    await said();
    child.stdin.end();
    await ended;
    const lines = output.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['before', 'one']);
  });
});
