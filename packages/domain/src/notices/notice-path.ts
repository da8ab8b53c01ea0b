import type { StaffNoticeKind } from '@rxweb/contracts/staff-notices';

/** Where staff see to it. Ids alone: the address is in mails and push messages. */
export function noticePath(kind: StaffNoticeKind, subject: string): string {
  switch (kind) {
    case 'urgent_chat':
    case 'person_wanted':
    case 'visitor_wrote':
      return `/app/conversations?${new URLSearchParams({ view: 'all', conversation: subject })}`;
    case 'text':
    case 'urgent_text':
      return threadPath(subject);
    case 'callback':
      return '/app/conversations?view=waiting';
    case 'request':
      return `/app/requests/${encodeURIComponent(subject)}`;
    case 'assigned':
      return subject.startsWith('requests/')
        ? noticePath('request', subject.slice('requests/'.length))
        : threadPath(subject.slice('sms/'.length));
  }
}

/** An urgent text's subject has the alarm after its thread. */
const threadPath = (subject: string) => `/app/sms?${new URLSearchParams({ thread: subject.split('/')[0] ?? '' })}`;
