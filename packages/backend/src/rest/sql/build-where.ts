import type { Comparison, Condition, State } from '../query/table-query.ts';
import { quoteName } from './quote-name.ts';

const operators: Record<Comparison, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
};

const predicates: Record<State, string> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

/** A `where` clause with `$1`, `$2`, ... for its values, in order. */
export interface Where {
  text: string;
  values: readonly string[];
}

/** Writes the conditions as SQL. Names are quoted, keywords come from fixed lists, and values are always parameters. */
export function buildWhere(table: string, conditions: readonly Condition[]): Where {
  const values: string[] = [];
  const bind = (value: string) => `$${values.push(value)}`;
  const text = conditions.map((condition) => write(condition, quoteName(table), bind)).join(' and ');
  return { text: text && ` where ${text}`, values };
}

function write(condition: Condition, table: string, bind: (value: string) => string): string {
  const text = writeBare(condition, table, bind);
  return condition.negated ? `not (${text})` : `(${text})`;
}

function writeBare(condition: Condition, table: string, bind: (value: string) => string): string {
  if (!('column' in condition)) {
    return condition.conditions.map((inner) => write(inner, table, bind)).join(` ${condition.kind} `);
  }
  const column = `${table}.${quoteName(condition.column)}`;
  if (condition.kind === 'is') return `${column} ${predicates[condition.state]}`;
  if (condition.kind === 'in') return `${column} = any (${bind(toArrayLiteral(condition.values))})`;
  const { operator, value } = condition;
  const isPattern = operator === 'like' || operator === 'ilike';
  // A star needs no escape in a URL, unlike a percent sign.
  return `${column} ${operators[operator]} ${bind(isPattern ? value.replaceAll('*', '%') : value)}`;
}

/** PostgreSQL's array format: the column's type parses each element. */
function toArrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
