import type { Operator } from '../protocol/filter.ts';

/** Quotes a name from any source. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const comparisons: Record<Exclude<Operator, 'in'>, string> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
};

/** A filter as SQL; PostgreSQL compares by the column's type. `first` is the number of the first parameter. */
export function filterSql(
  { column, operator, type, values }: { column: string; operator: Operator; type: string; values: readonly string[] },
  row: string,
  first: number,
): string {
  const left = `${row}.${quoteName(column)}`;
  if (operator === 'like' || operator === 'ilike') return `${left}::text ${comparisons[operator]} $${first}::text`;
  const casts = values.map((_, index) => `$${first + index}::text::${type}`);
  return operator === 'in' ? `${left} in (${casts.join(', ')})` : `${left} ${comparisons[operator]} ${casts[0]}`;
}
