import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilter } from './filter.ts';

describe('filters', () => {
  it('read every condition as the official client quotes it, whatever the value', () => {
    const operator = fc.constantFrom('eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'like', 'ilike');
    fc.assert(
      fc.property(operator, fc.string(), (name, value) => {
        expect(parseFilter(`body=${name}.${quoted(value)}`)).toEqual({
          column: 'body',
          operator: name,
          values: [value],
        });
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (values) => {
        const text = `body=in.(${values.map(quoted).join(',')})`;
        expect(parseFilter(text)).toEqual({ column: 'body', operator: 'in', values });
      }),
    );
  });

  it('take a plain value literally', () => {
    expect(parseFilter('from=eq.+15550100')).toEqual({ column: 'from', operator: 'eq', values: ['+15550100'] });
    expect(parseFilter('id=in.(1,2)')?.values).toEqual(['1', '2']);
    expect(parseFilter('a=eq.')?.values).toEqual(['']);
    expect(parseFilter('a=like.%x = y%')?.values).toEqual(['%x = y%']);
  });

  it('are refused when they say something else, rather than read as less', () => {
    for (const text of [
      '',
      'a',
      'a=1',
      'a=eq',
      '=eq.1',
      'a=between.1',
      'a=not.eq.1',
      'a=eq.1,b=eq.2',
      'a=in.1',
      'a=eq."x',
    ]) {
      expect(parseFilter(text), text).toBeUndefined();
    }
    fc.assert(fc.property(fc.string(), (text) => void parseFilter(text)));
  });
});

/** Quotes a value as the client's filter builder does. */
function quoted(value: string): string {
  return /[,()"\\]/.test(value) || value !== value.trim()
    ? `"${value.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`
    : value;
}
