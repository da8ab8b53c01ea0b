import { formatCount } from '@rxweb/domain/text/format-count';
import type { TodayCards } from '../../app/feature.ts';
import { checklistIcon } from '../../ui/staff-icons.ts';

export const todayCards: TodayCards<'setup'> = {
  setup_steps_left: {
    icon: checklistIcon,
    title: (count) => `${formatCount(count)} ${count === 1 ? 'setup step is' : 'setup steps are'} left`,
    text: () => 'Until then, visitors may read what came with the program instead of what is true for your store.',
    action: 'Finish setup',
    href: '/app/setup',
  },
};
