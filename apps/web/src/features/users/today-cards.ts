import { formatCount } from '@rxweb/domain/text/format-count';
import type { TodayCards } from '../../app/feature.ts';
import { dayAndTime } from '../../format/day-and-time.ts';
import { peopleIcon } from '../../ui/more-icons.ts';
import { lockIcon, shieldIcon } from '../../ui/staff-icons.ts';

export const todayCards: TodayCards<'users'> = {
  invites_expiring: {
    icon: peopleIcon,
    title: (count) =>
      `${formatCount(count)} ${count === 1 ? 'invitation hasn’t' : 'invitations haven’t'} been accepted yet`,
    text: (soonest, store) =>
      soonest
        ? `The first expires ${dayAndTime(store, soonest)}. After that, send a new one.`
        : 'They expire within a day.',
    action: 'Open users',
    href: '/app/users?status=invited',
  },
  second_factor_missing: {
    icon: lockIcon,
    title: () => 'Your account has no second factor',
    text: () => 'With one, a stolen password isn’t enough to sign in.',
    action: 'Set it up',
    href: '/app/account',
  },
  staff_without_second_factor: {
    icon: shieldIcon,
    title: (count) =>
      `${formatCount(count)} ${count === 1 ? 'staff member has' : 'staff members have'} no second factor`,
    text: () => 'Ask them to set one up. Without it, a stolen password is enough to sign in.',
    action: 'See who',
    href: '/app/users?status=no-factor',
  },
};
