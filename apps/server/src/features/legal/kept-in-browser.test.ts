import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptInBrowser } from '@rxweb/contracts/kept-in-browser';
import { expect, it } from 'vitest';

const root = new URL('../../../../../', import.meta.url).pathname;
const read = (patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((path) => !/\.test\.|node_modules/.test(path))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
const web = read(['apps/web/src/**/*.{ts,tsx}', 'packages/contracts/src/**/*.ts']).filter(
  ({ path }) => !path.endsWith('kept-in-browser.ts'),
);
const server = read(['apps/server/src/**/*.ts']);
const names = new Set(keptInBrowser.map(({ name }) => name));

/** Tags, channels, locks and messages of running pages: nothing of them is kept. */
const unkept = new Set([
  'rx-session',
  'rx-sms',
  'rx-sms-notices',
  'rx-upload-queue-adopt',
  'rx-boot',
  'rx-widget',
  'rx-widget-close',
  'rx-widget-open',
  'rx-widget-ready',
]);

function unique(sources: readonly { source: string }[], pattern: RegExp): string[] {
  return [...new Set(sources.flatMap(({ source }) => [...source.matchAll(pattern)].map(([, found = '']) => found)))];
}
const pathsWith = (sources: typeof web, pattern: RegExp) =>
  sources.filter(({ source }) => pattern.test(source)).map(({ path }) => path.split('/').at(-1));

it('lists every name that the pages keep something under, and no other', () => {
  const found = unique(web, /['"`](rx-[a-z-]+)/g).filter((name) => !unkept.has(name));
  const ofServer = unique(server, /['"`](?:__Host-)?(rx-(?:visitor|device))['"`]/g);
  expect([...new Set([...found, ...ofServer])].sort()).toEqual([...names].sort());
});

it('no other part of the pages reaches the browser’s storage', () => {
  const reach =
    /\b(?:localStorage|sessionStorage)\b[.[)]|= localStorage|indexedDB\.|document\.cookie|caches\.open|assign\(document, \{ cookie/;
  expect(pathsWith(web, reach).sort()).toEqual([
    'browser-storage.ts',
    'choose-language.ts',
    'draft-copy.ts',
    'framed-visitor.ts',
    'object-store.ts',
    'service-worker.ts',
    'tab-draft.ts',
    'theme-init.ts',
  ]);
});

it('every key given to the storage begins with rx-, so that the first test sees it', () => {
  const keys = unique(
    web,
    /(?:useStoredValue|(?:local|tab)Values\.(?:get|set|remove)|openObjectStore)\(\s*['"`]([^'"`]*)/g,
  );
  expect(keys.filter((key) => !key.startsWith('rx-'))).toEqual([]);
});

it('the server sets no other cookie', () => {
  expect(pathsWith(server, /header\(\s*['"]set-cookie|setCookie/i).sort()).toEqual([
    'remember-devices.ts',
    'visitor.ts',
  ]);
  expect(unique(server, /['"`]__Host-([a-z-]+)/g).sort()).toEqual(['rx-device', 'rx-visitor']);
});
