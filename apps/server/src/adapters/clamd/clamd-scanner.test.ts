import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClamdDouble, startClamdDouble, virusName, virusWord } from '../../../testing/clamd-double.ts';
import { loadConfig } from '../../config/config.ts';
import { ScannerAway } from '../../kernel/file-checks/virus-scanner.ts';
import { createClamdScanner, readVersion } from './create-clamd-scanner.ts';

let double: ClamdDouble;
let scan: ReturnType<typeof createClamdScanner>['scan'];
beforeAll(async () => {
  double = await startClamdDouble();
  scan = scannerAt(double.url).scan;
});
beforeEach(() => {
  double.fault = 'none';
});
afterAll(() => double.stop());

function scannerAt(url: string) {
  const { clamd } = loadConfig({ CLAMD_URL: url });
  if (!clamd) throw new Error('no address');
  return createClamdScanner(clamd, { connectMs: 500, totalMs: 2_500 });
}
const text = (words: string) => new TextEncoder().encode(words);

describe('F10 the scanner’s answers', () => {
  it('are clean, or the name of what it found, for a file of any size', async () => {
    expect(await scan(text('hello'))).toEqual({ scan: 'clean' });
    expect(await scan(new Uint8Array())).toEqual({ scan: 'clean' });
    const large = new Uint8Array(5 * 2 ** 20 + 7);
    expect(await scan(large)).toEqual({ scan: 'clean' });
    expect(double.received.at(-1)).toBe(large.length);
    large.set(text(virusWord), large.length - 40);
    expect(await scan(large)).toEqual({ scan: 'infected', words: virusName });
  });

  it('are read although it refuses the file while it is still being sent', async () => {
    double.fault = 'too large';
    expect(await scan(new Uint8Array(20 * 2 ** 20))).toEqual({ scan: 'refused', words: 'too large to scan' });
  });

  it.each(['slow', 'garbage', 'cut', 'error', 'silent'] as const)(
    'are never taken for clean when it is %s',
    async (fault) => {
      double.fault = fault;
      await expect(scan(text('hello'))).rejects.toThrow(/^the scanner /);
      await expect(scan(text('hello'))).rejects.not.toBeInstanceOf(ScannerAway);
    },
  );

  it('tell a scanner that is away from one that fails at a file', async () => {
    await double.stop();
    await expect(scan(text('hello'))).rejects.toBeInstanceOf(ScannerAway);
    await double.start();
    expect(await scan(text('hello'))).toEqual({ scan: 'clean' });
  });

  it('name its version and the day of its signatures', async () => {
    expect(await scannerAt(double.url).version()).toEqual({
      program: 'ClamAV 1.4.3',
      signaturesOf: new Date('2026-11-16T08:00:00Z'),
    });
    expect(readVersion('ClamAV 1.4.3')).toEqual({ program: 'ClamAV 1.4.3', signaturesOf: null });
    expect(readVersion('ClamAV 1.0.7/26941/Mon Jun  5 07:22:54 2023').signaturesOf).toEqual(
      new Date('2023-06-05T07:22:54Z'),
    );
    expect(() => readVersion('SSH-2.0-OpenSSH_9.2')).toThrow(ScannerAway);
  });

  it('come over a socket file, too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rxweb-clamd-'));
    const local = await startClamdDouble(join(folder, 'clamd.ctl'));
    expect(await scannerAt(local.url).scan(text(virusWord))).toEqual({ scan: 'infected', words: virusName });
    await local.stop();
    await rm(folder, { recursive: true });
    await expect(scannerAt(local.url).scan(text('x'))).rejects.toBeInstanceOf(ScannerAway);
  });
});

it('takes addresses of both kinds, and names the variable for any other', () => {
  const at = (CLAMD_URL: string) => loadConfig({ CLAMD_URL }).clamd;
  expect(loadConfig({}).clamd).toBeNull();
  expect(at('tcp://scanner.internal')).toEqual({ host: 'scanner.internal', port: 3310 });
  expect(at('tcp://[::1]:3311')).toEqual({ host: '::1', port: 3311 });
  expect(at('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(at('unix:///run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  for (const bad of ['localhost:3310', 'http://localhost', 'tcp://', 'unix:relative', 'tcp://user:pw@host'])
    expect(() => at(bad)).toThrow(/CLAMD_URL must be tcp/);
});
