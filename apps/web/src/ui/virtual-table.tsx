import { Fragment, type ReactNode, useMemo } from 'react';
import styles from './table.module.css';
import { Table, type TableProps } from './table.tsx';
import { useVirtualRows } from './virtual-rows.tsx';

export interface RowPlace {
  'data-row': string;
  'aria-rowindex'?: number;
}

interface VirtualTableProps<Item> extends Omit<TableProps, 'children' | 'body' | 'rowCount'> {
  items: readonly Item[];
  /** Must be stable. */
  idOf: (item: Item) => string;
  children: (item: Item, place: RowPlace) => ReactNode;
}

/** Scrolls with the window. Beyond 200 rows only those near the view are rendered. */
export function VirtualTable<Item>({ items, idOf, children, ...table }: VirtualTableProps<Item>) {
  const keys = useMemo(() => items.map(idOf), [items, idOf]);
  const { list, rows, endGap, isWindowed } = useVirtualRows<HTMLTableSectionElement>(keys);
  return (
    <Table {...table} body={list} rowCount={isWindowed ? items.length + 1 : undefined}>
      {rows.map(({ index, gap }) => {
        const [item, key] = [items[index], keys[index]];
        if (item === undefined || key === undefined) return null;
        return (
          <Fragment key={key}>
            {gap > 0 && <Gap height={gap} />}
            {/* The header is row 1. */}
            {children(item, { 'data-row': key, ...(isWindowed && { 'aria-rowindex': index + 2 }) })}
          </Fragment>
        );
      })}
      {endGap > 0 && <Gap height={endGap} />}
    </Table>
  );
}

/** Nothing to announce. */
const silent = { 'aria-hidden': true };

/** Space of the rows that aren't rendered. */
function Gap({ height }: { height: number }) {
  return (
    <tr {...silent} className={styles.gap}>
      <td colSpan={99} style={{ height }} />
    </tr>
  );
}
