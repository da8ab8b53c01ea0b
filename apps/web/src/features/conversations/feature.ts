import { pharmacyStaff } from '@rxweb/domain/access/permissions';
import type { WebFeature } from '../../app/feature.ts';
import { useTodayCount } from '../../data/today-counts.ts';
import { chatsIcon } from '../../ui/staff-icons.ts';

const path = '/app/conversations';

export const conversations: WebFeature = {
  name: 'conversations',
  pages: [
    {
      path,
      title: 'Conversations',
      isBilingual: true,
      access: pharmacyStaff,
      wrongRole: 'deny',
      isPaned: true,
      load: async () => ({ default: (await import('./conversations-page.tsx')).ConversationsPage }),
    },
  ],
  nav: [
    {
      label: 'Conversations',
      path,
      icon: chatsIcon,
      order: 50,
      // Who waits for a call, and who waits in the chat.
      useBadge: () => useTodayCount('hand_offs', 'person_wanted'),
      badgeLabel: 'waiting',
    },
  ],
  today: async () => (await import('./today-cards.ts')).todayCards,
};
