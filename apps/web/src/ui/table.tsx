import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { Icon } from './icon.tsx';
import { arrowDownIcon, arrowUpIcon } from './icons.ts';
import styles from './table.module.css';

interface TableProps {
  label: string;
  /** The row of column headers. */
  head: ReactNode;
  /** Its rows. */
  children: ReactNode;
  /** What is under the table is being read again. */
  isBusy?: boolean;
}

/** Rows of one kind. On phones each row is a card, on which every cell says its column's name; wider than its place, it scrolls inside. */
export function Table({ label, head, children, isBusy = false }: TableProps) {
  return (
    <div className={styles.wrap}>
      <table className={styles.table} aria-label={label} aria-busy={isBusy}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface CellProps {
  /** The column's name, shown on the card of a phone in place of the table's head; left out where the value says what it is. */
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
  /** How the rows stand by this column now; null when by another. */
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
}

/** A column's name that sorts the rows by it. */
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
