import { isUuid } from '@rxweb/contracts/shared/uuid';
import { type SmsStatus, smsStatuses, smsViews } from '@rxweb/contracts/sms/messages';
import { inboxPath } from '../inbox-path.ts';
import type { ListView } from './read-page.ts';

/** What the address of the inbox says. It holds no patient data: people by their opaque id, and never what was typed. */
export interface InboxAddress {
  view: ListView;
  status: SmsStatus | null;
  /** The label's id. */
  label: string | null;
  /** The person's id, or `unnamedThread`; null shows the list. */
  thread: string | null;
  /** On narrow screens, what is known about the person, over the thread. */
  isAbout: boolean;
}

/** The thread of a number without a person. A reload shows the list. */
export const unnamedThread = 'unnamed';

const views: readonly ListView[] = [...smsViews, 'all'];

/** Unknown values count as unset. */
export function parseInboxAddress(query: string): InboxAddress {
  const values = new URLSearchParams(query);
  const id = values.get('thread');
  const thread = id === unnamedThread ? id : idOf(id);
  return {
    view: views.find((view) => view === values.get('view')) ?? 'open',
    status: smsStatuses.find((status) => status === values.get('status')) ?? null,
    label: idOf(values.get('label')),
    thread,
    isAbout: thread !== null && values.get('pane') === 'person',
  };
}

function idOf(value: string | null): string | null {
  return value !== null && isUuid(value) ? value.toLowerCase() : null;
}

export function inboxHref({ view = 'open', status, label, thread, isAbout }: Partial<InboxAddress>): string {
  const values = new URLSearchParams({
    ...(view !== 'open' && { view }),
    ...(status && { status }),
    ...(label && { label }),
    ...(thread && { thread }),
    ...(thread && isAbout && { pane: 'person' }),
  }).toString();
  return inboxPath + (values && `?${values}`);
}
