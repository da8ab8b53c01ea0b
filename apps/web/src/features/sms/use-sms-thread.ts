import type { SmsNote, SmsThreadPage } from '@rxweb/contracts/sms/inbox';
import type { SmsMessage, SmsPerson } from '@rxweb/contracts/sms/messages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSmsApi } from './sms.api.ts';

const giveUpMs = 15_000;

interface Known {
  personId: string;
  page: SmsThreadPage;
  /** Oldest first. */
  messages: SmsMessage[];
  next: string | null;
}

/**
 * All messages with one person, oldest first: those of the list at once, the rest when the server has given it. Read again whenever `revision` changes.
 * `listed` is what the list knows; what was read later counts.
 */
export function useSmsThread(
  personId: string | null,
  listed: readonly SmsMessage[],
  revision: number,
  onPerson: (person: SmsPerson) => void,
) {
  const api = useSmsApi();
  const [known, setKnown] = useState<Known | null>(null);
  const isReading = useRef(false);
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const current = known?.personId === personId ? known : null;

  const asked = useMemo(() => ({ personId, revision }), [personId, revision]);
  useEffect(() => {
    const { personId } = asked;
    if (!personId) return;
    const abort = new AbortController();
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(giveUpMs)]);
    api.thread(personId, undefined, signal).then(
      (page) => {
        if (abort.signal.aborted) return;
        onPerson(page.person);
        setKnown((before) => renewed(before?.personId === personId ? before : null, personId, page));
      },
      () => {
        // The messages of the list are shown meanwhile.
      },
    );
    return () => abort.abort();
  }, [api, asked, onPerson]);

  const older = useCallback(async () => {
    if (!personId || !current?.next || isReading.current) return;
    isReading.current = true;
    setIsLoadingOlder(true);
    const page = await api.thread(personId, current.next, AbortSignal.timeout(giveUpMs)).catch(() => null);
    isReading.current = false;
    setIsLoadingOlder(false);
    if (!page) return;
    setKnown((before) =>
      before?.personId === personId
        ? { ...before, messages: inOrder([...page.messages, ...before.messages]), next: page.next }
        : before,
    );
  }, [api, personId, current]);

  const addNote = useCallback((note: SmsNote) => {
    setKnown((before) => before && { ...before, page: { ...before.page, notes: [...before.page.notes, note] } });
  }, []);

  const messages = useMemo(() => inOrder([...(current?.messages ?? []), ...listed]), [current, listed]);
  return {
    messages,
    notes: current?.page.notes ?? [],
    optOuts: current?.page.optOuts ?? [],
    authors: current?.page.authors ?? [],
    hasOlder: current?.next != null,
    isLoadingOlder,
    isKnown: current !== null,
    older,
    addNote,
  };
}

export type SmsThreadState = ReturnType<typeof useSmsThread>;

/** The newest page read anew; older ones stay when it still reaches to them. */
function renewed(before: Known | null, personId: string, page: SmsThreadPage): Known {
  const messages = inOrder(page.messages);
  const ids = new Set(messages.map(({ id }) => id));
  const isJoined = before?.messages.some(({ id }) => ids.has(id)) ?? false;
  if (!before || !isJoined || page.next === null) return { personId, page, messages, next: page.next };
  const start = Date.parse(messages[0]?.created_at ?? '');
  const older = before.messages.filter(({ id, created_at }) => !ids.has(id) && Date.parse(created_at) < start);
  return { personId, page, messages: [...older, ...messages], next: older.length > 0 ? before.next : page.next };
}

/** Oldest first, each once, as it was told last. */
function inOrder(messages: readonly SmsMessage[]): SmsMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].sort(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}
