import { admins } from '@rxweb/domain/access/permissions';
import type { WebFeature } from '../../app/feature.ts';
import { usersIcon } from '../../ui/staff-icons.ts';

const path = '/app/users';

export const users: WebFeature = {
  name: 'users',
  pages: [
    {
      path,
      title: 'Users',
      isBilingual: true,
      access: admins,
      wrongRole: 'redirect',
      load: async () => ({ default: (await import('./users-page.tsx')).UsersPage }),
    },
  ],
  nav: [{ label: 'Users', path, icon: usersIcon, order: 70, isSub: true }],
  today: async () => (await import('./today-cards.ts')).todayCards,
};
