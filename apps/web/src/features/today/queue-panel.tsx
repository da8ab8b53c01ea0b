import type { QueueDone } from '@rxweb/contracts/queue';
import type { PanelProps } from '../../app/feature.ts';
import { useStore } from '../../boot/boot.tsx';
import { useNow } from '../../boot/use-now.ts';
import { cx } from '../../browser/class-names.ts';
import { timeInText } from '../../format/row-time.ts';
import { useLocation } from '../../navigation/location.ts';
import { navigate } from '../../navigation/navigation.ts';
import { useQueueTexts } from '../../texts/staff/use-queue-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { checkCircleIcon, checkIcon, offlineIcon } from '../../ui/more-icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { UndoToast, useUndo } from '../../ui/undo/undo-toast.tsx';
import { CardGroups } from './card-groups.tsx';
import { Fold } from './fold.tsx';
import styles from './queue.module.css';
import { QueueGroupRows } from './queue-group.tsx';
import { countQueue, type Filter, filterIn, filterQuery, fits, sectionsOf } from './sections.ts';
import { useDone } from './use-done.ts';
import { type QueueQuery, useQueue } from './use-queue.ts';

/** The work queue: who waits for what, the most urgent first (look 2, section 1). */
export function QueuePanel({ todayCards }: PanelProps) {
  const query = useQueue();
  const texts = useQueueTexts();
  const store = useStore();
  const now = useNow(30_000);
  const undo = useUndo();
  const { search } = useLocation();
  const filter = filterIn(search);
  const { isBusy, finish } = useDone(query, undo.offer);
  const { data } = query;
  const rows = data?.rows ?? [];
  const items = (data?.items ?? []).filter(({ kind }) => todayCards[kind]);
  const count = countQueue(rows, store, now);
  const sections = sectionsOf(
    rows.filter((row) => fits(row, filter, store, now)),
    store,
    now,
  );
  const cards = filter === 'all' ? items : [];
  const isEmpty = data !== null && sections.length === 0 && cards.length === 0;
  return (
    <section className={styles.queue} aria-labelledby="queue-title">
      <header className={styles.head}>
        <h2 id="queue-title">{texts.title}</h2>
        {data && count.all + items.length > 0 && (
          <span className={styles.count}>
            {count.all + items.length}
            <span className="visually-hidden"> {texts.waiting}</span>
          </span>
        )}
        <Filters filter={filter} count={count} />
      </header>
      <Standing query={query} />
      {!data && query.isFetching && <SkeletonLines label={texts.loading} count={3} />}
      {sections.map((section, index) => (
        <QueueGroupRows
          key={section.name}
          section={section}
          isCut={section.groups.some((group) => data?.cut.includes(group))}
          leads={index === 0}
          now={now}
          isBusy={isBusy}
          onDone={finish}
        />
      ))}
      {cards.length > 0 && <CardGroups items={cards} todayCards={todayCards} />}
      {isEmpty && <Empty filter={filter} />}
      {data && data.done.length > 0 && filter === 'all' && <DoneToday done={data.done} now={now} />}
      {undo.offered && <UndoToast key={undo.offered.id} offered={undo.offered} label={texts.undo} onGone={undo.drop} />}
    </section>
  );
}

function Filters({ filter, count }: { filter: Filter; count: Record<Filter, number> }) {
  const { pathname } = useLocation();
  const texts = useQueueTexts();
  return (
    <fieldset className={styles.chips} aria-label={texts.show}>
      {(['all', 'overdue', 'mine'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className={styles.chip}
          aria-pressed={each === filter}
          onClick={() => navigate(pathname + filterQuery(each), { replace: true, keepScroll: true })}
        >
          {texts.filters[each]}
          {each !== 'all' && count[each] > 0 && ` ${count[each]}`}
        </button>
      ))}
    </fieldset>
  );
}

function Standing({ query: { data, isOnline, isError, refetch } }: { query: QueueQuery }) {
  const texts = useQueueTexts();
  if (!isOnline)
    return (
      <Notice tone="warning" icon={offlineIcon} role="status" isBar>
        {data ? texts.offlineStale : texts.offline}
      </Notice>
    );
  if (!isError) return null;
  return (
    <Notice tone="danger" role="alert" isBar action={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
      {texts.failed} {data && texts.stale}
    </Notice>
  );
}

function Empty({ filter }: { filter: Filter }) {
  const texts = useQueueTexts();
  return (
    <div className={styles.empty} role="status">
      <Icon drawing={checkCircleIcon} size={40} />
      <h3>{filter === 'all' ? texts.caughtUp : texts.nothing}</h3>
      <p>{texts.comes}</p>
    </div>
  );
}

function DoneToday({ done, now }: { done: readonly QueueDone[]; now: Date }) {
  const store = useStore();
  const texts = useQueueTexts();
  return (
    <Fold name={texts.doneToday} count={done.length} icon={checkIcon} isOpenAtFirst={false}>
      {done.map(({ group, id, name, at, by }) => (
        <li key={`${group} ${id}`} className={cx(styles.task, styles.done)}>
          <p className={styles.name}>
            <span dir="auto">{name ?? texts.noName}</span> <span className={styles.kind}>· {texts.groups[group]}</span>
          </p>
          <p className={styles.text}>
            {by?.name ?? texts.former}, {timeInText(store, new Date(at), now, texts.language)}
          </p>
        </li>
      ))}
    </Fold>
  );
}
