import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '../browser/class-names.ts';
import { Icon } from './icon.tsx';
import { arrowUpIcon } from './icons.ts';
import { arrowDownIcon } from './more-icons.ts';
import styles from './table.module.css';

export interface TableProps {
  label: string;
  head: ReactNode;
  children: ReactNode;
  /** The data is reloading. */
  isBusy?: boolean;
  body?: RefObject<HTMLTableSectionElement | null>;
  /** Total rows including the header, when not all are rendered. */
  rowCount?: number | undefined;
}

/** Turns into cards on phones, where each cell shows its column's name. Scrolls inside when too wide. */
export function Table({ label, head, children, isBusy = false, body, rowCount }: TableProps) {
  const table = useSteadyColumns(rowCount !== undefined);
  return (
    <div className={styles.wrap}>
      <table ref={table} className={styles.table} aria-label={label} aria-busy={isBusy} aria-rowcount={rowCount}>
        <thead>
          <tr {...(rowCount !== undefined && { 'aria-rowindex': 1 })}>{head}</tr>
        </thead>
        <tbody ref={body}>{children}</tbody>
      </table>
    </div>
  );
}

/** While other rows come and go. */
function useSteadyColumns(isSteady: boolean): RefObject<HTMLTableElement | null> {
  const ref = useRef<HTMLTableElement | null>(null);
  useLayoutEffect(() => {
    const table = ref.current;
    const wrap = table?.parentElement;
    if (!table || !wrap || !isSteady) return;
    const columns = [...table.querySelectorAll('th')];
    let wide = 0;
    const fit = () => {
      if (wrap.clientWidth === wide) return;
      wide = wrap.clientWidth;
      release();
      const widths = columns.map((column) => column.getBoundingClientRect().width);
      for (const [index, column] of columns.entries()) column.style.width = `${widths[index]}px`;
      table.style.tableLayout = 'fixed';
    };
    const release = () => {
      table.style.tableLayout = '';
      for (const column of columns) column.style.width = '';
    };
    const resized = new ResizeObserver(fit);
    resized.observe(wrap);
    return () => {
      resized.disconnect();
      release();
    };
  }, [isSteady]);
  return ref;
}

interface CellProps {
  /** The column's name on phone cards; omit it where the value is clear. */
  label?: string;
  isMenu?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Cell({ label, isMenu = false, className, children }: CellProps) {
  return (
    <td className={cx(isMenu ? styles.menu : styles.cell, className)}>
      {label && <span className={styles.label}>{label}</span>}
      <div className={styles.value}>{children}</div>
    </td>
  );
}

interface SortHeaderProps {
  label: string;
  /** Null if sorted by another column. */
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
}

export function SortHeader({ label, direction, onSort }: SortHeaderProps) {
  return (
    <th scope="col" aria-sort={direction ?? undefined}>
      <button type="button" className={cx(styles.sort, direction && styles.sorted)} onClick={onSort}>
        {label}
        {direction && <Icon drawing={direction === 'ascending' ? arrowUpIcon : arrowDownIcon} size={18} />}
      </button>
    </th>
  );
}
