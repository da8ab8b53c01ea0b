import { healthParts } from '@rxweb/contracts/health';
import { describe, expect, it } from 'vitest';
import { adminStep, type Check, failing, healthy } from '../../kernel/feature/finding.ts';
import { createHealth, type HealthPart } from './health.service.ts';

const fine: Check = async () => healthy('Fine.');
const withParts = (changed: Partial<Record<HealthPart, Check>>) => ({
  ...(Object.fromEntries(healthParts.map((part) => [part, fine])) as Record<HealthPart, Check>),
  ...changed,
});
const stateOf = async (health: ReturnType<typeof createHealth>, wanted: HealthPart) =>
  (await health.report('admin')).parts.find(({ part }) => part === wanted)?.state;

describe('the health of the program', () => {
  it('is reported for every part, in the order of the contract', async () => {
    const { parts } = await createHealth(withParts({}), { now: () => new Date() }).report('admin');
    expect(parts.map(({ part }) => part)).toEqual([...healthParts]);
  });

  it('is reported even if one part hangs and one throws, without the reason', async () => {
    let looks = 0;
    const hanging: Check = () => {
      looks += 1;
      return new Promise(() => {});
    };
    const throwing: Check = async () => {
      throw new Error('connect ECONNREFUSED db.internal:5432 password=secret');
    };
    const health = createHealth(withParts({ mail: hanging, storage: throwing }), {
      now: () => new Date(),
      timeLimitMs: 40,
      keepMs: 0,
    });
    const startedAt = performance.now();
    const { parts } = await health.report('admin');
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    const states = Object.fromEntries(parts.map(({ part, state }) => [part, state]));
    expect(states).toMatchObject({ mail: 'red', storage: 'red', database: 'green', disk: 'green' });
    expect(JSON.stringify(parts)).not.toMatch(/ECONN|internal|secret/);
    // What hangs is not asked a second time while it hangs.
    await health.report('admin');
    expect(looks).toBe(1);
  });

  it('is looked at once in five seconds, however many ask', async () => {
    let looks = 0;
    let time = 1_000_000;
    const counting: Check = async () => {
      looks += 1;
      return healthy('Fine.');
    };
    const health = createHealth(withParts({ disk: counting }), { now: () => new Date(time) });
    await Promise.all([health.report('admin'), health.report('employee'), health.report('pharmacist')]);
    time += 4_999;
    await health.report('admin');
    expect(looks).toBe(1);
    time += 1;
    await health.report('admin');
    expect(looks).toBe(2);
  });

  it('names settings to administrators only', async () => {
    const health = createHealth(withParts({ mail: async () => failing('No mail.', adminStep('Set SMTP_URL.')) }), {
      now: () => new Date(),
    });
    const stepFor = async (role: 'admin' | 'pharmacist' | 'employee') =>
      (await health.report(role)).parts.find(({ part }) => part === 'mail')?.nextStep;
    expect(await stepFor('admin')).toBe('Set SMTP_URL.');
    expect(await stepFor('pharmacist')).toBe('Tell an administrator.');
    expect(await stepFor('employee')).toBe('Tell an administrator.');
    expect(await stateOf(health, 'mail')).toBe('red');
  });
});
