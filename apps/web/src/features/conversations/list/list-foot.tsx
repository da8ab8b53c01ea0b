import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { checkIcon, offlineIcon } from '../../../ui/more-icons.ts';
import styles from './list.module.css';

/** Whether what is shown is up to date, and the way to more of it. */
export function ListFoot({
  isOnline,
  hasData,
  children,
}: {
  isOnline: boolean;
  hasData: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles.foot}>
      {!isOnline && (
        <span role="status" className={styles.standing}>
          <Icon drawing={offlineIcon} size={18} />
          {hasData
            ? 'No internet connection. Showing the list as last loaded.'
            : 'No internet connection. The list will load when you’re back online.'}
        </span>
      )}
      {isOnline && hasData && (
        <span className={styles.standing}>
          <Icon drawing={checkIcon} size={18} />
          Up to date
        </span>
      )}
      {children}
    </div>
  );
}
