import { RestError, restFailures } from '../errors.ts';
import { takeField } from './parse-field.ts';
import { parseFilter } from './parse-filter.ts';
import { parseGroup } from './parse-group.ts';
import { parseSelect } from './parse-select.ts';
import { type Scanner, scan } from './scanner.ts';
import type { Condition, OrderTerm, TableQuery } from './table-query.ts';

/** Not filters: parameters of writes, and the gateway's. */
const ignored = new Set(['columns', 'on_conflict', 'apikey']);
const groupNames = new Set(['and', 'or', 'not.and', 'not.or']);
const named = new Set(['select', 'order', 'limit', 'offset']);

/** Reads the query of `GET /<table>?...`. Throws PGRST100 and related codes; knows no columns, so it reveals none. */
export function parseQuery(table: string, search: string): TableQuery {
  const parameters = new URLSearchParams(search);
  const order = parameters.getAll('order').flatMap(parseOrder);
  const limit = readInteger(parameters.getAll('limit').at(-1));
  const offset = readInteger(parameters.getAll('offset').at(-1));
  return {
    selected: parseSelect(table, parameters.get('select') ?? '*'),
    conditions: [...parameters].filter(([name]) => !named.has(name) && !ignored.has(name)).map(parseCondition),
    order,
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
  };
}

function parseCondition([name, value]: [string, string]): Condition {
  return groupNames.has(name) ? parseGroup(name, value) : parseFilter(parseColumn(name), value);
}

function parseColumn(name: string): string {
  const scanner = scan(name, 'filter');
  const column = takeField(scanner);
  if (scanner.take(/\./y)) throw new RestError(restFailures.notEmbedded(column));
  scanner.expectEnd();
  return column;
}

/** Ignores what isn't an integer. Clamps to exact numbers, since no rows lie beyond. */
function readInteger(text: string | undefined): number | undefined {
  if (text === undefined || !/^-?\d+$/.test(text)) return undefined;
  return Math.max(Math.min(Number(text), Number.MAX_SAFE_INTEGER), -Number.MAX_SAFE_INTEGER);
}

/** Reads `order`: `created_at.desc.nullslast,id`. */
function parseOrder(text: string): OrderTerm[] {
  const scanner = scan(text, 'order');
  const terms: OrderTerm[] = [];
  do terms.push(takeTerm(scanner));
  while (scanner.take(/,/y));
  scanner.expectEnd();
  return terms;
}

function takeTerm(scanner: Scanner): OrderTerm {
  const column = takeField(scanner);
  const direction = scanner.take(/\.(?:asc|desc)(?=[.,]|$)/y);
  const nulls = scanner.take(/\.nulls(?:first|last)(?=,|$)/y);
  const term: OrderTerm = { column, descending: direction === '.desc' };
  return nulls === undefined ? term : { ...term, nulls: nulls === '.nullsfirst' ? 'first' : 'last' };
}
