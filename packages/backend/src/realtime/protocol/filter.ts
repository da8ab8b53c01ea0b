/** How a filter compares; the words are PostgREST's. */
const operators = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in', 'like', 'ilike'] as const;
export type Operator = (typeof operators)[number];

/** One condition on a row: `body=eq.hello`. All operators but `in` have exactly one value. */
export interface Filter {
  column: string;
  operator: Operator;
  values: string[];
}

/** Reads `column=operator.value`; undefined for anything else, several conditions and negations included. */
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

/** Values parted by commas. One in double quotes may hold commas, and quotes and backslashes after a backslash. */
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
