import type { Operator } from '../protocol/filter.ts';

/** A name as SQL text; it may come from anywhere. */
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

/**
 * A filter as SQL. PostgreSQL compares, so that numbers, times and texts are ordered as the table's own type orders them.
 * `first` is the number of the parameter with the first value; the values follow each other.
 */
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
