import type { LiveFile, LiveOffer, StaffInChat } from '@rxweb/contracts/live/messages';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { dayFrom, formatTime } from '@rxweb/domain/text/format';
import type { ReactNode } from 'react';
import { useBoot, useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { sizeText } from '../../../format/size-text.ts';
import type { LiveTexts } from '../../../texts/live/live-en.ts';
import { useChatTexts } from '../../../texts/use/use-chat-texts.ts';
import { useLiveTexts } from '../../../texts/use/use-live-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { checkIcon, fileIcon, mortarIcon, peopleIcon, phoneIcon } from '../../../ui/more-icons.ts';
import { personIcon } from '../../../ui/staff-icons.ts';
import { AssistantMessage } from '../assistant-message.tsx';
import type { ChatFormName } from '../chat-parts.ts';
import type { ChatMessage } from '../chat-reducer.ts';
import message from '../message.module.css';
import { UserMessage } from '../user-message.tsx';
import { timeText } from '../when-text.ts';
import styles from './live-line.module.css';
import type { LiveMark } from './live-mark.ts';
import { useSeenByStaff } from './seen-by-staff.ts';
import { useLiveFile } from './use-live-file.ts';

interface LiveLineProps {
  message: ChatMessage;
  mark: LiveMark;
  /** Undefined when the callback form is open or was sent. */
  onShowForm: ((form: ChatFormName) => void) | undefined;
  onAsk: (text: string) => void;
}

/** One message of a live chat, or a line that says what happened. */
export function LiveLine(props: LiveLineProps) {
  const { message, mark } = props;
  switch (mark.kind) {
    case 'card':
    case 'note':
      return <AssistantMessage message={message} {...noActions} />;
    case 'text':
      return message.role === 'user' ? <OwnMessage {...props} /> : <StaffMessage message={message} mark={mark} />;
    case 'offer':
      return <Offer {...props} />;
    default:
      return <Happened mark={mark} />;
  }
}

const noActions = { onAskAgain: undefined, onAsk: undefined, onSetAside: undefined, onShowForm: undefined };

/** `Dana Okafor, pharmacist`. */
export function whoText(staff: StaffInChat | null, texts: LiveTexts): string {
  if (!staff) return texts.someone;
  return texts.person(staff.name, texts.roles[staff.role]);
}

export const firstName = (staff: StaffInChat | null, texts: LiveTexts) => staff?.name.split(' ')[0] || texts.someone;

function OwnMessage({ message, mark, onAsk }: LiveLineProps) {
  const texts = useLiveTexts();
  const seen = useSeenByStaff();
  const isSeen = mark.seq !== null && mark.seq <= seen;
  return (
    <UserMessage message={message}>
      {mark.seq === null && !mark.refused && <span>{texts.sending}</span>}
      {isSeen && (
        <span className={styles.seen}>
          <Icon drawing={checkIcon} size={16} />
          {texts.seen}
        </span>
      )}
      {mark.refused === 'failed' && <span className={styles.refused}>{texts.refused}</span>}
      {mark.refused === 'silent' && (
        <>
          <span className={styles.refused}>{texts.tooLate}</span>
          <Button onClick={() => onAsk(message.text)}>{texts.askAssistant}</Button>
        </>
      )}
    </UserMessage>
  );
}

function StaffMessage({ message: { text, at, language: spoken }, mark }: Pick<LiveLineProps, 'message' | 'mark'>) {
  const texts = useLiveTexts();
  const language = useLanguage();
  return (
    <li className={cx(message.message, message.assistant)}>
      <p className={message.from}>
        <span className={cx(message.mark, styles.personMark)}>
          <Icon drawing={personIcon} />
        </span>
        {whoText(mark.staff, texts)} <time dateTime={new Date(at).toISOString()}>{timeText(at, language)}</time>
      </p>
      {mark.files?.map((file, index) => (
        <StaffFile key={file.path} file={file} messageId={mark.messageId ?? ''} index={index} />
      ))}
      {text !== '' && (
        <div className={cx(message.bubble, styles.bubbleStaff)} lang={spoken} dir="auto">
          {text}
        </div>
      )}
    </li>
  );
}

interface StaffFileProps {
  file: LiveFile;
  messageId: string;
  index: number;
}

function StaffFile({ file: { name, size }, messageId, index }: StaffFileProps) {
  const texts = useLiveTexts();
  const { open, hasFailed, isOpening } = useLiveFile(messageId, index, name);
  return (
    <div>
      <button
        type="button"
        className={cx(message.photo, message.document)}
        aria-disabled={isOpening || undefined}
        aria-label={texts.openFile(name)}
        onClick={() => void open()}
      >
        <Icon drawing={fileIcon} size={24} />
        <span>
          <span className={message.photoName}>{name}</span>
          <span className={message.photoInfo}>{sizeText(size)}</span>
        </span>
      </button>
      {hasFailed && (
        <p role="alert" className={styles.refused}>
          {texts.fileFailed}
        </p>
      )}
    </div>
  );
}

/** No one answers: what else the visitor can do. */
function Offer({ message: { at }, mark: { offer }, onShowForm }: LiveLineProps) {
  const texts = useLiveTexts();
  const { chat } = useChatTexts();
  const { store, hasNoCarrier } = useBoot();
  const language = useLanguage();
  const text = useOfferText(offer, at);
  return (
    <li className={cx(message.message, message.assistant)}>
      <p className={message.from}>
        <span className={message.mark}>
          <Icon drawing={peopleIcon} />
        </span>
        {store.name} <time dateTime={new Date(at).toISOString()}>{timeText(at, language)}</time>
      </p>
      <div className={cx(message.bubble, message.bubbleAssistant, styles.offer)}>{text}</div>
      {onShowForm && (
        <div className={styles.acts}>
          <Button icon={phoneIcon} onClick={() => onShowForm('callback')}>
            {texts.wanted.leaveNumber}
          </Button>
          {!hasNoCarrier && <Button onClick={() => onShowForm('by_text')}>{chat.forms.by_text}</Button>}
        </div>
      )}
    </li>
  );
}

/** `No one is free right now. Leave your number and we’ll call you by 11:00 am.` */
export function useOfferText(offer: LiveOffer | undefined, at: number): string {
  const { offer: texts } = useLiveTexts();
  const store = useStore();
  const language = useLanguage();
  if (!offer?.answerBy) return texts.noTime;
  const [said, by] = [new Date(at), new Date(offer.answerBy)];
  const isToday = storeDate(store, said) === storeDate(store, by);
  return texts.by(isToday ? null : dayFrom(store, said, by, language), formatTime(store, by, language));
}

function Happened({ mark }: { mark: LiveMark }) {
  const texts = useLiveTexts();
  const isAssistantBack = mark.kind === 'left' || mark.kind === 'back' || mark.kind === 'ended';
  return (
    <Line icon={isAssistantBack ? mortarIcon : personIcon} isBack={isAssistantBack}>
      {happenedText(mark, texts)}
    </Line>
  );
}

/** What a line says; screen readers hear the same. */
export function happenedText({ kind, staff }: LiveMark, texts: LiveTexts): string {
  if (kind === 'joined') return texts.joined(whoText(staff, texts));
  if (kind === 'took_over') return texts.tookOver(whoText(staff, texts));
  if (kind === 'left') return texts.left(firstName(staff, texts));
  if (kind === 'wanted') return texts.wanted.line;
  return kind === 'back' ? texts.back : texts.ended;
}

interface LineProps {
  icon: Parameters<typeof Icon>[0]['drawing'];
  isBack: boolean;
  children: ReactNode;
}

function Line({ icon, isBack, children }: LineProps) {
  return (
    <li className={cx(styles.line, isBack && styles.back)}>
      <span>
        <Icon drawing={icon} />
        {children}
      </span>
    </li>
  );
}
