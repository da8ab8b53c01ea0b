export const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'] as const;
export type Comparison = (typeof comparisons)[number];

export const states = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type State = (typeof states)[number];

/** A filter on rows. Values are raw text; the column's type parses them. */
export type Condition =
  | { kind: 'compare'; column: string; negated: boolean; operator: Comparison; value: string }
  | { kind: 'in'; column: string; negated: boolean; values: readonly string[] }
  | { kind: 'is'; column: string; negated: boolean; state: State }
  | Group;

export interface Group {
  kind: 'and' | 'or';
  negated: boolean;
  conditions: readonly Condition[];
}

export interface Selected {
  /** `*` means all. */
  column: string;
  alias?: string;
}

export interface OrderTerm {
  column: string;
  descending: boolean;
  nulls?: 'first' | 'last';
}

export interface TableQuery {
  selected: readonly Selected[];
  conditions: readonly Condition[];
  order: readonly OrderTerm[];
  limit?: number;
  offset?: number;
}

/** All column names in a query. */
export function namedColumns({ selected, conditions, order }: TableQuery): string[] {
  const columns = [
    ...selected.map(({ column }) => column).filter((column) => column !== '*'),
    ...conditions.flatMap(columnsOf),
    ...order.map(({ column }) => column),
  ];
  return [...new Set(columns)];
}

function columnsOf(condition: Condition): string[] {
  return 'column' in condition ? [condition.column] : condition.conditions.flatMap(columnsOf);
}
