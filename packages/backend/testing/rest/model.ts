import fc from 'fast-check';

/** A row of the model: one column per type. */
export interface ModelRow {
  id: number;
  number: number | null;
  word: string | null;
  flag: boolean | null;
  day: string | null;
  /** In UTC with six decimal digits, so texts sort like times. */
  at: string | null;
  owner: string | null;
  price: string | null;
}

export const modelTable = `create table public.model (
  id int primary key, number int, word text, flag boolean, day date, at timestamptz, owner uuid, price numeric)`;

/** Three-valued, as in SQL: null is "unknown". */
type Truth = boolean | null;

/** A filter as written in a query, and its meaning. */
export interface ModelFilter {
  inner: string;
  parameter: [string, string];
  holds(row: ModelRow): Truth;
}

const words = ['', 'a', 'b', 'ab', 'aB', 'B', 'a,b', 'a"b', 'a)b', 'a%b', 'a_b', 'a\\b', 'null', '{a}', 'é', '😀'];
const days = ['2026-01-01', '2026-03-08', '2026-11-01'];

const moments = [
  '2026-01-02T03:04:05.678901+00:00',
  '2026-03-08T06:59:59.999999+00:00',
  '2026-03-08T07:00:00.000000+00:00',
  '2026-11-01T05:30:00.000000+00:00',
];
const owners = [1, 2, 3].map((digit) => `${digit}0000000-0000-4000-8000-00000000000${digit}`);
const prices = ['-0.01', '0', '0.1', '0.10000000000000000001', '9007199254740993', '123456789012345678901.5'];

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 4 });

/** Rows with ids from 1. */
export const modelRows: fc.Arbitrary<ModelRow[]> = fc
  .array(
    fc.record({
      number: orNull(fc.integer({ min: -3, max: 3 })),
      word: orNull(fc.constantFrom(...words)),
      flag: orNull(fc.boolean()),
      day: orNull(fc.constantFrom(...days)),
      at: orNull(fc.constantFrom(...moments)),
      owner: orNull(fc.constantFrom(...owners)),
      price: orNull(fc.constantFrom(...prices)),
    }),
    { minLength: 60, maxLength: 60 },
  )
  .map((rows) => rows.map((row, index) => ({ id: index + 1, ...row })));

export type Column = Exclude<keyof ModelRow, 'id'>;
const allColumns: Column[] = ['number', 'word', 'flag', 'day', 'at', 'owner', 'price'];
export const modelColumn: fc.Arbitrary<Column> = fc.constantFrom(...allColumns);
type Value = string | number | boolean;

const values: { [column in Column]: fc.Arbitrary<Value> } = {
  number: fc.integer({ min: -3, max: 3 }),
  word: fc.constantFrom(...words),
  flag: fc.boolean(),
  day: fc.constantFrom(...days),
  at: fc.constantFrom(...moments),
  owner: fc.constantFrom(...owners),
  price: fc.constantFrom(...prices),
};

const columnAndValue = modelColumn.chain((column) => values[column].map((value) => ({ column, value })));

const quote = (value: unknown) => `"${String(value).replace(/["\\]/g, '\\$&')}"`;
const not = (truth: Truth): Truth => (truth === null ? null : !truth);

function filter(column: Column, isNegated: boolean, test: [outer: string, inner: string], holds: ModelFilter['holds']) {
  const prefix = isNegated ? 'not.' : '';
  return {
    inner: `${column}.${prefix}${test[1]}`,
    parameter: [column, `${prefix}${test[0]}`] as [string, string],
    holds: (row: ModelRow) => (isNegated ? not(holds(row)) : holds(row)),
  };
}

/** A decimal in units of its 20th digit, exact unlike a double. */
function toUnits(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(`${whole}${fraction.padEnd(20, '0')}`);
}

/** The database's order: texts by code point, numbers exactly. */
function compareValues(column: Column, a: Value, b: Value): number {
  if (column === 'price')
    return Number(toUnits(String(a)) > toUnits(String(b))) - Number(toUnits(String(a)) < toUnits(String(b)));
  return typeof a === 'string' ? Buffer.compare(Buffer.from(a), Buffer.from(String(b))) : Number(a) - Number(b);
}

/** Sorts by a column like `order by`, with nulls at the given end and ties by id. */
export function sortRows(rows: readonly ModelRow[], { column, descending, nullsFirst }: ModelOrder): ModelRow[] {
  return rows.toSorted((a, b) => {
    const [first, second] = [a[column], b[column]];
    if (first === null || second === null) {
      const nulls = Number(second === null) - Number(first === null);
      return (nullsFirst ? nulls : -nulls) || a.id - b.id;
    }
    const order = compareValues(column, first, second);
    return (descending ? -order : order) || a.id - b.id;
  });
}

export interface ModelOrder {
  column: Column;
  descending: boolean;
  nullsFirst: boolean;
}

const comparisons: Record<string, (order: number) => boolean> = {
  eq: (order) => order === 0,
  neq: (order) => order !== 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
};

const compare = fc
  .tuple(columnAndValue, fc.constantFrom(...Object.entries(comparisons)), fc.boolean())
  .map(([{ column, value }, [operator, fits], isNegated]) =>
    filter(column, isNegated, [`${operator}.${value}`, `${operator}.${quote(value)}`], (row) => {
      const own = row[column];
      return own === null ? null : fits(compareValues(column, own, value));
    }),
  );

const list = fc
  .tuple(modelColumn, fc.boolean())
  .chain(([column, isNegated]) =>
    fc.tuple(fc.constant(column), fc.constant(isNegated), fc.array(values[column], { maxLength: 4 })),
  )
  .map(([column, isNegated, wanted]) => {
    const text = `in.(${wanted.map(quote).join(',')})`;
    // A list of one empty text is written and read as the empty list.
    const isEmpty = wanted.length === 0 || (wanted.length === 1 && wanted[0] === '');
    return filter(column, isNegated, [text, text], (row) => {
      const own = row[column];
      if (isEmpty) return false;
      return own === null ? null : wanted.includes(own);
    });
  });

const state = fc
  .oneof(
    fc.tuple(modelColumn, fc.constantFrom('null', 'not_null')),
    fc.tuple(fc.constant<Column>('flag'), fc.constantFrom('true', 'false', 'unknown')),
  )
  .chain(([column, word]) =>
    fc.boolean().map((isNegated) =>
      filter(column, isNegated, [`is.${word}`, `is.${word}`], (row) => {
        const own = row[column];
        if (word === 'not_null') return own !== null;
        return word === 'null' || word === 'unknown' ? own === null : own === (word === 'true');
      }),
    ),
  );

const literal = (character: string) => (character === '\\' ? '\\\\' : `[${character}]`);

const patternParts = fc.array(fc.constantFrom('a', 'B', 'b', '*', '%', '_', '\\%', '\\_', '\\\\', ',', '"'), {
  maxLength: 5,
});

const pattern = fc.tuple(patternParts, fc.boolean(), fc.boolean()).map(([parts, ignoresCase, isNegated]) => {
  const anyText = ['*', '%'];
  const source = parts.map((part) => (anyText.includes(part) ? '.*' : part === '_' ? '.' : literal(part.at(-1) ?? '')));
  const matches = new RegExp(`^${source.join('')}$`, ignoresCase ? 'isu' : 'su');
  const operator = ignoresCase ? 'ilike' : 'like';
  const text = parts.join('');
  return filter('word', isNegated, [`${operator}.${text}`, `${operator}.${quote(text)}`], ({ word }) =>
    word === null ? null : matches.test(word),
  );
});

function group(kind: string, isNegated: boolean, filters: ModelFilter[]): ModelFilter {
  const name = `${isNegated ? 'not.' : ''}${kind}`;
  const text = `(${filters.map(({ inner }) => inner).join(',')})`;
  const decisive = kind === 'or';
  return {
    inner: `${name}${text}`,
    parameter: [name, text],
    holds(row) {
      const truths = filters.map(({ holds }) => holds(row));
      const truth = truths.includes(decisive) ? decisive : truths.includes(null) ? null : !decisive;
      return isNegated ? not(truth) : truth;
    },
  };
}

/** Filters and groups, up to four levels deep. */
export const { modelFilter } = fc.letrec<{ modelFilter: ModelFilter }>((tie) => ({
  modelFilter: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    compare,
    list,
    state,
    pattern,
    fc
      .tuple(fc.constantFrom('and', 'or'), fc.boolean(), fc.array(tie('modelFilter'), { minLength: 1, maxLength: 3 }))
      .map(([kind, isNegated, filters]) => group(kind, isNegated, filters)),
  ),
}));
