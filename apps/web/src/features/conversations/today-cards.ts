import { formatCount } from '@rxweb/domain/text/format-count';
import type { TodayCards } from '../../app/feature.ts';
import { dayAndTime } from '../../format/day-and-time.ts';
import { messageIcon } from '../../ui/staff-icons.ts';

export const todayCards: TodayCards<'conversations'> = {
  person_wanted: {
    icon: messageIcon,
    title: (count) =>
      `${formatCount(count)} ${count === 1 ? 'visitor wants' : 'visitors want'} to talk to a person in the chat`,
    text: (soonest, store) => (soonest ? `The first asked ${dayAndTime(store, soonest)}.` : 'They wait in the chat.'),
    action: 'See who',
    href: '/app/conversations?view=live',
  },
  hand_offs: {
    icon: messageIcon,
    title: (count) => `${formatCount(count)} ${count === 1 ? 'visitor is' : 'visitors are'} waiting for a callback`,
    text: (soonest, store) => {
      if (!soonest) return 'They left a message in the chat.';
      const isOverdue = new Date(soonest) < new Date();
      return `${isOverdue ? 'Overdue: the' : 'The'} first was promised a call by ${dayAndTime(store, soonest)}.`;
    },
    action: 'See who',
    href: '/app/conversations?view=waiting',
  },
  unanswered_questions: {
    icon: messageIcon,
    title: (count) => `The assistant couldn’t answer ${formatCount(count)} ${count === 1 ? 'question' : 'questions'}`,
    text: () => 'A new knowledge page can answer them next time.',
    action: 'Open questions',
    href: '/app/conversations?view=questions',
  },
};
