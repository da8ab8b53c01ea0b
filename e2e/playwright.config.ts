import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { admin, port } from './accounts.ts';

const root = join(import.meta.dirname, '..');
// Made once by the runner; its workers inherit it.
process.env.RXWEB_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'rxweb-e2e-'));
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests',
  outputDir: join(root, 'test-results'),
  workers: 2,
  forbidOnly: true,
  // As in vitest.config.ts.
  retries: process.env.CI ? 1 : 0,
  // A machine shared with others may stand still for seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording costs a quarter of the time; `--trace on` asks for it.
    trace: 'on-first-retry',
    // What a page keeps is shown by install.spec.ts alone; everywhere else all comes from the server.
    serviceWorkers: 'block',
    // Drawing movements costs a sixth of the time: only what visitors meet most is shown with them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // A phone has no keyboard to go through the page with; what the backend's client does, what becomes of a
    // file, which theme an hour has and what is answered is the same on both.
    {
      name: 'phone',
      testIgnore: [
        'keyboard.spec.ts',
        'announcements.spec.ts',
        'assistant.spec.ts',
        'auth-client.spec.ts',
        'auth-errors.spec.ts',
        'realtime-client.spec.ts',
        'uploads.spec.ts',
        'users.spec.ts',
        'audit.spec.ts',
        'dme.spec.ts',
        'dme-desk.spec.ts',
        'offline.spec.ts',
        'photos.spec.ts',
        'hostile-answers.spec.ts',
        'guards.spec.ts',
        'login.spec.ts',
        'sign-in-steps.spec.ts',
        'staff.spec.ts',
        'session.spec.ts',
        'account.spec.ts',
        'pages.spec.ts',
        'storage-widget.spec.ts',
        'install.spec.ts',
        'sms.spec.ts',
        'sms-live.spec.ts',
        'sms-desk.spec.ts',
        'small-windows.spec.ts',
        'theme.spec.ts',
        'chat.spec.ts',
        'conversations.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node e2e/start-server.ts',
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: join(process.env.RXWEB_E2E_DATA, 'data'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'warn',
    },
  },
});
