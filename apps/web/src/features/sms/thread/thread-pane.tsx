import type { CannedReply, SmsInboxOverview, SmsLabel } from '@rxweb/contracts/sms/inbox';
import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import { isUnread, otherPhone } from '@rxweb/domain/sms/threads';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { type RefObject, Suspense, useState } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { phoneIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { AlarmCard } from '../alarms/alarm-card.tsx';
import { PresenceLine } from '../presence/presence-line.tsx';
import { usePresence } from '../presence/use-presence.ts';
import styles from '../reply/reply.module.css';
import { ReplyBox } from '../reply/reply-box.tsx';
import { OptOutHint, StopCard } from '../reply/stop-card.tsx';
import { isForLater } from '../reply/undoable.ts';
import type { Drafts } from '../reply/use-drafts.ts';
import type { UndoSend } from '../reply/use-undo-send.ts';
import page from '../sms-page.module.css';
import type { SmsInbox } from '../use-sms-inbox.ts';
import type { SmsThreadState } from '../use-sms-thread.ts';
import type { ThreadActions } from '../use-thread-actions.ts';
import { cannotBeTexted } from './message-labels.ts';
import { MessageList } from './message-list.tsx';
import { ThreadHead } from './thread-head.tsx';

/** Loaded when they are asked for, to keep the inbox light. */
const LabelDialog = lazyPartOf(async () => (await import('../labels/label-dialog.tsx')).LabelDialog);
const EditScheduled = lazyPartOf(async () => (await import('../scheduled/edit-scheduled.tsx')).EditScheduled);

interface ThreadPaneProps {
  phone: string;
  person: SmsPerson | null;
  inbox: SmsInbox;
  thread: SmsThreadState;
  actions: ThreadActions;
  overview: SmsInboxOverview | null;
  user: { id: string; email: string };
  drafts: Drafts;
  undoSend: UndoSend;
  now: Date;
  box: RefObject<HTMLTextAreaElement | null>;
  isShown: boolean;
  onReplies: (replies: CannedReply[]) => void;
  onLabels: (labels: SmsLabel[]) => void;
  onBack: () => void;
  onPerson: () => void;
  onDone: () => void;
  onMark: () => void;
}

export function ThreadPane(props: ThreadPaneProps) {
  const { phone, person, inbox, thread, actions, user, now, isShown, overview, undoSend, drafts } = props;
  const [isLabeling, setIsLabeling] = useState(false);
  const [edited, setEdited] = useState<SmsMessage | null>(null);
  const { thread: texts } = useSmsTexts();
  const name = person?.name?.trim() || formatPhone(phone);
  const { messages } = thread;
  const unread = messages.filter(isUnread).length;
  const { others, reportTyping } = usePresence(isShown ? (person?.id ?? null) : null);
  const handleSent = async (message: SmsMessage | null, isSent: boolean) => {
    if (message) inbox.putMessage(message);
    // A text for later answers nothing yet.
    if (isSent && !(message && isForLater(message))) await actions.markRead(messages, person?.id ?? null);
    else inbox.refetch();
  };
  return (
    <section className={page.thread} aria-label={texts.label(name)}>
      <ThreadHead
        name={name}
        phone={phone}
        person={person}
        hasUnread={unread > 0 || (person?.unread ?? 0) > 0}
        now={now}
        onBack={props.onBack}
        onPerson={props.onPerson}
        onDone={props.onDone}
        onMark={props.onMark}
        onSnooze={(until) => person && void actions.snooze(person, until)}
        labels={overview?.labels ?? []}
        onLabels={() => setIsLabeling(true)}
      />
      <div className={page.threadBody}>
        <PresenceLine others={others} />
        {person && <AlarmCard person={person} alarms={thread.alarms} onClosed={inbox.refetch} />}
        {person && <OptOutHint key={person.id} person={person} onChanged={inbox.putPerson} />}
        <MessageList
          key={phone}
          thread={thread}
          now={now}
          ownId={user.id}
          onResend={actions.resend}
          onCancel={actions.cancel}
          onEdit={setEdited}
          onUndo={(message) => undoSend.undo(message, () => drafts.restore(phone, message.body))}
        />
      </div>
      <ThreadField {...props} name={name} unread={unread} onTyping={reportTyping} onSent={handleSent} />
      <ThreadDialogs
        {...props}
        isLabeling={isLabeling}
        edited={edited}
        onClose={() => {
          setIsLabeling(false);
          setEdited(null);
        }}
      />
    </section>
  );
}

interface ThreadDialogsProps extends Pick<ThreadPaneProps, 'person' | 'inbox' | 'overview' | 'now' | 'onLabels'> {
  isLabeling: boolean;
  edited: SmsMessage | null;
  onClose: () => void;
}

function ThreadDialogs(props: ThreadDialogsProps) {
  const { person, inbox, overview, now, isLabeling, edited, onLabels, onClose } = props;
  return (
    <Suspense>
      {isLabeling && person && (
        <LabelDialog
          people={[person]}
          labels={overview?.labels ?? []}
          onChanged={(people) => people.map(inbox.putPerson)}
          onLabels={onLabels}
          onClose={onClose}
        />
      )}
      {edited && (
        <EditScheduled
          message={edited}
          lastInboundAt={person?.lastInboundAt ?? null}
          now={now}
          onSaved={(message) => {
            inbox.putMessage(message);
            inbox.refetch();
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

interface ThreadFieldProps extends ThreadPaneProps {
  name: string;
  unread: number;
  onTyping: () => void;
  onSent: (message: SmsMessage | null, isSent: boolean) => Promise<void>;
}

function ThreadField(props: ThreadFieldProps) {
  const { phone, name, person, inbox, thread, overview, user, drafts, box, unread } = props;
  const lastInbound = thread.messages.findLast(({ direction }) => direction === 'inbound');
  if (person?.optedOut) {
    return <StopCard person={person} ownId={user.id} from={overview?.from ?? null} onChanged={inbox.putPerson} />;
  }
  if (cannotBeTexted(phone)) return <NoTexts phone={phone} />;
  return (
    <ReplyBox
      key={phone}
      phone={lastInbound ? otherPhone(lastInbound) : phone}
      name={name}
      person={person}
      waiting={{ lastInboundAt: lastInbound?.created_at ?? person?.lastInboundAt ?? null, unread }}
      repliedBy={user.email || user.id}
      drafts={drafts}
      replies={overview?.replies ?? []}
      onReplies={props.onReplies}
      box={box}
      onTyping={props.onTyping}
      onSent={props.onSent}
      undoSend={props.undoSend}
    />
  );
}

/** Short codes and sender names can't be texted. */
function NoTexts({ phone }: { phone: string }) {
  const { thread: texts } = useSmsTexts();
  const canCall = !/[a-z]/i.test(phone);
  return (
    <div className={styles.compose}>
      <Notice
        tone="info"
        action={
          canCall && (
            <ButtonLink icon={phoneIcon} href={telHref(phone)}>
              {texts.call}
            </ButtonLink>
          )
        }
      >
        {texts.cannotText}
      </Notice>
    </div>
  );
}
