import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
/** Makes this Node say that it is an old one. */
const pretendOld = `data:text/javascript,${encodeURIComponent(`
  Object.defineProperty(process, 'version', { value: 'v20.19.0' });
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } });
`)}`;
const refusal =
  /^RxWeb needs Node\.js 24 or newer, this is v20\.19\.0: use "npm start" after "npm ci" with install scripts, which brings the right one\n$/;

it('an old Node is refused with one line and exit code 78', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', pretendOld, 'apps/server/src/main.js'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(refusal);
  expect({ status, stdout }).toEqual({ status: 78, stdout: '' });
});

it.each(['demo', 'rx', 'eval'])('npm run %s checks the version before Node reads TypeScript', async (name) => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const [command, ...args] = scripts[name].split(' ');
  expect(command).toBe('node');
  const { status, stderr } = spawnSync(process.execPath, ['--import', pretendOld, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 78, stderr: expect.stringMatching(refusal) });
});

it('main.js imports by name only what every Node since 14 has, or an old one would fail before the check', async () => {
  const read = (file: string) => readFile(join(import.meta.dirname, file), 'utf8');
  const imports = (text: string) => [...text.matchAll(/^import .*$/gm)].map(([line]) => line);
  expect(imports(await read('main.js'))).toEqual([
    "import './check-node.js';",
    "import module from 'node:module';",
    "import { join } from 'node:path';",
    "import './v8-flags.js';",
  ]);
  expect(imports(await read('v8-flags.js'))).toEqual(["import { setFlagsFromString } from 'node:v8';"]);
  expect(imports(await read('check-node.js'))).toEqual([]);
});
