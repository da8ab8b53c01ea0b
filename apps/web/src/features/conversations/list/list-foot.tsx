import type { PagedQuery } from '../../../data/use-paged-query.ts';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
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
  const { list: texts } = useConversationsTexts();
  const hasData = data !== null;
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
          {isFetching ? texts.loadingMore : texts.older}
        </Button>
      )}
    </div>
  );
}
