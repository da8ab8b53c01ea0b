import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseOld } from './rotation.ts';

const nightly = (nights: number): Date[] =>
  Array.from({ length: nights }, (_, night) => new Date(Date.UTC(2026, 10, 21 - night, 2, 30)));

describe('backups that may go', () => {
  it('R9 after two years of nights a week of days, five weeks and twelve months are left', () => {
    const times = nightly(730);
    const old = new Set(chooseOld(times));
    const left = times.filter((time) => !old.has(time)).map((time) => time.toISOString().slice(0, 10));
    expect(left.slice(0, 7)).toEqual(nightly(7).map((time) => time.toISOString().slice(0, 10)));
    expect(left).toEqual(expect.arrayContaining(['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-25']));
    expect(left).toEqual(expect.arrayContaining(['2026-10-31', '2026-01-31', '2025-12-31']));
    expect(left.length).toBeLessThanOrEqual(24);
  });

  it('R9 the newest always stays, and nothing goes before there is more than is kept', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 60 }), (minutes) => {
        const times = minutes.map((minute) => new Date(minute * 60_000));
        const old = chooseOld(times);
        const newest = Math.max(...times.map((time) => time.getTime()));
        expect(old.some((time) => time.getTime() === newest)).toBe(false);
        expect(times.length - old.length).toBeGreaterThanOrEqual(Math.min(times.length, 1));
        // What is left stays left: asking again takes nothing more.
        expect(chooseOld(times.filter((time) => !old.includes(time)))).toEqual([]);
      }),
    );
  });
});
