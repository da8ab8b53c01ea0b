import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useState } from 'react';
import type { Conversation } from '../inbox/conversations.ts';

/** Conversations chosen to be changed together; null while none are chosen that way. */
export function useSelection(conversations: readonly Conversation[]) {
  const [phones, setPhones] = useState<ReadonlySet<string> | null>(null);
  const listed = conversations.flatMap(({ person }) => (person ? [person] : []));
  return {
    phones,
    /** Those still listed. */
    chosen: phones === null ? [] : listed.filter(({ phone }: SmsPerson) => phones.has(phone)),
    start: () => setPhones(new Set()),
    toggle(phone: string) {
      const next = new Set(phones);
      if (!next.delete(phone) && next.size < smsLimits.maxSelected) next.add(phone);
      setPhones(next);
    },
    all: () => setPhones(new Set(listed.slice(0, smsLimits.maxSelected).map(({ phone }) => phone))),
    none: () => setPhones(new Set()),
    leave: () => setPhones(null),
  };
}

export type Selection = ReturnType<typeof useSelection>;
