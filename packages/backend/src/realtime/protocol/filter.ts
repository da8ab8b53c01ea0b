/** Filter operators, with PostgREST's names. */
const operators = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in', 'like', 'ilike'] as const;
export type Operator = (typeof operators)[number];

/** One condition on a row: `body=eq.hello`. All operators but `in` have exactly one value. */
export interface Filter {
  column: string;
  operator: Operator;
  values: string[];
}

/** Reads `column=operator.value`; undefined for anything else, including several conditions and negations. */
export function parseFilter(text: string): Filter | undefined {
  const [, column, word, rest = ''] = /^([^=]+)=([a-z]+)\.(.*)$/s.exec(text) ?? [];
  const operator = operators.find((one) => one === word);
  if (!column || !operator) return undefined;
  if (operator !== 'in') {
    const values = parseList(rest);
    return values?.length === 1 ? { column, operator, values } : undefined;
  }
  const values = rest.startsWith('(') && rest.endsWith(')') ? parseList(rest.slice(1, -1)) : undefined;
  return values && { column, operator, values };
}

/** Comma-separated values. A double-quoted one may contain commas, and escapes quotes and backslashes. */
function parseList(text: string): string[] | undefined {
  const values: string[] = [];
  const item = /(?:"((?:[^"\\]|\\.)*)"|([^",][^,]*|))(,|$)/sy;
  for (;;) {
    const [, quoted, plain = '', end] = item.exec(text) ?? [];
    if (end === undefined) return undefined;
    values.push(quoted === undefined ? plain : quoted.replace(/\\(.)/gs, '$1'));
    if (end === '') return values;
  }
}
