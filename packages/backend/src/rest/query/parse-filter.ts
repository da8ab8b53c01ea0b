import { takeField, takeQuoted } from './parse-field.ts';
import { type Scanner, scan } from './scanner.ts';
import { type Comparison, type Condition, comparisons, type State, states } from './table-query.ts';

const comparison = new RegExp(`(?:${comparisons.join('|')})(?=\\.)`, 'y');
const state = new RegExp(`(?:${states.join('|')})(?![a-z_])`, 'iy');
/** A quoted value counts only if the value ends right after it. */
const quotedValue = /"(?:[^"\\]|\\.)*"(?=[,)])/suy;

/** Reads what follows `column=`: `eq.5`, `not.in.(1,2)`, ... */
export function parseFilter(column: string, text: string): Condition {
  const scanner = scan(text, 'filter');
  const condition = takeTest(scanner, column, () => scanner.take(/.*/sy) ?? '');
  scanner.expectEnd();
  return condition;
}

/** Reads a filter in a group, `column.eq.5`, where a comma or parenthesis ends an unquoted value. */
export function takeFilter(scanner: Scanner): Condition {
  const column = takeField(scanner);
  scanner.expect(/\./y, 'delimiter (.)');
  return takeTest(scanner, column, () => takeEnclosedValue(scanner));
}

function takeTest(scanner: Scanner, column: string, takeValue: () => string): Condition {
  const negated = scanner.take(/not\./y) !== undefined;
  if (scanner.take(/is\./y)) return { kind: 'is', column, negated, state: takeState(scanner) };
  if (scanner.take(/in\./y)) return { kind: 'in', column, negated, values: takeList(scanner) };
  const word = scanner.expect(comparison, `operator (${[...comparisons, 'is', 'in'].join(', ')}) or not`);
  scanner.expect(/\./y, 'delimiter (.)');
  return { kind: 'compare', column, negated, operator: word as Comparison, value: takeValue() };
}

function takeState(scanner: Scanner): State {
  return scanner.expect(state, `isVal: (${states.join(', ')})`).toLowerCase() as State;
}

/** `(a,"b,c")`; `()` is the empty list. */
function takeList(scanner: Scanner): string[] {
  scanner.expect(/\s*\(/y, '"("');
  const values: string[] = [];
  do values.push(takeQuoted(scanner, quotedValue) ?? scanner.take(/[^,)]*/y) ?? '');
  while (scanner.take(/,/y));
  scanner.expect(/\)\s*/y, '"," or ")"');
  return values.length === 1 && values[0] === '' ? [] : values;
}

/** Quoted, an array literal in braces, or up to the next comma or parenthesis. */
function takeEnclosedValue(scanner: Scanner): string {
  return takeQuoted(scanner, quotedValue) ?? scanner.take(/\{[^{}]*\}(?=[,)])/y) ?? scanner.take(/[^,)]*/y) ?? '';
}
