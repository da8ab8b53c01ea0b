import { endStaffByText, readStaffByText, type StaffByText } from '@rxweb/contracts/live/by-text';
import type { Language } from '@rxweb/contracts/shared/language';
import { formatPhone } from '@rxweb/domain/text/format';
import { useCallback } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { logFailure } from '../../../browser/log.ts';
import type { Query, ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useStaffCall } from '../../../data/use-staff-call.ts';
import { type StaffByTextTexts, staffByTextEn } from '../../../texts/staff/staff-by-text-en.ts';
import { staffByTextEs } from '../../../texts/staff/staff-by-text-es.ts';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { pastText } from '../conversation-labels.ts';
import { liveOptions } from '../use-list-query.ts';
import styles from './by-text-strip.module.css';

const words: Record<Language, StaffByTextTexts> = { en: staffByTextEn, es: staffByTextEs };

interface ByTextStripProps {
  byText: Query<StaffByText>;
  conversationId: string;
  now: Date;
  /** Its card leads to the contact. */
  hasCallback: boolean;
  /** Administrators: what they write goes out, and they see the thread. */
  maySend: boolean;
}

/** Whether the conversation continues by text. */
export function useStaffByText(conversationId: string): Query<StaffByText> {
  const call = useStaffCall();
  const read = useCallback(
    (options: ReadOptions) => call(readStaffByText, { params: { id: conversationId } }, options),
    [call, conversationId],
  );
  return useQuery<StaffByText>(read, liveOptions);
}

/** Nothing for a conversation that never continued by text. */
export function ByTextStrip({ byText, conversationId, hasCallback, now, maySend }: ByTextStripProps) {
  const { data, setData } = byText;
  const call = useStaffCall();
  const store = useStore();
  const conversations = useConversationsTexts();
  const texts = words[conversations.language];
  if (!data || data.state === 'none' || data.phone === null) return null;
  const end = async () => {
    try {
      const ended = await call(endStaffByText, { params: { id: conversationId } });
      setData(() => ended);
    } catch (error) {
      logFailure('Texts of a conversation were not ended', error);
      await showAlert(texts.failed);
    }
  };
  const when = data.at ? pastText(store, new Date(data.at), now, conversations) : '';
  const isConfirmed = data.state === 'confirmed';
  const isOn = isConfirmed || data.state === 'pending';
  const isLinked = !hasCallback && isConfirmed;
  return (
    <section aria-label={texts.label} className={styles.place}>
      <Notice
        tone={isConfirmed ? 'positive' : data.state === 'ended' ? 'warning' : 'info'}
        role="status"
        isBar
        className={styles.strip ?? ''}
        action={
          (isOn || isLinked) && (
            <span className={styles.acts}>
              {isLinked && <PersonLink place="conversation" id={conversationId} />}
              {isOn && <Button onClick={() => void end()}>{texts.end}</Button>}
            </span>
          )
        }
      >
        {stateText(data, texts, formatPhone(data.phone), when)} {isConfirmed && texts[maySend ? 'sends' : 'sendsNot']}
      </Notice>
    </section>
  );
}

function stateText({ state, endedHow, isUnasked }: StaffByText, texts: StaffByTextTexts, phone: string, when: string) {
  if (state === 'confirmed') return texts.confirmed(phone, when);
  if (state === 'expired') return texts.expired(phone);
  if (state === 'ended') return texts.ended(phone, texts.why[endedHow ?? 'staff'], when);
  return isUnasked ? texts.unasked(phone) : texts.pending(phone, when);
}
