import type { TodayCards } from '../../app/feature.ts';
import { lockIcon } from '../../ui/staff-icons.ts';

export const todayCards: TodayCards<'second_factor_missing'> = {
  second_factor_missing: {
    icon: lockIcon,
    title: () => 'Your account has no second factor',
    text: () => 'With one, a stolen password isn’t enough to sign in.',
    action: 'Set it up',
    href: '/app/account',
  },
};
