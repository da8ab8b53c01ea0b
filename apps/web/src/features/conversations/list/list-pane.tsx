import type { ConversationPage, ConversationSummary } from '@rxweb/contracts/conversations';
import { formatCount } from '@rxweb/domain/text/format-count';
import type { RefObject } from 'react';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { ConversationsApi } from '../conversations.api.ts';
import page from '../conversations-page.module.css';
import type { ListQuery } from '../use-list-query.ts';
import type { Search } from '../use-search.ts';
import { countOf, type PageView, pageViews } from '../view.ts';
import { ConversationList } from './conversation-list.tsx';
import styles from './list.module.css';
import { ListFoot } from './list-foot.tsx';
import { QuestionList } from './question-list.tsx';

interface ListPaneProps {
  api: ConversationsApi;
  view: PageView;
  counts: ConversationPage['counts'] | null;
  list: ListQuery<ConversationSummary>;
  search: Search;
  current: string | null;
  now: Date;
  ownId: string;
  rows: RefObject<HTMLDivElement | null>;
  onView: (view: PageView) => void;
  onOpen: (id: string) => void;
  onDismissed: () => void;
}

export function ListPane(props: ListPaneProps) {
  const { list: texts, title } = useConversationsTexts();
  const { api, view, counts, search, current, now, rows, onView, onOpen, onDismissed } = props;
  return (
    <section className={page.list} aria-label={texts.label}>
      <header className={page.head}>
        <p className={page.title} aria-hidden="true">
          {title}
        </p>
      </header>
      <div className={page.listBody}>
        <div className={styles.filters}>
          <SearchField
            label={texts.search}
            placeholder={texts.placeholder}
            value={search.text}
            maxLength={100}
            onChange={search.change}
          />
          {search.searchText === null ? (
            <fieldset className={styles.chips} aria-label={texts.view}>
              {pageViews.map((each) => (
                <button
                  key={each}
                  type="button"
                  className={styles.chip}
                  aria-pressed={each === view}
                  onClick={() => onView(each)}
                >
                  {texts.views[each]}
                  {countOf(each, counts) > 0 && (
                    <span className={styles.chipCount}>{formatCount(countOf(each, counts))}</span>
                  )}
                </button>
              ))}
            </fieldset>
          ) : (
            <Button variant="quiet" onClick={() => search.change('')}>
              {texts.back}
            </Button>
          )}
        </div>
        <div ref={rows} data-scroll-place="conversations" className={styles.scroll}>
          {search.searchText === null && view === 'questions' ? (
            <QuestionList
              api={api}
              current={current}
              now={now}
              scroll={rows}
              onOpen={onOpen}
              onDismissed={onDismissed}
            />
          ) : (
            <Conversations {...props} />
          )}
        </div>
      </div>
    </section>
  );
}

function Conversations({ list, search, view, current, now, ownId, rows, onOpen }: ListPaneProps) {
  const { list: texts } = useConversationsTexts();
  const { data: pages, isPending, isError, isFetching, isOnline, refetch } = list;
  const isEmpty = pages?.items.length === 0;
  return (
    <>
      {isError && isOnline && (
        <RetryNotice isLoading={isFetching} onRetry={refetch} isInset>
          {texts.failed}
        </RetryNotice>
      )}
      {isPending && isOnline && <SkeletonLines label={texts.loading} count={6} />}
      {isEmpty && (
        <p className={styles.empty} role="status">
          {search.searchText === null && view !== 'questions' ? texts.empty[view] : texts.notFound}
        </p>
      )}
      {pages && !isEmpty && (
        <ConversationList
          conversations={pages.items}
          current={current}
          now={now}
          ownId={ownId}
          scroll={rows}
          onOpen={onOpen}
        />
      )}
      <ListFoot query={list} />
    </>
  );
}
