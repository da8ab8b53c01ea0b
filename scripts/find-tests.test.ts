import { expect, it } from 'vitest';
import { findTests } from './find-tests.ts';

const sources = new Map([
  ['packages/domain/package.json', '{"exports":{"./*":"./src/*.ts"}}'],
  ['packages/domain/src/shoes.ts', ''],
  ['packages/domain/src/shoes.test.ts', "import { checkCase } from './shoes.ts';"],
  ['apps/server/src/features/shoes/routes.ts', "import { checkCase } from '@rxweb/domain/shoes';"],
  ['apps/server/src/features/shoes/shoes.test.ts', "import { app } from '../../testing/app.ts';"],
  ['apps/server/src/features/sms/routes.ts', ''],
  ['apps/server/src/features/sms/sms.test.ts', "import { app } from '../../testing/app.ts';\n// 0001_sms.sql"],
  ['apps/server/src/features/chat/routes.ts', ''],
  [
    'apps/server/src/app.ts',
    ['shoes', 'sms', 'chat'].map((name) => `import './features/${name}/routes.ts';`).join('\n'),
  ],
  ['apps/server/src/testing/app.ts', "import { build } from '../app.ts';"],
]);
const testsOf = (...changed: string[]) => findTests(sources, changed, 10).tests;

it('finds the tests that import a change, in its package and in others', () => {
  expect(testsOf('packages/domain/src/shoes.ts')).toEqual(['packages/domain/src/shoes.test.ts']);
});

it('finds the tests of a changed feature, and not those that reach it only through the app', () => {
  expect(testsOf('apps/server/src/features/shoes/routes.ts')).toEqual(['apps/server/src/features/shoes/shoes.test.ts']);
});

it('finds the tests that name a changed file that is no module, and a changed test itself', () => {
  expect(testsOf('supabase/migrations/0001_sms.sql')).toEqual(['apps/server/src/features/sms/sms.test.ts']);
  expect(testsOf('packages/domain/src/shoes.test.ts')).toEqual(['packages/domain/src/shoes.test.ts']);
});

it('takes the nearest when there are too many, and counts the others', () => {
  expect(findTests(sources, ['apps/server/src/testing/app.ts', 'packages/domain/src/shoes.test.ts'], 1)).toEqual({
    tests: ['packages/domain/src/shoes.test.ts'],
    farther: 2,
  });
});
