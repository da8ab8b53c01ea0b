import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as bundled } from '@playwright/test';
import { quickTmp } from '../scripts/quick-tmp.ts';

/**
 * Runs a command with CHROMIUM_PATH set: to the Chromium named already, one on the PATH, Playwright's own, or Debian's package, installed
 * now when we are root. Otherwise says in one line what to do. Prefers the shell without a window, which takes half the time.
 * CHROMIUM_FULL_PATH is one that shows notifications.
 */
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('usage: with-chromium.ts COMMAND [ARGUMENT ...]');

const chromium = findChromium();
if (!chromium) {
  console.error(
    'No Chromium found: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chrome or Chromium.',
  );
  process.exit(1);
}
const isShell = /headless.shell/.test(chromium);
const full = command === 'playwright' && isShell ? findFull() : undefined;
const env = { ...(full && { CHROMIUM_FULL_PATH: full }), ...process.env, CHROMIUM_PATH: chromium, TMPDIR: quickTmp() };
const run = spawnSync(command, args, { stdio: 'inherit', env });
process.exit(run.status ?? 1);

function findChromium(): string | undefined {
  const { CHROMIUM_PATH: named } = process.env;
  if (named) return existsSync(named) ? named : undefined;
  const shell = () => firstOnPath(['chromium-headless-shell']);
  return shell() ?? (install('chromium-headless-shell') ? shell() : undefined) ?? findFull();
}

function findFull(): string | undefined {
  const browser = () =>
    firstOnPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']) ??
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', bundled.executablePath()].find(existsSync);
  return browser() ?? (install('chromium') ? browser() : undefined);
}

function firstOnPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/** Installs a Debian package if this is Debian and we may; returns whether it did. */
function install(name: string): boolean {
  const isDebian =
    existsSync('/etc/debian_version') ||
    (existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8')));
  if (process.getuid?.() !== 0 || !isDebian) return false;
  console.log(`Installing Debian’s ${name} for the browser tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const isDone = (...aptArguments: string[]) =>
    spawnSync('apt-get', aptArguments, { stdio: 'inherit', env, timeout: 5 * 60_000 }).status === 0;
  return isDone('update', '-qq') && isDone('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation');
}
