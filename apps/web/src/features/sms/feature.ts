import { admins } from '@rxweb/domain/access/permissions';
import type { WebFeature } from '../../app/feature.ts';
import { messageIcon } from '../../ui/staff-icons.ts';
import { inboxPath } from './inbox-path.ts';
import { useUnread } from './notices/unread.ts';

export const sms: WebFeature = {
  name: 'sms',
  pages: [
    {
      path: inboxPath,
      title: 'SMS Inbox',
      isBilingual: true,
      access: admins,
      wrongRole: 'redirect',
      isPaned: true,
      load: async () => ({ default: (await import('./sms-page.tsx')).SmsPage }),
    },
  ],
  nav: [
    {
      label: 'SMS Inbox',
      path: inboxPath,
      icon: messageIcon,
      order: 80,
      isSub: true,
      useBadge: useUnread,
      badgeLabel: 'unread',
    },
  ],
  today: async () => (await import('./today-cards.ts')).todayCards,
  watcher: {
    access: admins,
    load: async () => ({ default: (await import('./notices/sms-watch.tsx')).SmsWatch }),
  },
  bar: {
    access: admins,
    load: async () => ({ default: (await import('./alarms/alarm-bar.tsx')).AlarmBar }),
  },
};
