import { roles } from '@rxweb/contracts/shared/roles';
import type { FeaturePage, WebFeature } from '../../app/feature.ts';
import { useTodayCount } from '../../data/today-counts.ts';
import { frameTexts } from '../../texts/staff/use-frame-texts.ts';
import { bottleIcon } from '../../ui/more-icons.ts';
import { requestPaths } from './request-paths.ts';

// One loader, so that the list stays while another request opens.
const page = {
  title: 'Requests',
  isBilingual: true,
  access: roles,
  wrongRole: 'deny',
  isPaned: true,
  load: async () => ({ default: (await import('./requests-page.tsx')).RequestsPage }),
} satisfies Omit<FeaturePage, 'path'>;

export const requests: WebFeature = {
  name: 'requests',
  pages: [
    { ...page, path: requestPaths.list },
    { ...page, path: requestPaths.one },
    {
      path: requestPaths.day,
      title: 'Appointments',
      isBilingual: true,
      access: roles,
      wrongRole: 'deny',
      load: async () => ({ default: (await import('./day/day-page.tsx')).DayPage }),
    },
  ],
  nav: [
    {
      label: 'Requests',
      path: requestPaths.list,
      icon: bottleIcon,
      order: 52,
      // The other open ones wait for the visitor.
      useBadge: () => useTodayCount('requests_overdue', 'requests_open'),
      badgeLabel: 'open',
    },
  ],
  today: async () => (await import('./today-cards.ts')).todayCards,
  auditTarget: (target) => frameTexts.current().targets.request(target.slice(0, 8)),
};
