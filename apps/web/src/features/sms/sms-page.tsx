import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { groupThreads, isUnread } from '@rxweb/domain/sms/sms';
import { formatPhone } from '@rxweb/domain/text/format';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PageProps } from '../../app/feature.ts';
import { useNow } from '../../boot/use-now.ts';
import { useMediaQuery, wideQuery } from '../../browser/use-media-query.ts';
import { useStoredValue } from '../../storage/stored-value.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { arrowLeftIcon } from '../../ui/staff-icons.ts';
import { focusWhenFree } from './focus-when-free.ts';
import { listConversations } from './inbox/conversations.ts';
import { type Filters, noFilters, useInboxQuery } from './inbox/list-filters.tsx';
import { ListPane } from './inbox/list-pane.tsx';
import { NewMessage } from './inbox/new-message.tsx';
import { keyboardIcon } from './inbox/sms-icons.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { NoticeSettings } from './notices/notice-settings.tsx';
import { PersonPane } from './person/person-pane.tsx';
import { useDrafts } from './reply/use-drafts.ts';
import styles from './sms-page.module.css';
import { ThreadPane } from './thread/thread-pane.tsx';
import { UndoToast } from './undo-toast.tsx';
import { usePane } from './use-pane.ts';
import { useInboxOverview, useSmsInbox } from './use-sms-inbox.ts';
import { useSmsKeys } from './use-sms-keys.ts';
import { useSmsThread } from './use-sms-thread.ts';
import { useThreadActions } from './use-thread-actions.ts';

const keysOff = 'off';

/** The SMS inbox (spec sections 2 to 8): the people, the texts with one of them, and who they are. */
export function SmsPage({ user }: PageProps) {
  const isWide = useMediaQuery(wideQuery);
  const now = useNow(30_000);
  const [filters, setFilters] = useState<Filters>(noFilters);
  const query = useInboxQuery(filters);
  const inbox = useSmsInbox(query);
  const { overview, setReplies } = useInboxOverview(inbox.fetchCount);
  const drafts = useDrafts();
  const { pane, open, back } = usePane();
  const [selected, setSelected] = useState<string | null>(null);
  const acts = useThreadActions({ inbox, repliedBy: user.email || user.id });
  const [keysSetting, setKeysSetting] = useStoredValue('rx-sms-keys');
  const [showsKeys, setShowsKeys] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  const { messages, people, source } = inbox;
  const shownQuery = useMemo(() => ({ ...query, phone: filters.phone.replace(/\s/g, '') }), [query, filters.phone]);
  const conversations = useMemo(
    () => listConversations({ messages, people, query: shownQuery, ownId: user.id, now, isFresh: source === 'server' }),
    [messages, people, shownQuery, user.id, now, source],
  );
  const first = conversations[0]?.phone ?? null;
  useEffect(() => {
    if (isWide && selected === null && first !== null) setSelected(first);
  }, [isWide, selected, first]);

  const listed = useMemo(
    () => groupThreads(messages).find(({ phone }) => phone === selected)?.messages ?? [],
    [messages, selected],
  );
  const person = selected === null ? null : (people.get(selected) ?? null);
  const personId = person?.id ?? listed.at(-1)?.person_id ?? null;
  const thread = useSmsThread(personId, listed, inbox.fetchCount, inbox.putPerson);

  const show = (phone: string) => {
    setSelected(phone);
    open('thread');
  };
  const showNew = (opened: SmsPerson) => {
    inbox.putPerson(opened);
    show(opened.phone);
    focusWhenFree(() => box.current);
  };
  const step = (by: 1 | -1) => {
    const at = conversations.findIndex(({ phone }) => phone === selected);
    const next = conversations[at < 0 ? 0 : at + by];
    if (next) show(next.phone);
  };
  const toggleDone = () => {
    if (!person) return;
    const at = conversations.findIndex(({ phone }) => phone === selected);
    const next = conversations[at + 1] ?? conversations[at - 1];
    if (!person.isDone && isWide && next) setSelected(next.phone);
    if (!person.isDone && !isWide && pane !== 'list') back();
    void acts.setDone(person, !person.isDone);
  };
  const toggleRead = () => {
    if (thread.messages.some(isUnread)) void acts.markRead(thread.messages, personId);
    else if (personId) void acts.markUnread(thread.messages, personId);
  };
  useSmsKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      r: () => box.current?.focus(),
      e: toggleDone,
      u: toggleRead,
      '/': () => fields.current?.querySelector('input')?.focus(),
      '?': () => setShowsKeys(true),
    },
    keysSetting !== keysOff,
  );

  return (
    <div className={styles.inbox} data-pane={pane}>
      {/* Whichever pane a phone shows. */}
      <h1 className="visually-hidden">SMS Inbox</h1>
      {/* The list's own heading is not shown beside the other panes of a phone. */}
      {!isWide && pane !== 'list' && <h1 className="visually-hidden">SMS Inbox</h1>}
      <ListPane
        inbox={inbox}
        conversations={conversations}
        current={selected}
        filters={filters}
        overview={overview}
        now={now}
        fields={fields}
        tools={
          <>
            <IconButton
              label="Keyboard shortcuts"
              drawing={keyboardIcon}
              className={styles.keysButton}
              onClick={() => setShowsKeys(true)}
            />
            <NoticeSettings />
            <NewMessage onOpened={showNew} />
          </>
        }
        onFilters={setFilters}
        onOpen={show}
      />
      {selected === null ? (
        <p className={styles.none}>{first !== null && 'Select a conversation.'}</p>
      ) : (
        <ThreadPane
          phone={selected}
          person={person}
          inbox={inbox}
          thread={thread}
          acts={acts}
          overview={overview}
          user={user}
          drafts={drafts}
          now={now}
          box={box}
          isShown={isWide || pane === 'thread'}
          onReplies={setReplies}
          onBack={back}
          onPerson={() => open('person')}
          onDone={toggleDone}
          onMark={toggleRead}
        />
      )}
      {person && (
        <aside className={styles.person} aria-label={`About ${person.name?.trim() || formatPhone(person.phone)}`}>
          <header className={styles.head}>
            <IconButton label="Back to messages" drawing={arrowLeftIcon} className={styles.back} onClick={back} />
            <h2>Contact</h2>
          </header>
          <div className={styles.personBody}>
            <PersonPane
              person={person}
              notes={thread.notes}
              staff={overview?.staff ?? []}
              ownId={user.id}
              onChanged={inbox.putPerson}
              onNote={thread.addNote}
            />
          </div>
        </aside>
      )}
      {acts.undoable && <UndoToast key={acts.undoable.id} undoable={acts.undoable} onGone={acts.dismissUndo} />}
      {showsKeys && (
        <KeysDialog
          isOn={keysSetting !== keysOff}
          onChange={(isOn) => setKeysSetting(isOn ? null : keysOff)}
          onClose={() => setShowsKeys(false)}
        />
      )}
      <LeaveGuard isUnsaved={drafts.hasAny} />
    </div>
  );
}
