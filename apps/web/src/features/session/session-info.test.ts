import { expect, it } from 'vitest';
import { phaseAt, toPageTimes } from './session-info.ts';

const minute = 60_000;
const standing = { idleEndsAt: 15 * minute, endsAt: 720 * minute };

it('A15 warns a minute before the idle limit and is over at it', () => {
  expect(phaseAt(standing, 14 * minute - 1, minute)).toEqual({ type: 'open' });
  expect(phaseAt(standing, 14 * minute, minute)).toEqual({ type: 'warning', limit: 'idle', endsAt: 15 * minute });
  expect(phaseAt(standing, 15 * minute - 1, minute)).toMatchObject({ type: 'warning' });
  expect(phaseAt(standing, 15 * minute, minute)).toEqual({ type: 'over', limit: 'idle' });
});

it('A15 is over after a sleep, however long it was', () => {
  expect(phaseAt(standing, 16 * minute, minute)).toEqual({ type: 'over', limit: 'idle' });
});

it('A15 names the absolute limit when it comes first', () => {
  const late = { idleEndsAt: 725 * minute, endsAt: 720 * minute };
  expect(phaseAt(late, 719 * minute, minute)).toEqual({ type: 'warning', limit: 'absolute', endsAt: 720 * minute });
  expect(phaseAt(late, 720 * minute, minute)).toEqual({ type: 'over', limit: 'absolute' });
});

it.each([-3_600_000, 0, 90_000])('reads the server’s times right with a clock that is %d ms ahead', (ahead) => {
  const serverNow = Date.parse('2026-11-21T10:00:00Z');
  const answer = {
    idleEndsAt: '2026-11-21T10:15:00Z',
    endsAt: '2026-11-21T22:00:00Z',
    secondFactorDueAt: null,
    recoveryCodesLeft: 0,
  };
  const now = serverNow + ahead;
  const read = toPageTimes(answer, serverNow, now);
  expect([read.idleEndsAt - now, read.endsAt - now]).toEqual([15 * minute, 720 * minute]);
});
