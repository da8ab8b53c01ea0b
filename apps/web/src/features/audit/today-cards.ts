import type { TodayCards } from '../../app/feature.ts';
import { lockIcon } from '../../ui/staff-icons.ts';

export const todayCards: TodayCards<'audit'> = {
  audit_archive_failing: {
    icon: lockIcon,
    title: () => 'Old audit log entries aren’t being archived',
    text: () => 'They stay in the database until it works again. Health says what is in the way.',
    action: 'Open Health',
    href: '/app/admin',
  },
};
