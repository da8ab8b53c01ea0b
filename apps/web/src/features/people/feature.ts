import { roles } from '@rxweb/contracts/shared/roles';
import { admins } from '@rxweb/domain/access/permissions';
import type { FeaturePage, WebFeature } from '../../app/feature.ts';
import { frameTexts } from '../../texts/staff/use-frame-texts.ts';
import { usersIcon } from '../../ui/staff-icons.ts';
import { peoplePaths } from './people-paths.ts';

const page = { isBilingual: true, wrongRole: 'deny' } satisfies Partial<FeaturePage>;

export const people: WebFeature = {
  name: 'people',
  pages: [
    {
      ...page,
      path: peoplePaths.list,
      title: 'Contacts',
      access: roles,
      load: async () => ({ default: (await import('./list/people-page.tsx')).PeoplePage }),
    },
    {
      ...page,
      path: peoplePaths.one,
      title: 'Contact',
      access: roles,
      load: async () => ({ default: (await import('./person/person-page.tsx')).PersonPage }),
    },
    {
      ...page,
      path: peoplePaths.of,
      title: 'Contact',
      access: roles,
      load: async () => ({ default: (await import('./of-page.tsx')).OfPage }),
    },
    {
      ...page,
      path: peoplePaths.seen,
      title: 'Who saw this contact',
      access: admins,
      load: async () => ({ default: (await import('./seen/seen-page.tsx')).SeenPage }),
    },
  ],
  nav: [{ label: 'Contacts', path: peoplePaths.list, icon: usersIcon, order: 53 }],
  auditTarget: (target) => frameTexts.current().targets.contact(target.slice(0, 8)),
};
