import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RestError } from '../errors.ts';
import { parseQuery } from './parse-query.ts';
import { type Condition, comparisons, states, type TableQuery } from './table-query.ts';

const parse = (search: string) => parseQuery('notes', search);
const failureOf = (search: string) => {
  try {
    parse(search);
  } catch (error) {
    if (error instanceof RestError) return error.failure;
    throw error;
  }
  return undefined;
};

const text = fc.string({ unit: 'binary', maxLength: 8 });
const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 });
const negated = fc.boolean();
/** A list of one empty text looks like the empty list. */
const list = fc.array(text, { maxLength: 4 }).map((values) => (values.length === 1 && values[0] === '' ? [] : values));

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.record({
      kind: fc.constant('compare' as const),
      column: name,
      negated,
      operator: fc.constantFrom(...comparisons),
      value: text,
    }),
    fc.record({ kind: fc.constant('in' as const), column: name, negated, values: list }),
    fc.record({ kind: fc.constant('is' as const), column: name, negated, state: fc.constantFrom(...states) }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      negated,
      conditions: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}));

const query: fc.Arbitrary<TableQuery> = fc.record(
  {
    selected: fc.array(
      fc.oneof(
        fc.constant({ column: '*' }),
        fc.record({ column: name, alias: name }, { requiredKeys: ['column'] }).filter(({ column }) => column !== '*'),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    conditions: fc.array(condition, { maxLength: 4 }),
    order: fc.array(
      fc.record(
        { column: name, descending: fc.boolean(), nulls: fc.constantFrom('first' as const, 'last' as const) },
        { requiredKeys: ['column', 'descending'] },
      ),
      { maxLength: 3 },
    ),
    limit: fc.nat(),
    offset: fc.nat(),
  },
  { requiredKeys: ['selected', 'conditions', 'order'] },
);

const quote = (word: string) => `"${word.replace(/["\\]/g, '\\$&')}"`;

function writeTest(one: Exclude<Condition, { kind: 'and' | 'or' }>, writeValue: (value: string) => string): string {
  const not = one.negated ? 'not.' : '';
  if (one.kind === 'is') return `${not}is.${one.state}`;
  if (one.kind === 'in') return `${not}in.(${one.values.map(quote).join(',')})`;
  return `${not}${one.operator}.${writeValue(one.value)}`;
}

const groupName = (one: Condition) => `${one.negated ? 'not.' : ''}${one.kind}`;

function writeInner(one: Condition): string {
  if ('column' in one) return `${quote(one.column)}.${writeTest(one, quote)}`;
  return `${groupName(one)}(${one.conditions.map(writeInner).join(',')})`;
}

function writeQuery({ selected, conditions, order, limit, offset }: TableQuery): string {
  const parameters = new URLSearchParams();
  const columns = selected.map(({ column, alias }) =>
    column === '*' ? '*' : `${alias === undefined ? '' : `${quote(alias)}:`}${quote(column)}`,
  );
  parameters.set('select', columns.join(','));
  for (const one of conditions) {
    if ('column' in one) {
      parameters.append(
        quote(one.column),
        writeTest(one, (value) => value),
      );
    } else {
      parameters.append(groupName(one), `(${one.conditions.map(writeInner).join(',')})`);
    }
  }
  for (const { column, descending, nulls } of order) {
    parameters.append('order', `${quote(column)}${descending ? '.desc' : '.asc'}${nulls ? `.nulls${nulls}` : ''}`);
  }
  if (limit !== undefined) parameters.set('limit', String(limit));
  if (offset !== undefined) parameters.set('offset', String(offset));
  return parameters.toString();
}

describe('the query of a read', () => {
  it('P4 is read back as it was written, whatever names and values hold', () => {
    fc.assert(
      fc.property(query, (one) => {
        expect(parse(writeQuery(one))).toEqual(one);
      }),
      { numRuns: 500 },
    );
  });

  it('P4 is read or refused with 400, whatever was sent', () => {
    const word = fc.constantFrom(
      ...[
        'select',
        'order',
        'or',
        'and',
        'not',
        'in',
        'is',
        'eq',
        'a',
        'null',
        '(',
        ')',
        ',',
        '.',
        '"',
        '\\',
        '*',
        '=',
      ],
      ...['&', ':', '::', '->', '{', '}', ' ', '%00', '%ff', '-', '1', '!', 'count()'],
    );
    const noise = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map((words) => words.join('')),
    );
    fc.assert(
      fc.property(noise, noise, noise, (one, two, three) => {
        for (const search of [one, `or=(${one})`, `a=in.(${two})`, `select=${one}&order=${two}&${three}=eq.1`]) {
          const failure = failureOf(search);
          if (failure) expect([failure.status, failure.code]).toEqual([400, expect.stringMatching(/^PGRST[12]\d\d$/)]);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('has all columns and no order by default', () => {
    expect(parse('')).toEqual({ selected: [{ column: '*' }], conditions: [], order: [] });
    expect(parse('select=&limit=x&offset=1.5&columns=a&on_conflict=b&apikey=k')).toEqual({
      selected: [],
      conditions: [],
      order: [],
    });
  });

  it('takes names with dashes, spaces, dollar signs and letters of any alphabet', () => {
    expect(parse('select=a-b,$c,%C3%A9t%C3%A9,x y&größe=eq.1')).toMatchObject({
      selected: [{ column: 'a-b' }, { column: '$c' }, { column: 'été' }, { column: 'x y' }],
      conditions: [{ column: 'größe', value: '1' }],
    });
  });

  it('keeps a quote that does not enclose the whole value', () => {
    expect(parse('or=(a.eq."x"y,b.in.("p"q,"r,s"))').conditions).toMatchObject([
      { conditions: [{ value: '"x"y' }, { values: ['"p"q', 'r,s'] }] },
    ]);
  });

  it.each([
    ['id=5', '"failed to parse filter (5)" (line 1, column 1)'],
    ['id=match.x', '"failed to parse filter (match.x)" (line 1, column 1)'],
    ['id=eq', '"failed to parse filter (eq)" (line 1, column 1)'],
    ['id=is.nul', '"failed to parse filter (is.nul)" (line 1, column 4)'],
    ['id=is.nullable', '"failed to parse filter (is.nullable)" (line 1, column 4)'],
    ['id=in.1,2', '"failed to parse filter (in.1,2)" (line 1, column 4)'],
    ['id=in.(1,2', '"failed to parse filter (in.(1,2)" (line 1, column 8)'],
    ['id=in.(1)x', '"failed to parse filter (in.(1)x)" (line 1, column 7)'],
    ['id=not.not.eq.1', '"failed to parse filter (not.not.eq.1)" (line 1, column 5)'],
    ['or=()', '"failed to parse logic tree (())" (line 1, column 2)'],
    ['or=(a.eq.1', '"failed to parse logic tree ((a.eq.1)" (line 1, column 8)'],
    ['or=(not.a.eq.1)', '"failed to parse logic tree ((not.a.eq.1))" (line 1, column 6)'],
    ['order=a.up', '"failed to parse order (a.up)" (line 1, column 2)'],
    ['order=', '"failed to parse order ()" (line 1, column 1)'],
    ['select=a,,b', '"failed to parse select parameter (a,,b)" (line 1, column 3)'],
  ])('%s reports where it is wrong', (search, message) => {
    expect(failureOf(search)).toMatchObject({ status: 400, code: 'PGRST100', message });
  });

  it.each([
    ['select=a::text', 'PGRST127'],
    ['select=data->a', 'PGRST127'],
    ['data->>a=eq.1', 'PGRST127'],
    ['order=data->a', 'PGRST127'],
    ['select=count()', 'PGRST123'],
    ['select=n:id.sum()', 'PGRST123'],
    ['select=id,other(*)', 'PGRST200'],
    ['select=x:other!fk(id)', 'PGRST200'],
    ['select=...other(id)', 'PGRST200'],
    ['other.id=eq.1', 'PGRST108'],
  ])('P4 %s is refused as %s', (search, code) => {
    expect(failureOf(search)).toMatchObject({ status: 400, code });
  });

  it('P4 has bounds to its depth and width', () => {
    const nested = (depth: number) => `and=${'(and'.repeat(depth - 1)}(a.eq.1)${')'.repeat(depth - 1)}`;
    expect(failureOf(nested(20))).toBeUndefined();
    expect(failureOf(nested(21))).toMatchObject({ code: 'PGRST100' });
    expect(failureOf(`select=${Array(65).fill('a')}`)).toMatchObject({ code: 'PGRST100' });
  });
});
