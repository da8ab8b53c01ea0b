import type { LiveState, StaffInChat } from '@rxweb/contracts/live/messages';
import { formatPhone } from '@rxweb/domain/text/format';
import { telHref } from '@rxweb/domain/text/phone-text';
import type { ReactNode } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useLiveTexts } from '../../../texts/use/use-live-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { clockIcon } from '../../../ui/more-icons.ts';
import styles from './live-bar.module.css';
import type { LiveLink } from './live-connection.ts';
import { firstName, whoText } from './live-line.tsx';

interface LiveBarProps {
  state: LiveState;
  link: LiveLink;
  isBusy: boolean;
  onToAssistant(): void;
  /** Undefined when the callback form is open or was sent. */
  onLeaveNumber: (() => void) | undefined;
}

/** Above the chat bar: who answers, or that the visitor waits for a person. */
export function LiveBar({ state, link, isBusy, onToAssistant, onLeaveNumber }: LiveBarProps) {
  const texts = useLiveTexts();
  const back = (label: string) => (
    <Button variant="quiet" aria-disabled={isBusy || undefined} onClick={onToAssistant}>
      {label}
    </Button>
  );
  if (state.answeredBy) {
    return (
      <Bar mark={<Initials staff={state.answeredBy} />} acts={back(texts.toAssistant)}>
        <b>{texts.talking(whoText(state.answeredBy, texts))}</b>{' '}
        {state.isStaffTyping ? <Typing name={firstName(state.answeredBy, texts)} /> : texts.silent}
        <Link link={link} />
      </Bar>
    );
  }
  return (
    <Bar
      mark={<Icon drawing={clockIcon} size={24} />}
      acts={
        <>
          {onLeaveNumber && <Button onClick={onLeaveNumber}>{texts.wanted.leaveNumber}</Button>}
          {back(texts.wanted.cancel)}
        </>
      }
    >
      <b>{texts.wanted.title}</b> {texts.wanted.text} <StorePhone />.
      <Link link={link} />
    </Bar>
  );
}

function Bar({ mark, acts, children }: { mark: ReactNode; acts: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <p className={styles.text}>{children}</p>
      <div className={styles.acts}>{acts}</div>
    </div>
  );
}

function Initials({ staff }: { staff: StaffInChat }) {
  const letters = staff.name.split(/\s+/).map(([letter = '']) => letter);
  return (
    <span className={styles.initials}>
      {[letters[0], letters.length > 1 && letters.at(-1)].filter(Boolean).join('')}
    </span>
  );
}

function Typing({ name }: { name: string }) {
  const texts = useLiveTexts();
  return (
    <span className={styles.typing}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {texts.isTyping(name)}
    </span>
  );
}

/** Nothing while changes come at once. */
function Link({ link }: { link: LiveLink }) {
  const texts = useLiveTexts();
  return (
    <span role="status" className={styles.link}>
      {link === 'cut' && texts.reconnecting}
      {link === 'polling' && texts.polling}
    </span>
  );
}

function StorePhone() {
  const { phone } = useStore();
  return <a href={telHref(phone)}>{formatPhone(phone)}</a>;
}
