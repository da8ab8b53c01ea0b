import type { listToday } from '@rxweb/contracts/today';
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
import { useToday } from './today.api.ts';
import styles from './today-list.module.css';

type TodayItem = z.infer<typeof listToday.output>['items'][number];
export type TodayKind = TodayItem['kind'];

interface CardTexts {
  icon: IconDrawing;
  title(count: number): string;
  /** Why it matters, or until when. */
  text(soonest: string | null): string;
  act: string;
}

/** Where each kind of thing is done. */
export type Places = Record<TodayKind, string>;

/** What waits for the person at the screen today, each with the way to it. */
export function TodayList({ places }: { places: Places }) {
  const words = useCardTexts();
  const { data, isError, isLoading, isOnline, refetch } = useToday();
  const items = data?.items;
  return (
    <Panel title="Today" note={items && items.length > 0 ? countText(items.length) : null}>
      {!isOnline && (
        <Notice tone="warning" icon={offlineIcon} className={cx(styles.notice)}>
          No internet connection. {data ? 'This may be out of date.' : 'Your list will load when you’re back online.'}
        </Notice>
      )}
      {isOnline && isError && (
        <Notice
          tone="danger"
          role="alert"
          className={cx(styles.notice)}
          action={<Button onClick={refetch}>Try again</Button>}
        >
          Couldn’t load your list. {data && 'This may be out of date.'}
        </Notice>
      )}
      {!data && isLoading && <SkeletonLines label="Loading your list" count={1} />}
      {items?.length === 0 && (
        <p className={styles.nothing}>
          <Icon drawing={checkCircleIcon} />
          You’re all caught up.
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
  return count === 1 ? '1 thing needs attention' : `${count} things need attention`;
}

function useCardTexts(): Record<TodayKind, CardTexts> {
  const store = useStore();
  const when = (time: string) => {
    const at = new Date(time);
    return `${dayFrom(store, new Date(), at)} at ${formatTime(store, at)}`;
  };
  return {
    second_factor_missing: {
      icon: lockIcon,
      title: () => 'Your account has no second factor',
      text: () => 'With one, a stolen password isn’t enough to sign in.',
      act: 'Set it up',
    },
    invites_expiring: {
      icon: peopleIcon,
      title: (count) =>
        `${formatCount(count)} ${count === 1 ? 'invitation hasn’t' : 'invitations haven’t'} been accepted yet`,
      text: (soonest) =>
        soonest ? `The first expires ${when(soonest)}. After that, send a new one.` : 'They expire within a day.',
      act: 'Open users',
    },
    staff_without_second_factor: {
      icon: shieldIcon,
      title: (count) =>
        `${formatCount(count)} ${count === 1 ? 'staff member has' : 'staff members have'} no second factor`,
      text: () => 'Ask them to set one up. Without it, a stolen password is enough to sign in.',
      act: 'See who',
    },
    shoe_windows_closing: {
      icon: shoeIcon,
      title: (count) =>
        `${formatCount(count)} ${count === 1 ? 'window' : 'windows'} for diabetic shoes ${count === 1 ? 'closes' : 'close'} soon`,
      text: (soonest) =>
        soonest
          ? `The first to close: ${formatDate(soonest.slice(0, 10))}.`
          : 'They close within 14 days or are overdue.',
      act: 'Open cases',
    },
    shoe_papers_waiting: {
      icon: clockIcon,
      title: (count) =>
        `${formatCount(count)} ${count === 1 ? 'shoe case has' : 'shoe cases have'} waited over a week for paperwork`,
      text: (soonest) =>
        soonest
          ? `The longest has waited since ${formatDate(soonest.slice(0, 10))}. A call may help.`
          : 'A call may help.',
      act: 'See which',
    },
    shoe_recall: {
      icon: calendarIcon,
      title: (count) => `${formatCount(count)} ${count === 1 ? 'patient' : 'patients'} eligible for new diabetic shoes`,
      text: () => 'They got shoes last year, and Medicare eligibility has reset.',
      act: 'Open the list',
    },
    sms_unread: {
      icon: messageIcon,
      title: (count) => `${formatCount(count)} ${count === 1 ? 'text message' : 'text messages'} unread`,
      text: () => 'Someone is waiting for a reply.',
      act: 'Open inbox',
    },
    sms_failed: {
      icon: messageIcon,
      title: (count) => `${formatCount(count)} ${count === 1 ? 'text message' : 'text messages'} failed today`,
      text: () => 'The inbox shows why and what to do.',
      act: 'See which',
    },
    sms_wishes: {
      icon: messageIcon,
      title: (count) => `${formatCount(count)} ${count === 1 ? 'person' : 'people'} may want to stop texts`,
      text: () => 'Read what they wrote and confirm.',
      act: 'Open inbox',
    },
    hand_offs: {
      icon: messageIcon,
      title: (count) => `${formatCount(count)} ${count === 1 ? 'visitor is' : 'visitors are'} waiting for a callback`,
      text: (soonest) =>
        soonest ? `The first was promised a call by ${when(soonest)}.` : 'They left a message in the chat.',
      act: 'See who',
    },
    unanswered_questions: {
      icon: messageIcon,
      title: (count) => `The assistant couldn’t answer ${formatCount(count)} ${count === 1 ? 'question' : 'questions'}`,
      text: () => 'A new knowledge page can answer them next time.',
      act: 'Open questions',
    },
  };
}
