import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { libraries } from './libraries.ts';
import { createSuite, type Suite } from './suite.ts';
import { openTarget, type Target } from './target.ts';

/** Checks each client release, section by section, on one backend per test file. */
export function describeReleases(sections: Record<string, (suite: Suite) => void>): void {
  let target: Target | undefined;
  const openedTarget = () => {
    if (!target) throw new Error('there is no project to speak to');
    return target;
  };
  beforeAll(async () => {
    target = await openTarget();
  });
  afterAll(async () => target?.close());

  describe.each(libraries)('$name', (library) => {
    const suite = createSuite(openedTarget, library);
    beforeEach(() => suite.target.forgetLimits());
    afterAll(() => suite.close());
    for (const [name, section] of Object.entries(sections)) describe(name, () => section(suite));
  });
}
