import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { admin, port } from './accounts.ts';

const root = join(import.meta.dirname, '..');
// Made once by the runner; its workers inherit it.
process.env.RXWEB_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'rxweb-e2e-'));
const isRoot = process.getuid?.() === 0;
/** `npm run test:full`: also @full, @desktop-full on desktops, @phone-full on phones. */
const isFull = process.env.RX_FULL === '1';

/** Time-sensitive journeys. An alarm also shows above every administrator page, so other journeys would see it. */
const timed = ['inp.spec.ts', 'slow-network.spec.ts', 'sms-alarm.spec.ts'];

const launch = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // See journey.ts.
    '--process-per-site',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
};
/** A journey is over before optimized code repays its making, and the GPU's process only draws. */
const launchOptions = { ...launch, args: [...launch.args, '--in-process-gpu', '--js-flags=--no-opt --no-maglev'] };

export default defineConfig({
  testDir: 'tests',
  outputDir: join(root, 'test-results'),
  // Journeys wait half of their time. Those that assert milliseconds are `timed`.
  workers: 3,
  forbidOnly: true,
  // A shared machine may stall. Retried journeys are named at the end.
  retries: process.env.CI ? 2 : 0,
  // A shared machine may stall for seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'dot',
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording costs a quarter of the time; `--trace on` asks for it.
    trace: 'on-first-retry',
    // Only install.spec.ts shows what a page keeps.
    serviceWorkers: 'block',
    // Drawing movements costs a sixth of the time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launch,
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isFull ? [] : /@(desktop-)?full/,
      testIgnore: timed,
      use: { launchOptions, viewport: { width: 1440, height: 900 } },
    },
    // @phone: other layout, fingers, camera, picker.
    {
      name: 'phone',
      grep: /@phone/,
      grepInvert: isFull ? [] : /@(phone-)?full/,
      testIgnore: timed,
      use: { launchOptions, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    // One at a time when all else is done: milliseconds are asserted.
    {
      name: 'timed',
      grepInvert: isFull ? [] : /@full/,
      testMatch: timed,
      workers: 1,
      dependencies: ['desktop', 'phone'],
    },
  ],
  webServer: {
    command: 'node e2e/start-server.ts',
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    // A first start builds the web, makes a database, and in some modes starts more than one program.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: join(process.env.RXWEB_E2E_DATA, 'data'),
      BILLING_FILE: join(root, 'apps/server/src/demo/billing.json'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'warn',
      WEB_PUSH_HOSTS: 'loopback',
      // A journey is no night: what is measured is measured alone.
      BACKUP_NIGHTLY: 'off',
    },
  },
});
