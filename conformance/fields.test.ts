import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorld } from './fields/create-world.ts';
import { describePackages, describeVerdict } from './fields/describe-rows.ts';
import { packages, readPackage } from './fields/packages.ts';
import { errorOf, type Verdict } from './fields/row.ts';
import { libraries } from './libraries.ts';
import { createSuite } from './suite.ts';
import { isEmbedded, openTarget, type Target } from './target.ts';

const table = join(import.meta.dirname, '..', 'docs', 'backend-fields.md');

describe('every field of the client’s types has a verdict', () => {
  const known = packages.map((one) => ({ ...one, calls: readPackage(one) }));

  it.each(known)('$name', ({ calls, rows }) => {
    const nameless: string[] = [];
    for (const [call, fields] of calls) {
      const verdicts = rows[call] ?? [];
      const named = new Set(verdicts.flatMap(([words]) => words.split(' ')));
      if (verdicts.length === 0) nameless.push(`${call}()`);
      else if (!named.has('*'))
        nameless.push(...[...fields].filter((field) => !named.has(field)).map((field) => `${call}: ${field}`));
    }
    expect(nameless).toEqual([]);
  });

  it.each(known)('$name: no row names a call or field that is none', ({ calls, rows }) => {
    const unknown = Object.entries(rows).flatMap(([call, verdicts]) => {
      const fields = calls.get(call);
      if (!fields) return [`${call}()`];
      const words = verdicts.flatMap(([named]) => named.split(' ')).filter((field) => field !== '*');
      return words.filter((field) => !fields.has(field)).map((field) => `${call}: ${field}`);
    });
    expect(unknown).toEqual([]);
  });

  it('the table in the documentation says so', async () => {
    const verdicts = packages.flatMap(({ rows }) => Object.values(rows).flat());
    const count = (is: Verdict['is']) => verdicts.filter(([, verdict]) => verdict.is === is).length;
    const fields = known.reduce(
      (sum, { calls }) => sum + [...calls.values()].reduce((own, one) => own + one.size, 0),
      0,
    );
    const calls = known.reduce((sum, one) => sum + one.calls.size, 0);
    const counted = `${calls} calls with ${fields} fields, in ${verdicts.length} rows: ${count('done')} done, ${count('refused')} refused, ${count('none')} without effect in the protocol.`;
    await expect(describePackages(packages, counted)).toMatchFileSnapshot(table);
  });
});

describe.runIf(isEmbedded)('every verdict holds', () => {
  let target: Target | undefined;
  const [library] = libraries;
  if (!library) throw new Error('there is no client');
  const suite = createSuite(() => {
    if (!target) throw new Error('there is no backend');
    return target;
  }, library);
  const world = createWorld(suite);
  beforeAll(async () => {
    target = await openTarget('localhost');
  });
  beforeEach(() => suite.target.forgetLimits());
  afterAll(async () => {
    await suite.close();
    await target?.close();
  });

  const asked = packages.flatMap(({ name, rows }) =>
    Object.entries(rows).flatMap(([call, verdicts]) =>
      verdicts.flatMap(([fields, verdict]) => (verdict.proof ? [{ name, call, fields, verdict }] : [])),
    ),
  );
  it.each(
    asked.map(
      (row) =>
        [`${row.name} ${row.call}(${row.fields.slice(0, 80)}): ${describeVerdict(row.verdict)}`, row.verdict] as const,
    ),
  )(
    '%s',
    async (_, verdict) => {
      if (verdict.is !== 'refused') return void (await verdict.proof?.(world));
      const { status, code } = await errorOf(await verdict.proof(world));
      expect(code).toMatch(verdict.with.code);
      expect(status).toBe(verdict.with.status);
    },
    30_000,
  );
});
