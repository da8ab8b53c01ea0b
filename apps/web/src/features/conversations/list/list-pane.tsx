import type { ConversationPage, ConversationSummary } from '@rxweb/contracts/conversations';
import { formatCount } from '@rxweb/domain/text/format-count';
import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { ConversationsApi } from '../conversations.api.ts';
import page from '../conversations-page.module.css';
import type { ListQuery } from '../use-list-query.ts';
import type { Search } from '../use-search.ts';
import { countOf, type PageView, pageViews, viewLabels } from '../view.ts';
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
  rows: RefObject<HTMLDivElement | null>;
  onView: (view: PageView) => void;
  onOpen: (id: string) => void;
  onDismissed: () => void;
}

export function ListPane(props: ListPaneProps) {
  const { api, view, counts, search, current, now, rows, onView, onOpen, onDismissed } = props;
  return (
    <section className={page.list} aria-label="List of conversations">
      <header className={page.head}>
        <p className={page.title} aria-hidden="true">
          Conversations
        </p>
      </header>
      <div className={page.listBody}>
        <div className={styles.filters}>
          <SearchField
            label="Search conversations"
            placeholder="Search text, names, numbers"
            value={search.text}
            maxLength={100}
            onChange={search.change}
          />
          {search.searchText === null ? (
            <fieldset className={styles.chips} aria-label="View">
              {pageViews.map((each) => (
                <button
                  key={each}
                  type="button"
                  className={styles.chip}
                  aria-pressed={each === view}
                  onClick={() => onView(each)}
                >
                  {viewLabels[each]}
                  {countOf(each, counts) > 0 && (
                    <span className={styles.chipCount}>{formatCount(countOf(each, counts))}</span>
                  )}
                </button>
              ))}
            </fieldset>
          ) : (
            <Button variant="quiet" onClick={() => search.change('')}>
              Back to the list
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

const emptyTexts: Record<PageView, string> = {
  waiting: 'No one is waiting for a call.',
  emergency: 'No emergency cards were shown.',
  questions: '',
  all: 'No one has used the chat yet.',
};

function Conversations({ list, search, view, current, now, rows, onOpen }: ListPaneProps) {
  const { data: pages, isPending, isError, isFetching, isOnline, refetch } = list;
  const isEmpty = pages?.items.length === 0;
  return (
    <>
      {isError && isOnline && (
        <RetryNotice isLoading={isFetching} onRetry={refetch} isInset>
          Couldn’t load conversations.
        </RetryNotice>
      )}
      {isPending && isOnline && <SkeletonLines label="Loading conversations" count={6} />}
      {isEmpty && (
        <p className={styles.empty} role="status">
          {search.searchText === null ? emptyTexts[view] : 'No conversations found.'}
        </p>
      )}
      {pages && !isEmpty && (
        <ConversationList conversations={pages.items} current={current} now={now} scroll={rows} onOpen={onOpen} />
      )}
      <ListFoot query={list} />
    </>
  );
}
