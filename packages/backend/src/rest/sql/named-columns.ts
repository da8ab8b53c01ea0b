import type { Condition, TableQuery } from '../query/table-query.ts';

/** Every column that a query names. */
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
