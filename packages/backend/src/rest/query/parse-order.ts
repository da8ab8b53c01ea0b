import { takeField } from './parse-field.ts';
import { type Scanner, scan } from './scanner.ts';
import type { OrderTerm } from './table-query.ts';

/** Reads `order`: `created_at.desc.nullslast,id`. */
export function parseOrder(text: string): OrderTerm[] {
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
