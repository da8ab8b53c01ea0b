import type { PagedQuery } from '../../../data/use-paged-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { checkIcon, offlineIcon } from '../../../ui/more-icons.ts';
import styles from './list.module.css';

interface ListFootProps {
  query: Pick<PagedQuery<unknown>, 'data' | 'isError' | 'isOnline' | 'isFetching' | 'hasNextPage' | 'fetchNextPage'>;
}

export function ListFoot({
  query: { data, isError, isOnline, isFetching, hasNextPage, fetchNextPage },
}: ListFootProps) {
  const hasData = data !== null;
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
      {isOnline && hasData && !isError && (
        <span className={styles.standing}>
          <Icon drawing={checkIcon} size={18} />
          Up to date
        </span>
      )}
      {hasNextPage && (
        <Button variant="quiet" aria-disabled={isFetching} onClick={() => isFetching || void fetchNextPage()}>
          {isFetching ? 'Loading…' : 'Show older'}
        </Button>
      )}
    </div>
  );
}
