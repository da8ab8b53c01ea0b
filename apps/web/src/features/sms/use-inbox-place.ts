import { isUuid } from '@rxweb/contracts/shared/uuid';
import { groupThreads } from '@rxweb/domain/sms/threads';
import { useMemo, useState } from 'react';
import { goUp, useEntryText } from '../../navigation/history-entries.ts';
import { useLocation } from '../../navigation/location.ts';
import { navigate } from '../../navigation/navigation.ts';
import { inboxHref, parseInboxAddress, unnamedThread } from './inbox/inbox-address.ts';
import type { Filters } from './inbox/list-filters.tsx';
import type { SmsInbox } from './use-sms-inbox.ts';

/** The pane a phone shows. */
export type Pane = 'list' | 'thread' | 'person';

/** View, status, thread and pane are the address; what was typed stays in memory. */
export function useInboxPlace() {
  const { search: query } = useLocation();
  const address = useMemo(() => parseInboxAddress(query), [query]);
  const [phone, setPhone] = useEntryText('sms-phone');
  const [search, setSearch] = useEntryText('sms-search');
  // A text from the table alone may belong to no known person.
  const [unnamed, setUnnamed] = useState<string | null>(null);
  const { view, status, label } = address;
  const thread = address.thread === unnamedThread && unnamed === null ? null : address.thread;
  const pane: Pane = thread === null ? 'list' : address.isAbout ? 'person' : 'thread';

  return {
    filters: useMemo(() => ({ phone, status, view, label, search }), [phone, status, view, label, search]),
    setFilters(next: Filters) {
      setPhone(next.phone);
      setSearch(next.search);
      const href = inboxHref({ ...address, view: next.view, status: next.status, label: next.label });
      navigate(href, { replace: true, keepScroll: true });
    },
    pane,
    /** A person's id, or `unnamedThread`. */
    thread,
    phoneIn: (inbox: SmsInbox) => (thread === unnamedThread ? unnamed : thread && phoneOf(inbox, thread)),
    /** `isStep`: in place of the shown thread, so that Back doesn't pass through all of them. */
    openThread(inbox: Pick<SmsInbox, 'messages' | 'people'>, phoneOfThread: string, isStep = false) {
      const id = idOf(inbox, phoneOfThread);
      if (id === unnamedThread) setUnnamed(phoneOfThread);
      if (id === thread && pane === 'thread' && id !== unnamedThread) return;
      navigate(inboxHref({ view, status, label, thread: id }), { replace: isStep, keepScroll: true });
    },
    openPerson: () => navigate(inboxHref({ ...address, isAbout: true }), { keepScroll: true }),
    back: () => goUp(inboxHref(pane === 'person' ? { ...address, isAbout: false } : { view, status, label })),
  };
}

/** Null while the person is not read. */
function phoneOf({ messages, people }: SmsInbox, id: string): string | null {
  for (const person of people.values()) if (person.id === id) return person.phone;
  const isOf = ({ person_id }: { person_id: string | null }) => person_id === id;
  return groupThreads(messages).find((thread) => thread.messages.some(isOf))?.phone ?? null;
}

function idOf({ messages, people }: Pick<SmsInbox, 'messages' | 'people'>, phone: string): string {
  const known = groupThreads(messages).find((thread) => thread.phone === phone);
  const id = people.get(phone)?.id ?? known?.messages.findLast(({ person_id }) => person_id)?.person_id;
  return id && isUuid(id) ? id.toLowerCase() : unnamedThread;
}
