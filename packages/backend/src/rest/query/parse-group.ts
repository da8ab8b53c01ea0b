import { restLimits } from '../limits.ts';
import { takeFilter } from './parse-filter.ts';
import { type Scanner, scan } from './scanner.ts';
import type { Condition, Group } from './table-query.ts';

const groupName = /(?:not\.)?(?:and|or)(?=\s*\()/y;

/** Reads what follows `or=`, `not.and=`, ...: filters and groups in parentheses. */
export function parseGroup(name: string, text: string): Group {
  const scanner = scan(text, 'logic tree');
  const group = takeGroup(scanner, name, 1);
  scanner.expectEnd();
  return group;
}

function takeGroup(scanner: Scanner, name: string, depth: number): Group {
  if (depth > restLimits.maxDepth) throw scanner.failure(`at most ${restLimits.maxDepth} groups within each other`);
  scanner.expect(/\s*\(/y, '"("');
  const conditions: Condition[] = [];
  do conditions.push(takeCondition(scanner, depth));
  while (scanner.take(/,/y));
  scanner.expect(/\)\s*/y, '"," or ")"');
  return { kind: name.endsWith('and') ? 'and' : 'or', negated: name.startsWith('not.'), conditions };
}

function takeCondition(scanner: Scanner, depth: number): Condition {
  scanner.take(/\s+/y);
  const name = scanner.take(groupName);
  const condition = name === undefined ? takeFilter(scanner) : takeGroup(scanner, name, depth + 1);
  scanner.take(/\s+/y);
  return condition;
}
