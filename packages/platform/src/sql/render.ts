import { encodeValue } from './encode-value.ts';
import { SqlClientError } from './errors.ts';
import type { Part } from './sql.ts';

/** A query as sent: `$1` is the first value. */
export interface RenderedQuery {
  text: string;
  values: (string | Uint8Array | null)[];
}

/** The text and parts of a query. If `isLiteral`, the one text is sent unchanged and the parts are its values. */
export class QuerySource {
  readonly strings: readonly string[];
  readonly parts: readonly unknown[];
  readonly isLiteral: boolean;

  constructor(strings: readonly string[], parts: readonly unknown[], isLiteral = false) {
    this.strings = strings;
    this.parts = parts;
    this.isLiteral = isLiteral;
  }
}

export class SqlHelper {
  readonly kind = 'helper';
  readonly subject: unknown;
  readonly columns: readonly string[];

  constructor(subject: unknown, columns: readonly string[]) {
    this.subject = subject;
    this.columns = columns;
  }
}

export class SqlJson {
  readonly kind = 'json';
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/** The protocol has 16 bits for this number. */
const mostValues = 65_535;

/** Flattens a query and its fragments into one text. */
export function render(source: QuerySource): RenderedQuery {
  const query: RenderedQuery = { text: '', values: [] };
  if (source.isLiteral) {
    query.text = source.strings[0] ?? '';
    for (const part of source.parts) query.values.push(encodeValue(part).value);
  } else {
    append(query, source);
  }
  if (query.values.length > mostValues)
    throw new SqlClientError('INVALID_VALUE', `a query has ${query.values.length} values, the most are ${mostValues}`);
  return query;
}

function append(query: RenderedQuery, { strings, parts }: QuerySource): void {
  query.text += strings[0];
  for (let i = 0; i < parts.length; i++) {
    appendPart(query, parts[i]);
    query.text += strings[i + 1];
  }
}

function appendPart(query: RenderedQuery, part: unknown): void {
  if (typeof part !== 'object' || part === null) appendValue(query, part);
  else if (part instanceof QuerySource) append(query, part);
  else if (part instanceof SqlHelper) appendHelper(query, part);
  else if (part instanceof SqlJson) appendJson(query, part);
  else if (Array.isArray(part) && part[0] instanceof QuerySource) appendAll(query, part);
  else appendValue(query, part);
}

function appendAll(query: RenderedQuery, fragments: readonly Part[]): void {
  for (const fragment of fragments) {
    query.text += ' ';
    appendPart(query, fragment);
  }
}

function appendValue(query: RenderedQuery, part: unknown): void {
  const { value, cast } = encodeValue(part);
  query.text += `$${query.values.push(value)}${cast}`;
}

function appendJson(query: RenderedQuery, { value }: SqlJson): void {
  const text = JSON.stringify(value);
  if (text === undefined) throw new SqlClientError('UNDEFINED_VALUE', 'a query has undefined as JSON');
  query.text += `$${query.values.push(text)}::jsonb`;
}

/** The word before a helper decides what it becomes. */
const beforeList = /\bin\s*$/i;
const beforeColumns = /\bset\s*$/i;

function appendHelper(query: RenderedQuery, { subject, columns }: SqlHelper): void {
  if (typeof subject === 'string') query.text += quoteName(subject);
  else if (Array.isArray(subject) && typeof subject[0] !== 'object') appendList(query, subject);
  else if (beforeColumns.test(query.text)) appendColumns(query, subject as object, columns);
  else appendRows(query, (Array.isArray(subject) ? subject : [subject]) as object[], columns);
}

function appendList(query: RenderedQuery, list: readonly unknown[]): void {
  if (!beforeList.test(query.text)) {
    query.text += list.map((name) => quoteName(String(name))).join(', ');
    return;
  }
  // `in ()` is invalid SQL.
  if (list.length === 0) query.text += '(null)';
  else appendJoined(query, '(', list, ')');
}

function appendColumns(query: RenderedQuery, row: object, named: readonly string[]): void {
  const fields: Record<string, unknown> = { ...row };
  const columns = named.length > 0 ? named : Object.keys(fields);
  columns.forEach((column, index) => {
    query.text += `${index > 0 ? ', ' : ''}${quoteName(column)} = `;
    appendPart(query, fields[column]);
  });
}

function appendRows(query: RenderedQuery, rows: readonly object[], named: readonly string[]): void {
  const columns = named.length > 0 ? named : Object.keys(rows[0] ?? {});
  query.text += `(${columns.map(quoteName).join(', ')}) values `;
  rows.forEach((row, index) => {
    const fields: Record<string, unknown> = { ...row };
    appendJoined(
      query,
      index > 0 ? ', (' : '(',
      columns.map((column) => fields[column]),
      ')',
    );
  });
}

function appendJoined(query: RenderedQuery, before: string, parts: readonly unknown[], after: string): void {
  parts.forEach((part, index) => {
    query.text += index > 0 ? ', ' : before;
    appendPart(query, part);
  });
  query.text += after;
}

/** `schema.table` becomes `"schema"."table"`. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""').replaceAll('.', '"."')}"`;
}
