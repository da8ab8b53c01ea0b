import { formatDate } from '@rxweb/domain/text/format';
import { formatCount } from '@rxweb/domain/text/format-count';
import type { TodayCards } from '../../app/feature.ts';
import { calendarIcon, clockIcon, shoeIcon, warnIcon } from '../../ui/more-icons.ts';
import { shoePaths } from './shoe-paths.ts';

export const todayCards: TodayCards<'shoes'> = {
  shoe_requests_overdue: {
    icon: warnIcon,
    title: (count) => `${formatCount(count)} records ${count === 1 ? 'request is' : 'requests are'} overdue`,
    text: (soonest) =>
      `${soonest ? `The first was due ${formatDate(soonest.slice(0, 10))}. ` : ''}No answer is a denial; ask for a redetermination within 120 days.`,
    action: 'See the requests',
    href: `${shoePaths.cases}?due=requests`,
  },
  shoe_requests_urgent: {
    icon: warnIcon,
    title: (count) => `${formatCount(count)} records ${count === 1 ? 'request is' : 'requests are'} due within a week`,
    text: (soonest) =>
      soonest
        ? `The first is due ${formatDate(soonest.slice(0, 10))}. No answer is a denial.`
        : 'No answer is a denial.',
    action: 'See the requests',
    href: `${shoePaths.cases}?due=requests`,
  },
  shoe_requests_due: {
    icon: clockIcon,
    title: (count) => `${formatCount(count)} records ${count === 1 ? 'request is' : 'requests are'} due within 21 days`,
    text: (soonest) => (soonest ? `The first is due ${formatDate(soonest.slice(0, 10))}.` : 'No answer is a denial.'),
    action: 'See the requests',
    href: `${shoePaths.cases}?due=requests`,
  },
  shoe_windows_overdue: {
    icon: warnIcon,
    title: (count) =>
      `${formatCount(count)} ${count === 1 ? 'window' : 'windows'} for diabetic shoes ${count === 1 ? 'has' : 'have'} closed`,
    text: (soonest) =>
      soonest ? `The first closed ${formatDate(soonest.slice(0, 10))}.` : 'New papers are needed before delivery.',
    action: 'See overdue cases',
    href: `${shoePaths.cases}?due=overdue`,
  },
  shoe_windows_closing: {
    icon: shoeIcon,
    title: (count) =>
      `${formatCount(count)} ${count === 1 ? 'window' : 'windows'} for diabetic shoes ${count === 1 ? 'closes' : 'close'} soon`,
    text: (soonest) =>
      soonest ? `The first to close: ${formatDate(soonest.slice(0, 10))}.` : 'They close within 14 days.',
    action: 'Open cases',
    href: `${shoePaths.cases}?due=closing`,
  },
  shoe_papers_waiting: {
    icon: clockIcon,
    title: (count) =>
      `${formatCount(count)} ${count === 1 ? 'shoe case has' : 'shoe cases have'} waited over a week for paperwork`,
    text: (soonest) =>
      soonest
        ? `The longest has waited since ${formatDate(soonest.slice(0, 10))}. A call may help.`
        : 'A call may help.',
    action: 'See which',
    href: `${shoePaths.cases}?due=waiting`,
  },
  shoe_recall: {
    icon: calendarIcon,
    title: (count) => `${formatCount(count)} ${count === 1 ? 'patient' : 'patients'} eligible for new diabetic shoes`,
    text: () => 'They got shoes last year, and Medicare eligibility has reset.',
    action: 'Open the list',
    href: shoePaths.recall,
  },
};
