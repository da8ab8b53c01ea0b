import type { ReactNode } from 'react';
import styles from './rows.module.css';

/** A list with hairlines, for use in a card. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}

export function Row({ name, note, end }: { name: ReactNode; note?: ReactNode; end?: ReactNode }) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {end}
    </li>
  );
}
