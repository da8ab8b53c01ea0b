import { formatCount } from '@rxweb/domain/text/format-count';
import type { TodayCards } from '../../app/feature.ts';
import { alertIcon, warnIcon } from '../../ui/more-icons.ts';
import { messageIcon } from '../../ui/staff-icons.ts';
import { inboxHref } from './inbox/inbox-address.ts';
import { inboxPath } from './inbox-path.ts';

export const todayCards: TodayCards<'sms'> = {
  sms_alarms: {
    icon: alertIcon,
    title: (count) => `${formatCount(count)} ${count === 1 ? 'person' : 'people'} may be in danger`,
    text: () => 'Their text message needs attention now.',
    action: 'Open inbox',
    href: inboxPath,
  },
  sms_attention: {
    icon: warnIcon,
    title: (count) => `${formatCount(count)} ${count === 1 ? 'person' : 'people'} may need attention`,
    text: () => 'Read what they texted.',
    action: 'Open inbox',
    href: inboxPath,
  },
  sms_unread: {
    icon: messageIcon,
    title: (count) => `${formatCount(count)} ${count === 1 ? 'text message' : 'text messages'} unread`,
    text: () => 'Someone is waiting for a reply.',
    action: 'Open inbox',
    href: inboxHref({ view: 'unread' }),
  },
  sms_failed: {
    icon: messageIcon,
    title: (count) => `${formatCount(count)} ${count === 1 ? 'text message' : 'text messages'} failed today`,
    text: () => 'The inbox shows why and what to do.',
    action: 'See which',
    href: inboxHref({ view: 'all', status: 'failed' }),
  },
  sms_wishes: {
    icon: messageIcon,
    title: (count) => `${formatCount(count)} ${count === 1 ? 'person' : 'people'} may want to stop texts`,
    text: () => 'Read what they wrote and confirm.',
    action: 'Open inbox',
    href: inboxPath,
  },
};
