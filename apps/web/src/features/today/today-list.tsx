import type { listWaiting } from '@rxweb/contracts/health';
import { dayFrom, formatDate, formatTime } from '@rxweb/domain/text/format';
import { formatCount } from '@rxweb/domain/text/format-count';
import type * as z from 'zod/mini';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconDrawing } from '../../ui/icons.ts';
import { calendarIcon, checkCircleIcon, clockIcon, offlineIcon, peopleIcon, shoeIcon } from '../../ui/more-icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { lockIcon, messageIcon, shieldIcon } from '../../ui/staff-icons.ts';
import { useWaiting } from './today.api.ts';
import styles from './today-list.module.css';

type WaitingItem = z.infer<typeof listWaiting.output>['items'][number];
export type WaitingKind = WaitingItem['kind'];

interface Words {
  icon: IconDrawing;
  title(count: number): string;
  /** Why it matters, or until when. */
  text(soonest: string | null): string;
  act: string;
}

/** Where each kind of thing is done. */
export type Places = Record<WaitingKind, string>;

/** What waits for the person at the screen today, each with the way to it. */
export function TodayList({ places }: { places: Places }) {
  const words = useWords();
  const { data, hasFailed, isLoading, isOnline, refresh } = useWaiting();
  const items = data?.items;
  return (
    <Panel title="Today" note={items && items.length > 0 ? countText(items.length) : null}>
      {!isOnline && (
        <Notice tone="warning" icon={offlineIcon} className={cx(styles.notice)}>
          No internet connection. {data ? 'This may not be up to date.' : 'What waits for you shows when it is back.'}
        </Notice>
      )}
      {isOnline && hasFailed && (
        <Notice
          tone="danger"
          role="alert"
          className={cx(styles.notice)}
          action={<Button onClick={refresh}>Try again</Button>}
        >
          What waits for you could not be read. {data && 'This may not be up to date.'}
        </Notice>
      )}
      {!data && isLoading && <SkeletonLines label="Looking for what waits for you" count={1} />}
      {items?.length === 0 && (
        <p className={styles.nothing}>
          <Icon drawing={checkCircleIcon} />
          Nothing waits for you.
        </p>
      )}
      {items && items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ kind, count, soonest }) => (
            <li key={kind} className={styles.item}>
              <span className={styles.mark}>
                <Icon drawing={words[kind].icon} />
              </span>
              <div className={styles.words}>
                <p className={styles.title}>{words[kind].title(count)}</p>
                <p className={styles.text}>{words[kind].text(soonest)}</p>
              </div>
              <PageLink href={places[kind]}>{words[kind].act}</PageLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 thing waits for you' : `${count} things wait for you`;
}

function useWords(): Record<WaitingKind, Words> {
  const store = useStore();
  const when = (time: string) => {
    const at = new Date(time);
    return `${dayFrom(store, new Date(), at)} at ${formatTime(store, at)}`;
  };
  return {
    second_factor_missing: {
      icon: lockIcon,
      title: () => 'Your account has no second factor',
      text: () => 'With one, a stolen password alone opens nothing.',
      act: 'Set it up',
    },
    invites_expiring: {
      icon: peopleIcon,
      title: (count) => `${formatCount(count)} ${count === 1 ? 'invitation was' : 'invitations were'} not accepted yet`,
      text: (soonest) =>
        soonest ? `The first ends ${when(soonest)}. Then it has to be sent anew.` : 'They end within a day.',
      act: 'Open users',
    },
    staff_without_second_factor: {
      icon: shieldIcon,
      title: (count) => `${formatCount(count)} ${count === 1 ? 'colleague has' : 'colleagues have'} no second factor`,
      text: () => 'Ask them to set it up: a stolen password alone opens their account.',
      act: 'See who',
    },
    shoe_windows_closing: {
      icon: shoeIcon,
      title: (count) =>
        `${formatCount(count)} ${count === 1 ? 'window' : 'windows'} for diabetic shoes ${count === 1 ? 'closes' : 'close'} soon`,
      text: (soonest) =>
        soonest
          ? `The first to close: ${formatDate(soonest.slice(0, 10))}.`
          : 'They close within 14 days, or are over.',
      act: 'Open cases',
    },
    shoe_papers_waiting: {
      icon: clockIcon,
      title: (count) =>
        `${formatCount(count)} ${count === 1 ? 'shoe case waits' : 'shoe cases wait'} for papers for more than a week`,
      text: (soonest) =>
        soonest ? `The longest since ${formatDate(soonest.slice(0, 10))}. A call may help.` : 'A call may help.',
      act: 'See which',
    },
    shoe_recall: {
      icon: calendarIcon,
      title: (count) => `${formatCount(count)} ${count === 1 ? 'patient' : 'patients'} may have diabetic shoes again`,
      text: () => 'They had theirs last year. The new year’s pair is open to them.',
      act: 'Open the list',
    },
    sms_unread: {
      icon: messageIcon,
      title: (count) =>
        `${formatCount(count)} ${count === 1 ? 'text message has' : 'text messages have'} not been read`,
      text: () => 'Somebody waits for an answer.',
      act: 'Open inbox',
    },
    sms_failed: {
      icon: messageIcon,
      title: (count) => `${formatCount(count)} ${count === 1 ? 'text message' : 'text messages'} did not arrive today`,
      text: () => 'The inbox says why, and what to do instead.',
      act: 'See which',
    },
    sms_wishes: {
      icon: messageIcon,
      title: (count) => `${formatCount(count)} ${count === 1 ? 'person seems' : 'people seem'} to want no more texts`,
      text: () => 'Read what they wrote and confirm it.',
      act: 'Open inbox',
    },
    hand_offs: {
      icon: messageIcon,
      title: (count) => `${formatCount(count)} ${count === 1 ? 'visitor waits' : 'visitors wait'} to be called back`,
      text: (soonest) =>
        soonest ? `The first was told to expect a call by ${when(soonest)}.` : 'They left a message in the chat.',
      act: 'See who',
    },
    unanswered_questions: {
      icon: messageIcon,
      title: (count) =>
        `The assistant had no answer to ${formatCount(count)} ${count === 1 ? 'question' : 'questions'}`,
      text: () => 'A page of knowledge may answer them the next time.',
      act: 'Open questions',
    },
  };
}
