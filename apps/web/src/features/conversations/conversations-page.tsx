import {
  type CallbackRequest,
  type ConversationPage,
  type ConversationSummary,
  eraseConversation,
} from '@rxweb/contracts/conversations';
import { canOpen } from '@rxweb/domain/access/permissions';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PageProps } from '../../app/feature.ts';
import { useStore } from '../../boot/boot.tsx';
import { useNow } from '../../boot/use-now.ts';
import { useMediaQuery, wideQuery } from '../../browser/use-media-query.ts';
import { setTodayCount } from '../../data/today-counts.ts';
import { goUp } from '../../navigation/history-entries.ts';
import { useLocation } from '../../navigation/location.ts';
import { navigate } from '../../navigation/navigation.ts';
import { setPageTitle } from '../../navigation/page-title.ts';
import { useConversationsTexts } from '../../texts/staff/use-conversations-texts.ts';
import { laterPartOf } from '../../texts/use/lazy-part-of.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { arrowLeftIcon } from '../../ui/staff-icons.ts';
import { type ConversationsApi, useConversationsApi } from './conversations.api.ts';
import styles from './conversations-page.module.css';
import { ListPane } from './list/list-pane.tsx';
import { useLiveChanges } from './live/use-live-changes.ts';
import { useConversation } from './use-conversation.ts';
import { type ReadList, useListQuery } from './use-list-query.ts';
import { useSearch } from './use-search.ts';
import { conversationIn, firstView, isListOfConversations, type PageView, placeQuery, viewIn } from './view.ts';

type Counts = ConversationPage['counts'];

const idOf = ({ id }: { id: string }) => id;

const TranscriptPane = laterPartOf(async () => (await import('./transcript/transcript-pane.tsx')).TranscriptPane);

/** Chat conversations, callback requests and unanswered questions. */
export function ConversationsPage({ user: { id: ownId }, role }: PageProps) {
  const api = useConversationsApi();
  const { title, detail } = useConversationsTexts();
  const isWide = useMediaQuery(wideQuery);
  const now = useNow(30_000);
  const { pathname, search: query } = useLocation();
  const asked = viewIn(query);
  const search = useSearch();
  const selected = conversationIn(query);
  const rows = useRef<HTMLDivElement>(null);
  const view = asked ?? 'waiting';
  const show = (next: PageView, id: string | null = null) =>
    navigate(pathname + placeQuery(next, id), { replace: true, keepScroll: true });

  const { list, counts, setCounts } = useConversationList(api, view, search.searchText);
  const conversation = useConversation(api, selected);
  // A visitor who asks for a person is in the list at once.
  useLiveChanges(list.invalidate);
  useShownCounts(counts);
  useDefaultView(asked, counts);
  useDefaultSelection(isWide && asked && selected === null ? list.data?.items[0]?.id : undefined, (id) =>
    show(view, id),
  );

  const showConversation = (id: string) => {
    if (id !== selected) navigate(pathname + placeQuery(view, id), { keepScroll: true });
  };
  const handleBack = () => {
    goUp(pathname + placeQuery(view));
    requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
  };
  const handleMarked = (callback: CallbackRequest) => {
    conversation.putCallback(callback);
    void list.refetch();
  };
  const handleErased = (id: string) => {
    list.remove(id);
    if (isWide) show(view);
    else handleBack();
  };

  return (
    <div className={styles.page} data-pane={selected === null ? 'list' : 'transcript'}>
      <h1 className="visually-hidden">{title}</h1>
      <ListPane
        api={api}
        view={view}
        counts={counts}
        list={list}
        search={search}
        current={selected}
        now={now}
        ownId={ownId}
        rows={rows}
        onView={show}
        onOpen={showConversation}
        onDismissed={() =>
          setCounts((before) => before && { ...before, unanswered: Math.max(0, before.unanswered - 1) })
        }
      />
      {selected === null ? (
        <p className={styles.none}>{detail.select}</p>
      ) : (
        <Suspense fallback={<WaitingTranscript onBack={handleBack} />}>
          <TranscriptPane
            key={selected}
            api={api}
            query={conversation}
            ownId={ownId}
            mayErase={canOpen(eraseConversation.access, role, true)}
            now={now}
            takesFocus={!isWide}
            onBack={handleBack}
            onMarked={handleMarked}
            onErased={handleErased}
            onChanged={() => {
              conversation.invalidate();
              list.invalidate();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function WaitingTranscript({ onBack }: { onBack: () => void }) {
  const { detail, list } = useConversationsTexts();
  return (
    <section className={styles.transcript}>
      <header className={styles.head}>
        <IconButton label={detail.back} drawing={arrowLeftIcon} className={styles.back} onClick={onBack} />
      </header>
      <SkeletonLines label={list.loading} count={6} />
    </section>
  );
}

function useConversationList(api: ConversationsApi, view: PageView, searchText: string | null) {
  const [counts, setCounts] = useState<Counts | null>(null);
  const read = useMemo((): ReadList<ConversationSummary> | null => {
    if (searchText === null && !isListOfConversations(view)) return null;
    return async (before, options) => {
      const page =
        searchText === null
          ? await api.list(isListOfConversations(view) ? view : 'all', before, options)
          : await api.search(searchText, before, options);
      setCounts(page.counts);
      return { items: page.conversations, next: page.next };
    };
  }, [api, view, searchText]);
  const list = useListQuery(read, idOf);
  return { list, counts, setCounts };
}

/** Without a view in the address, shows who waits for a person or a call, or all conversations. */
function useDefaultView(asked: PageView | null, counts: Counts | null): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (asked !== null || !counts) return;
    navigate(pathname + placeQuery(firstView(counts), conversationIn(search)), { replace: true, keepScroll: true });
  }, [asked, counts, pathname, search]);
}

function useDefaultSelection(id: string | undefined, select: (id: string) => void): void {
  const selectNow = useEffectEvent(select);
  useEffect(() => {
    if (id !== undefined) selectNow(id);
  }, [id]);
}

/** Shows the number of waiting visitors in the menu and the tab. */
function useShownCounts(counts: Counts | null): void {
  const { name } = useStore();
  const { title, waitingTitle } = useConversationsTexts();
  const waiting = counts?.waiting ?? null;
  useEffect(() => {
    if (waiting === null) return;
    setTodayCount('hand_offs', waiting);
    setPageTitle(`${waiting > 0 ? `${waitingTitle(waiting)} · ` : ''}${title} · ${name}`);
  }, [waiting, name, title, waitingTitle]);
}
