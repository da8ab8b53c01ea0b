import { HealthPanel } from '../features/health/health-panel.tsx';
import { TodayList } from '../features/today/today-list.tsx';
import { paths } from './paths.ts';

/** Where each thing that waits is done. */
const places = {
  second_factor_missing: paths.account,
  invites_expiring: paths.users,
  staff_without_second_factor: paths.users,
  shoe_windows_closing: `${paths.dmeCases}?due=closing`,
  shoe_papers_waiting: `${paths.dmeCases}?due=waiting`,
  shoe_recall: paths.dmeRecall,
  sms_unread: paths.sms,
  sms_failed: paths.sms,
  sms_wishes: paths.sms,
  hand_offs: `${paths.conversations}?view=waiting`,
  unanswered_questions: `${paths.conversations}?view=questions`,
} as const;

/** The real part of staff's first pages: what waits for this person, and how the program is. */
export function StaffOverview() {
  return (
    <>
      <TodayList places={places} />
      <HealthPanel />
    </>
  );
}
