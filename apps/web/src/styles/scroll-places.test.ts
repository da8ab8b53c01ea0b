import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** Text for screen readers is placed absolutely: a box that scrolls but does not hold it makes the whole page scroll. */
test('whatever scrolls holds what is placed in it, so that hidden text never widens or lengthens the page', async () => {
  const loose: string[] = [];
  for await (const file of glob(join(src, '**/*.css'))) {
    const sheet = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selector = '', body = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const scrolls = /overflow(-[xy])?:\s*(auto|scroll)/.test(body);
      const holds = /position:\s*(relative|absolute|fixed|sticky)|contain:\s*strict/.test(body);
      if (scrolls && !holds) loose.push(`${relative(src, file)} ${selector.trim()}`);
    }
  }
  expect(loose).toEqual([]);
});
