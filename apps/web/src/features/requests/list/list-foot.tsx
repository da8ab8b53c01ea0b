import type { PagedQuery } from '../../../data/use-paged-query.ts';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { checkIcon, offlineIcon } from '../../../ui/more-icons.ts';
import styles from './list.module.css';

interface ListFootProps {
  query: Pick<PagedQuery<unknown>, 'data' | 'isError' | 'isOnline' | 'isFetching' | 'hasNextPage' | 'fetchNextPage'>;
}

export function ListFoot({ query }: ListFootProps) {
  const { list: texts } = useStaffRequestsTexts();
  const { isError, isOnline, isFetching, hasNextPage, fetchNextPage } = query;
  const hasData = query.data !== null;
  return (
    <div className={styles.foot}>
      {!isOnline && (
        <span role="status" className={styles.standing}>
          <Icon drawing={offlineIcon} size={18} />
          {hasData ? texts.offline : texts.offlineEmpty}
        </span>
      )}
      {isOnline && hasData && !isError && (
        <span className={styles.standing}>
          <Icon drawing={checkIcon} size={18} />
          {texts.upToDate}
        </span>
      )}
      {hasNextPage && (
        <Button variant="quiet" aria-disabled={isFetching} onClick={() => isFetching || void fetchNextPage()}>
          {isFetching ? texts.loadingMore : texts.more}
        </Button>
      )}
    </div>
  );
}
