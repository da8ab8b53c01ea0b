import { formatCount } from '@rxweb/domain/text/format-count';
import type { TodayCards } from '../../app/feature.ts';
import { dayAndTime } from '../../format/day-and-time.ts';
import { bottleIcon } from '../../ui/more-icons.ts';
import { requestPaths } from './request-paths.ts';

const requestsText = (count: number) => `${formatCount(count)} ${count === 1 ? 'request' : 'requests'}`;

export const todayCards: TodayCards<'requests'> = {
  requests_overdue: {
    icon: bottleIcon,
    title: (count) => `${requestsText(count)} overdue`,
    text: (soonest, store) => (soonest ? `The first was promised by ${dayAndTime(store, soonest)}.` : 'Visitors wait.'),
    action: 'See which',
    href: `${requestPaths.list}?due=overdue`,
  },
  requests_answered: {
    icon: bottleIcon,
    title: (count) => `${requestsText(count)} with an answer from the visitor`,
    text: () => 'They answered what was asked, or canceled.',
    action: 'Read the answers',
    href: requestPaths.list,
  },
  requests_open: {
    icon: bottleIcon,
    title: (count) => `${requestsText(count)} open`,
    text: (soonest, store) => (soonest ? `The first is due ${dayAndTime(store, soonest)}.` : 'No time was promised.'),
    action: 'Open requests',
    href: requestPaths.list,
  },
  appointments_today: {
    icon: bottleIcon,
    title: (count) => `${formatCount(count)} ${count === 1 ? 'appointment' : 'appointments'} today`,
    text: (soonest, store) => (soonest ? `The next one is ${dayAndTime(store, soonest)}.` : 'All of them are started.'),
    action: 'Open the day',
    href: requestPaths.day,
  },
};
