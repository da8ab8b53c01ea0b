import { pharmacyStaff } from '@rxweb/domain/access/permissions';
import type { WebFeature } from '../../app/feature.ts';
import { chatsIcon } from '../../ui/staff-icons.ts';
import { useWaitingCount } from './callback-count.ts';

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
  nav: [{ label: 'Conversations', path, icon: chatsIcon, order: 50, useBadge: useWaitingCount, badgeLabel: 'waiting' }],
  today: async () => (await import('./today-cards.ts')).todayCards,
  watcher: {
    access: pharmacyStaff,
    isForMenu: true,
    load: async () => ({ default: (await import('./callback-watcher.tsx')).CallbackWatcher }),
  },
};
