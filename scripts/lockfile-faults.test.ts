import { expect, it } from 'vitest';
import { findFaults } from './lockfile-faults.ts';

const good = { integrity: 'sha512-x', license: 'MIT' };
const faultsOf = (changes: object) =>
  findFaults({ packages: { 'node_modules/a': { ...good, ...changes } } }, ['listed']);

it('W9 takes what has a sum, comes from the registry, and has terms that are allowed', () => {
  for (const change of [
    {},
    { resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' },
    { license: '(GPL-3.0 OR MIT)' },
    { license: 'MIT AND OFL-1.1' },
  ])
    expect(faultsOf(change)).toEqual([]);
  expect(findFaults({ packages: { 'node_modules/listed': { ...good, hasInstallScript: true } } }, ['listed'])).toEqual(
    [],
  );
  expect(findFaults({ packages: { '': {}, 'packages/own': {}, 'node_modules/own': { link: true } } }, [])).toEqual([]);
});

it('W9 refuses a package without a checksum, from elsewhere, under other terms, or with an unreviewed script', () => {
  for (const [change, words] of [
    [{ integrity: undefined }, 'sum'],
    [{ integrity: 'sha1-x' }, 'sum'],
    [{ resolved: 'https://elsewhere.example/a.tgz' }, 'registry'],
    [{ resolved: 'git+ssh://git@example.org/a.git' }, 'registry'],
    [{ resolved: 'https://registry.npmjs.org.elsewhere.example/a.tgz' }, 'registry'],
    [{ license: 'GPL-3.0' }, 'GPL-3.0'],
    [{ license: undefined }, 'none'],
    [{ license: 'MIT AND GPL-3.0' }, 'GPL-3.0'],
    [{ hasInstallScript: true }, 'script'],
  ] as const)
    expect(faultsOf(change)).toEqual([expect.stringContaining(words)]);
});
