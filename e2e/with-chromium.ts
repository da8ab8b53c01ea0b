import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Runs a command with CHROMIUM_PATH set to a Chromium that is there: the one named already, one on the PATH, Playwright's own,
 * or Debian's package, installed now when we are root on Debian. Otherwise it says in one line what to do.
 */
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('usage: with-chromium.ts COMMAND [ARGUMENT ...]');

const chromium = (await findChromium()) ?? installChromium();
if (!chromium) {
  console.error(
    'No Chromium found: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chrome or Chromium.',
  );
  process.exit(1);
}
const run = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } });
process.exit(run.status ?? 1);

async function findChromium(): Promise<string | undefined> {
  const { CHROMIUM_PATH: named, PATH: path = '' } = process.env;
  if (named) return existsSync(named) ? named : undefined;
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const onPath = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const { chromium: bundled } = await import('@playwright/test');
  return [...onPath, macApp, bundled.executablePath()].find((file) => existsSync(file));
}

function installChromium(): string | undefined {
  const isDebian =
    existsSync('/etc/debian_version') ||
    (existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8')));
  if (process.getuid?.() !== 0 || !isDebian) return undefined;
  console.log('Installing Debian’s chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    stdio: 'inherit',
    env,
  });
  return ['/usr/bin/chromium'].find((file) => existsSync(file));
}
