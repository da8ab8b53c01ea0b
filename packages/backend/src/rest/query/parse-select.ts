import { RestError, restFailures } from '../errors.ts';
import { restLimits } from '../limits.ts';
import { takeField } from './parse-field.ts';
import { type Scanner, scan } from './scanner.ts';
import type { Selected } from './table-query.ts';

/**
 * Reads `select`: columns, `*`, and `alias:column`. PostgREST's casts, embedded tables and aggregates are refused, each
 * with its own code.
 */
export function parseSelect(table: string, text: string): Selected[] {
  if (text === '') return [];
  const scanner = scan(text, 'select parameter');
  const selected: Selected[] = [];
  do {
    if (selected.length === restLimits.maxSelected) throw scanner.failure(`at most ${restLimits.maxSelected} columns`);
    selected.push(takeSelected(scanner, table));
  } while (scanner.take(/,/y));
  scanner.expectEnd();
  return selected;
}

function takeSelected(scanner: Scanner, table: string): Selected {
  if (scanner.take(/\s*\*\s*/y)) return { column: '*' };
  const isSpread = scanner.take(/\s*\.\.\./y) !== undefined;
  const first = takeField(scanner);
  const alias = scanner.take(/:(?!:)/y) === undefined ? undefined : first;
  const column = alias === undefined ? first : takeField(scanner);
  refuseUnserved(scanner, table, column, isSpread);
  return alias === undefined ? { column } : { column, alias };
}

function refuseUnserved(scanner: Scanner, table: string, column: string, isSpread: boolean): void {
  const isAggregate = scanner.take(/\.(?:avg|count|max|min|sum)\(\)/y) || (column === 'count' && scanner.take(/\(\)/y));
  if (isAggregate) throw new RestError(restFailures.aggregate);
  if (scanner.take(/::/y)) throw new RestError(restFailures.notImplemented('Casts are not served'));
  if (isSpread || scanner.take(/[!(]/y)) throw new RestError(restFailures.noRelationship(table, column));
}
