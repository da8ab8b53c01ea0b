import { Query } from './query.ts';
import { SqlHelper, SqlJson } from './render.ts';
import type { Runner } from './runner.ts';
import type { AnySql, JsonValue } from './sql.ts';

/** Makes the queries that a runner runs. */
export function createTag(runner: Runner): AnySql {
  const tag = (first: unknown, ...rest: readonly unknown[]) =>
    isTemplate(first) ? new Query(runner, first, rest) : new SqlHelper(first, rest as string[]);
  return Object.assign(tag, {
    json: (value: JsonValue) => new SqlJson(value),
    unsafe: (text: string, values: readonly unknown[] = []) => new Query(runner, [text], values, { isLiteral: true }),
  }) as AnySql;
}

const isTemplate = (first: unknown): first is TemplateStringsArray => Array.isArray(first) && 'raw' in first;
