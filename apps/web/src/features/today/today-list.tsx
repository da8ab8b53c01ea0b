import { listToday, urgentTodayKinds } from '@rxweb/contracts/today';
import { useCallback } from 'react';
import type * as z from 'zod/mini';
import type { PanelProps, TodayCard } from '../../app/feature.ts';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import type { ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { checkCircleIcon, offlineIcon } from '../../ui/more-icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import styles from './today-list.module.css';

export function TodayList({ todayCards }: PanelProps) {
  const { data, isError, isFetching, isOnline, refetch } = useToday();
  const items = data?.items;
  return (
    <Panel title="Today" note={items && items.length > 0 ? countText(items.length) : null}>
      {!isOnline && (
        <Notice tone="warning" icon={offlineIcon} className={cx(styles.notice)}>
          No internet connection. {data ? 'This may be out of date.' : 'Your list will load when you’re back online.'}
        </Notice>
      )}
      {isOnline && isError && (
        <Notice
          tone="danger"
          role="alert"
          className={cx(styles.notice)}
          action={<Button onClick={refetch}>Try again</Button>}
        >
          Couldn’t load your list. {data && 'This may be out of date.'}
        </Notice>
      )}
      {!data && isFetching && <SkeletonLines label="Loading your list" count={1} />}
      {items?.length === 0 && (
        <p className={styles.nothing}>
          <Icon drawing={checkCircleIcon} />
          You’re all caught up.
        </p>
      )}
      {items && items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <Item key={item.kind} item={item} card={todayCards[item.kind]} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface ItemProps {
  item: z.infer<typeof listToday.output>['items'][number];
  card: TodayCard | undefined;
}

function Item({ item: { kind, count, soonest }, card }: ItemProps) {
  const store = useStore();
  // A newer server can list kinds that this page doesn't know.
  if (!card) return null;
  return (
    <li className={cx(styles.item, urgentTodayKinds.includes(kind) && styles.urgent)}>
      <span className={styles.mark}>
        <Icon drawing={card.icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{card.title(count)}</p>
        <p className={styles.text}>{card.text(soonest, store)}</p>
      </div>
      <PageLink href={card.href}>{card.action}</PageLink>
    </li>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 thing needs attention' : `${count} things need attention`;
}

function useToday() {
  const call = useStaffCall();
  return useQuery(useCallback((options: ReadOptions) => call(listToday, {}, options), [call]));
}
