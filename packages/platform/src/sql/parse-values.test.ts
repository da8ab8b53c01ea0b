import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTime, valueTypes } from './parse-values.ts';

const parse = (type: number, text: string) => valueTypes.getTypeParser(type)(text);

describe('values of the database', () => {
  it('reads times as they were written', () => {
    const time = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 6 }), (at, micros, places) => {
        const [day, rest = ''] = at.toISOString().replace('Z', '').split('T');
        const shown = `${rest}${String(micros).padStart(3, '0')}`.slice(0, places === 0 ? 8 : 9 + places);
        const expected = new Date(`${day}T${shown}Z`);
        expect(parseTime(`${day} ${shown}+00`)).toEqual(expected);
        expect(parse(1114, `${day} ${shown}`)).toEqual(expected);
      }),
    );
    expect(parseTime('2026-01-02 03:04:05.5+05:30')).toEqual(new Date('2026-01-02T03:04:05.5+05:30'));
    expect(parseTime('2026-01-02 03:04:05-05')).toEqual(new Date('2026-01-02T08:04:05Z'));
    expect(parse(1082, '2026-01-02')).toEqual(new Date('2026-01-02T00:00:00Z'));
    expect(parse(1184, 'infinity')).toEqual(new Date(Number.NaN));
  });

  it('keeps as text what a number could not hold', () => {
    expect([parse(20, '9007199254740993'), parse(1700, '1.10')]).toEqual(['9007199254740993', '1.10']);
    expect([parse(23, '-7'), parse(701, '1e-7'), parse(26, '4294967295')]).toEqual([-7, 1e-7, 4_294_967_295]);
  });

  it('reads arrays', () => {
    expect(parse(1009, '{a,"b,\\"\\\\",NULL,"NULL"}')).toEqual(['a', 'b,"\\', null, 'NULL']);
    expect(parse(1007, '{{1,2},{3,NULL}}')).toEqual([
      [1, 2],
      [3, null],
    ]);
    expect(parse(1000, '{t,f}')).toEqual([true, false]);
    expect(parse(3807, '{"{\\"a\\": 1}"}')).toEqual([{ a: 1 }]);
  });
});
