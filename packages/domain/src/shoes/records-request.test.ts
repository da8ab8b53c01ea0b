import { describe, expect, it } from 'vitest';
import { recordsClock } from './records-request.ts';

const request = {
  letterDate: '2026-03-01',
  due: null,
  contractor: null,
  claimControlNumber: null,
  method: null,
  sentOn: null,
};
const on = (today: string, change = {}) => recordsClock({ ...request, ...change }, today);

describe('the clock of a records request', () => {
  it('runs 45 days from the letter: amber at 21 days, red at 7', () => {
    expect(on('2026-03-24')).toEqual({ due: '2026-04-15', daysLeft: 22, state: 'calm' });
    expect(on('2026-03-25')).toMatchObject({ daysLeft: 21, state: 'amber' });
    expect(on('2026-04-07')).toMatchObject({ daysLeft: 8, state: 'amber' });
    expect(on('2026-04-08')).toMatchObject({ daysLeft: 7, state: 'red' });
    expect(on('2026-04-15')).toMatchObject({ daysLeft: 0, state: 'red' });
    expect(on('2026-04-16')).toMatchObject({ daysLeft: -1, state: 'over' });
  });

  it('takes the due date of the letter, and stops once it is answered', () => {
    expect(on('2026-03-24', { due: '2026-03-31' })).toEqual({ due: '2026-03-31', daysLeft: 7, state: 'red' });
    expect(on('2026-03-24', { letterDate: null, due: '2026-05-01' })).toMatchObject({ state: 'calm' });
    expect(on('2026-06-24', { sentOn: '2026-04-01' })).toMatchObject({ state: 'answered' });
  });

  it('does not run without a date or a request', () => {
    expect(on('2026-03-24', { letterDate: null })).toBeNull();
    expect(recordsClock(null, '2026-03-24')).toBeNull();
  });
});
