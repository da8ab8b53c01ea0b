import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { virusWord } from '../../../testing/clamd-double.ts';
import { loadConfig } from '../../config/config.ts';
import { ScannerAway } from '../../kernel/file-checks/virus-scanner.ts';
import { createClamdScanner } from './create-clamd-scanner.ts';

const program = '/usr/sbin/clamd';

/** Needs Debian's `clamav-daemon`; it gets a signature of ours. */
describe.runIf(existsSync(program))('F10 clamd itself, where clamav-daemon is installed', () => {
  let folder: string;
  let daemon: ChildProcess;
  const scanner = () => {
    const { clamd } = loadConfig({ CLAMD_URL: `unix:${join(folder, 'clamd.ctl')}` });
    if (!clamd) throw new Error('no address');
    return createClamdScanner(clamd, { connectMs: 2_000, totalMs: 20_000 });
  };
  const text = (words: string) => new TextEncoder().encode(words);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rxweb-clamd-'));
    await mkdir(join(folder, 'db'));
    await writeFile(join(folder, 'db/own.ndb'), `RxWeb.Test:0:*:${Buffer.from(virusWord).toString('hex')}\n`);
    const settings = {
      Foreground: 'yes',
      LocalSocket: join(folder, 'clamd.ctl'),
      DatabaseDirectory: join(folder, 'db'),
      StreamMaxLength: '1M',
      ...(process.getuid?.() === 0 && { User: 'root' }),
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
    await writeFile(join(folder, 'clamd.conf'), lines.join(''));
    daemon = spawn(program, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    const answers = () =>
      scanner()
        .version()
        .catch(() => null);
    await vi.waitFor(async () => expect((await answers())?.program).toMatch(/^ClamAV /), { timeout: 60_000 });
  }, 90_000);
  afterAll(async () => {
    if (daemon?.exitCode === null && daemon.signalCode === null) {
      daemon.kill('SIGKILL');
      await once(daemon, 'exit');
    }
    await rm(folder, { recursive: true });
  });

  it('finds what its signatures know, and nothing else', async () => {
    const { scan } = scanner();
    expect(await scan(text('hello'))).toEqual({ scan: 'clean' });
    expect(await scan(new Uint8Array())).toEqual({ scan: 'clean' });
    expect(await scan(text(`before ${virusWord} after`))).toEqual({
      scan: 'infected',
      words: 'RxWeb.Test.UNOFFICIAL',
    });
    expect(await scan(new Uint8Array(2 * 2 ** 20))).toEqual({ scan: 'refused', words: 'too large to scan' });
  });

  it('is away once it has ended', async () => {
    daemon.kill('SIGKILL');
    await once(daemon, 'exit');
    await expect(scanner().scan(text('hello'))).rejects.toBeInstanceOf(ScannerAway);
  });
});
