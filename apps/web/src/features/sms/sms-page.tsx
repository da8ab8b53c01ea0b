import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { groupThreads, isUnread } from '@rxweb/domain/sms/threads';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { PageProps } from '../../app/feature.ts';
import { useNow } from '../../boot/use-now.ts';
import { useMediaQuery, wideQuery } from '../../browser/use-media-query.ts';
import { useSmsTexts } from '../../texts/sms/use-sms-texts.ts';
import { laterPartOf, lazyPartOf } from '../../texts/use/lazy-part-of.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { focusWhenFree } from './focus-when-free.ts';
import { listConversations } from './inbox/conversations.ts';
import { unnamedThread } from './inbox/inbox-address.ts';
import { InboxTools } from './inbox/inbox-tools.tsx';
import { useInboxQuery } from './inbox/list-filters.tsx';
import { ListPane } from './inbox/list-pane.tsx';
import type { InboxQuery } from './inbox/read-page.ts';
import { UndoLine } from './inbox/undo-line.tsx';
import { useDrafts } from './reply/use-drafts.ts';
import { useUndoSend } from './reply/use-undo-send.ts';
import { useSelection } from './select/use-selection.ts';
import styles from './sms-page.module.css';
import { UnreadThread } from './thread/unread-thread.tsx';
import { useInboxPlace } from './use-inbox-place.ts';
import { useKeys } from './use-keys-dialog.tsx';
import { type SmsInbox, useInboxOverview, useSmsInbox } from './use-sms-inbox.ts';
import { useSmsThread } from './use-sms-thread.ts';
import { useThreadActions } from './use-thread-actions.ts';

const ThreadPane = laterPartOf(async () => (await import('./thread/thread-pane.tsx')).ThreadPane);
const PersonAside = laterPartOf(async () => (await import('./person/person-aside.tsx')).PersonAside);
const SelectionBar = lazyPartOf(async () => (await import('./select/selection-bar.tsx')).SelectionBar);

/** The SMS inbox (spec sections 2 to 8). */
export function SmsPage({ user }: PageProps) {
  const { inbox: texts } = useSmsTexts();
  const isWide = useMediaQuery(wideQuery);
  const now = useNow(30_000);
  const place = useInboxPlace();
  const { filters, pane, back } = place;
  const query = useInboxQuery(filters);
  const inbox = useSmsInbox(query);
  const { overview, setReplies, setLabels } = useInboxOverview(inbox.fetchCount);
  const drafts = useDrafts(user.id);
  const actions = useThreadActions({ inbox, repliedBy: user.email || user.id });
  const undoSend = useUndoSend(inbox);
  const fields = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  const conversations = useConversations(inbox, query, filters.phone, user.id, now);
  const selection = useSelection(conversations);
  const first = conversations[0]?.phone ?? null;
  const show = (phone: string) => (selection.phones ? selection.toggle(phone) : place.openThread(inbox, phone));
  const showInPlace = useEffectEvent((phone: string) => place.openThread(inbox, phone, true));
  useEffect(() => {
    if (isWide && place.thread === null && first !== null) showInPlace(first);
  }, [isWide, place.thread, first]);

  const selected = place.phoneIn(inbox);
  const { person, personId, thread } = useSelectedThread(inbox, place.thread, selected);

  const showNew = (opened: SmsPerson) => {
    inbox.putPerson(opened);
    place.openThread({ ...inbox, people: new Map([[opened.phone, opened]]) }, opened.phone);
    focusWhenFree(() => box.current);
  };
  const step = (by: 1 | -1) => {
    const at = conversations.findIndex(({ phone }) => phone === selected);
    const next = conversations[at < 0 ? 0 : at + by];
    if (next) place.openThread(inbox, next.phone, pane !== 'list');
  };
  const toggleDone = () => {
    if (!person) return;
    const at = conversations.findIndex(({ phone }) => phone === selected);
    const next = conversations[at + 1] ?? conversations[at - 1];
    if (!person.isDone && isWide && next) place.openThread(inbox, next.phone, true);
    if (!person.isDone && !isWide && pane !== 'list') back();
    void actions.setDone(person, !person.isDone);
  };
  const toggleRead = () => {
    if (thread.messages.some(isUnread)) void actions.markRead(thread.messages, personId);
    else if (personId) void actions.markUnread(thread.messages, personId);
  };
  const { setShowsKeys, keysDialog } = useKeys({
    j: () => step(1),
    k: () => step(-1),
    r: () => box.current?.focus(),
    e: toggleDone,
    u: toggleRead,
    x: () => (selection.phones ? selected && selection.toggle(selected) : selection.start()),
    '/': () => fields.current?.querySelector('input')?.focus(),
  });

  return (
    <div className={styles.inbox} data-pane={pane}>
      {/* For any pane on a phone. */}
      <h1 className="visually-hidden">{texts.title}</h1>
      {/* A phone's other panes hide the list's heading. */}
      {!isWide && pane !== 'list' && <h1 className="visually-hidden">{texts.title}</h1>}
      <ListPane
        inbox={inbox}
        conversations={conversations}
        current={selected}
        filters={filters}
        overview={overview}
        now={now}
        fields={fields}
        tools={
          <InboxTools
            scheduled={overview?.scheduled ?? 0}
            now={now}
            isSelecting={selection.phones !== null}
            onSelect={selection.phones ? selection.leave : selection.start}
            onKeys={() => setShowsKeys(true)}
            onOpened={showNew}
            onChanged={inbox.refetch}
          />
        }
        chosen={selection.phones}
        bar={
          selection.phones && (
            <Suspense>
              <SelectionBar
                chosen={selection.chosen}
                overview={overview}
                ownId={user.id}
                onChanged={(people) => {
                  people.map(inbox.putPerson);
                  inbox.refetch();
                }}
                onLabels={setLabels}
                onAll={selection.all}
                onNone={selection.none}
                onLeave={selection.leave}
              />
            </Suspense>
          )
        }
        onFilters={place.setFilters}
        onOpen={show}
      />
      {selected === null && place.thread === null && <p className={styles.none}>{first !== null && texts.select}</p>}
      {selected === null && place.thread !== null && <UnreadThread isGone={thread.isGone} onBack={back} />}
      <Suspense>
        {selected !== null && (
          <ThreadPane
            phone={selected}
            person={person}
            inbox={inbox}
            thread={thread}
            actions={actions}
            overview={overview}
            user={user}
            drafts={drafts}
            undoSend={undoSend}
            now={now}
            box={box}
            isShown={isWide || pane === 'thread'}
            onReplies={setReplies}
            onLabels={setLabels}
            onBack={back}
            onPerson={place.openPerson}
            onDone={toggleDone}
            onMark={toggleRead}
          />
        )}
      </Suspense>
      <Suspense>
        {person && (
          <PersonAside {...{ person, thread, inbox }} staff={overview?.staff ?? []} ownId={user.id} onBack={back} />
        )}
      </Suspense>
      {undoSend.leaving ? (
        <UndoLine
          key={undoSend.leaving.words}
          undoable={undoSend.leaving}
          stays={undoSend.leaving.undo !== null}
          onGone={undoSend.dismiss}
        />
      ) : (
        actions.undoable && (
          <UndoLine key={actions.undoable.id} undoable={actions.undoable} onGone={actions.dismissUndo} />
        )
      )}
      {keysDialog}
      <LeaveGuard isUnsaved={drafts.hasAny} />
    </div>
  );
}

/** Filters by the number at once; the server filters after a pause. */
function useConversations(inbox: SmsInbox, query: InboxQuery, typedPhone: string, ownId: string, now: Date) {
  const { messages, people, pinned, source } = inbox;
  const shownQuery = useMemo(() => ({ ...query, phone: typedPhone.replace(/\s/g, '') }), [query, typedPhone]);
  return useMemo(
    () => listConversations({ messages, people, pinned, query: shownQuery, ownId, now, isFresh: source === 'server' }),
    [messages, people, pinned, shownQuery, ownId, now, source],
  );
}

function useSelectedThread(inbox: SmsInbox, threadId: string | null, selected: string | null) {
  const { messages, people } = inbox;
  const listed = useMemo(
    () => groupThreads(messages).find(({ phone }) => phone === selected)?.messages ?? [],
    [messages, selected],
  );
  const person = selected === null ? null : (people.get(selected) ?? null);
  const addressed = threadId === unnamedThread ? null : threadId;
  const personId = person?.id ?? listed.at(-1)?.person_id ?? addressed;
  return { person, personId, thread: useSmsThread(personId, listed, inbox.fetchCount, inbox.putPerson) };
}
