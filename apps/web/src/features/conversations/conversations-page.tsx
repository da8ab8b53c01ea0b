import type { CallbackRequest, ConversationPage, ConversationSummary } from '@rxweb/contracts/conversations';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { useNow } from '../../boot/use-now.ts';
import { useMediaQuery, wideQuery } from '../../browser/use-media-query.ts';
import { useLocation } from '../../navigation/location.ts';
import { navigate } from '../../navigation/navigation.ts';
import { setPageTitle } from '../../navigation/page-title.ts';
import { setCallbackCount } from './callback-count.ts';
import { useConversationsApi } from './conversations.api.ts';
import styles from './conversations-page.module.css';
import { ListPane } from './list/list-pane.tsx';
import { TranscriptPane } from './transcript/transcript-pane.tsx';
import { useConversation } from './use-conversation.ts';
import { type PagedQuery, usePages } from './use-pages.ts';
import { usePane } from './use-pane.ts';
import { useSearch } from './use-search.ts';
import { firstView, isListOfConversations, type PageView, viewIn } from './view.ts';

interface ConversationsPageProps {
  ownId: string;
  /** Whether conversations may be erased from here. */
  mayErase: boolean;
}

const idOf = ({ id }: { id: string }) => id;

/** What visitors said in the chat: who waits to be called, what had no answer, and each conversation as it went. */
export function ConversationsPage({ ownId, mayErase }: ConversationsPageProps) {
  const api = useConversationsApi();
  const isWide = useMediaQuery(wideQuery);
  const now = useNow(30_000);
  const { pathname, search: query } = useLocation();
  const asked = viewIn(query);
  const search = useSearch();
  const [counts, setCounts] = useState<ConversationPage['counts'] | null>(null);
  const { pane, open, back } = usePane();
  const [selected, setSelected] = useState<string | null>(null);
  const rows = useRef<HTMLDivElement>(null);
  const show = (view: PageView) => {
    navigate(`${pathname}?view=${view}`, { replace: true, keepScroll: true });
    setSelected(null);
  };

  const view = asked ?? 'waiting';
  const read = useMemo(() => {
    if (search.sought === null && !isListOfConversations(view)) return null;
    return async (...[before, asking]: Parameters<NonNullable<Parameters<typeof usePages>[0]>>) => {
      const page =
        search.sought === null
          ? await api.list(isListOfConversations(view) ? view : 'all', before, asking)
          : await api.search(search.sought, before, asking);
      setCounts(page.counts);
      return { items: page.conversations, next: page.next };
    };
  }, [api, view, search.sought]);
  const list: PagedQuery<ConversationSummary> = usePages(read, idOf);
  const conversation = useConversation(api, selected);
  useCounts(counts);

  // Without a word in the address it is whoever waits, or all of them.
  useEffect(() => {
    if (asked !== null || !counts) return;
    navigate(`${pathname}?view=${firstView(counts)}`, { replace: true, keepScroll: true });
  }, [asked, counts, pathname]);

  const first = list.pages?.items[0]?.id ?? null;
  useEffect(() => {
    if (isWide && selected === null && first !== null) setSelected(first);
  }, [isWide, selected, first]);

  const showConversation = (id: string) => {
    setSelected(id);
    open();
  };
  const handleBack = () => {
    back();
    requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
  };
  const handleMarked = (handOff: CallbackRequest) => {
    conversation.putCallback(handOff);
    list.refetch();
  };
  const handleErased = (id: string) => {
    list.remove(id);
    setSelected(null);
    if (!isWide) handleBack();
  };

  return (
    <div className={styles.page} data-pane={pane}>
      <h1 className="visually-hidden">Conversations</h1>
      <ListPane
        api={api}
        view={view}
        counts={counts}
        list={list}
        search={search}
        current={selected}
        now={now}
        rows={rows}
        onView={show}
        onOpen={showConversation}
        onDismissed={() =>
          setCounts((before) => before && { ...before, unanswered: Math.max(0, before.unanswered - 1) })
        }
      />
      <TranscriptPane
        key={selected}
        api={api}
        id={selected}
        live={conversation}
        ownId={ownId}
        mayErase={mayErase}
        now={now}
        isShown={isWide || pane === 'transcript'}
        takesFocus={!isWide}
        onBack={handleBack}
        onMarked={handleMarked}
        onErased={handleErased}
      />
    </div>
  );
}

/** Says beside the menu's entry and in the tab how many wait. */
function useCounts(counts: ConversationPage['counts'] | null): void {
  const { name } = useStore();
  const waiting = counts?.waiting ?? null;
  useEffect(() => {
    if (waiting === null) return;
    setCallbackCount(waiting);
    setPageTitle(`${waiting > 0 ? `${waiting} waiting · ` : ''}Conversations · ${name}`);
  }, [waiting, name]);
}
