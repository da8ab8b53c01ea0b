import { describe, expect, it } from 'vitest';
import { type Change, caseWith } from '../../testing/shoes/full-case.ts';
import { checkShoeCase } from './check-case.ts';

const supervisor = { name: 'Dr. Ada Lin', date: '2026-02-04' };
const check = (certification: NonNullable<Change['certification']>, delivered = '2026-03-03') =>
  checkShoeCase(caseWith({ certification, delivery: { date: delivered } })).checks.certifier_credential;

it.each(['MD', 'DO'] as const)('fact 2 takes an %s', (credential) => {
  expect(check({ credential }).state).toBe('pass');
});

it.each(['DPM', 'CNS'] as const)('fact 2 never takes a %s, with a supervisor or in any year', (credential) => {
  for (const delivered of ['2024-05-01', '2025-12-31', '2026-01-01', '2030-01-01'])
    expect(check({ credential, supervisor }, delivered).state).toBe('fail');
});

describe('fact 3 an NP or PA', () => {
  it.each(['NP', 'PA'] as const)('%s certifies under a named physician who signed', (credential) => {
    expect(check({ credential, supervisor })).toMatchObject({
      state: 'pass',
      reason: expect.stringContaining('Dr. Ada Lin'),
    });
    expect(check({ credential, supervisor: null }).state).toBe('unknown');
    expect(check({ credential, supervisor: { ...supervisor, date: null } }).state).toBe('unknown');
    expect(check({ credential, supervisor: { ...supervisor, name: null } }).state).toBe('unknown');
    expect(check({ credential, supervisor: { ...supervisor, name: ' ' } }).state).toBe('fail');
  });
});

describe('fact 4 the Primary Care First model', () => {
  const unnamed = { ...supervisor, name: '' };

  it('leaves an NP alone open through its last day, and no longer', () => {
    expect(check({ credential: 'NP', supervisor: unnamed }, '2020-12-31').state).toBe('fail');
    expect(check({ credential: 'NP', supervisor: unnamed }, '2021-01-01').state).toBe('unknown');
    expect(check({ credential: 'NP', supervisor: unnamed }, '2025-12-31').state).toBe('unknown');
    expect(check({ credential: 'NP', supervisor: unnamed }, '2026-01-01').state).toBe('fail');
  });

  it('is named only to an NP, and only while it held', () => {
    const named = expect.stringContaining('Primary Care First');
    expect(check({ credential: 'NP' }, '2025-12-31').reason).toEqual(named);
    expect(check({ credential: 'NP' }, '2026-01-01').reason).not.toEqual(named);
    expect(check({ credential: 'PA' }, '2025-12-31').reason).not.toEqual(named);
    expect(check({ credential: 'PA', supervisor: unnamed }, '2025-12-31').state).toBe('fail');
  });
});
