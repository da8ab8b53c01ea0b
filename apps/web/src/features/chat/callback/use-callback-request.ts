import { formatPhone } from '@rxweb/domain/text/format';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useStore } from '../../../boot/boot.tsx';
import { logFailure } from '../../../browser/log.ts';
import { keptForGood } from '../../../storage/browser-storage.ts';
import { useLanguage } from '../../../texts/use-texts.ts';
import { keptChatId } from '../chat-id.ts';
import type { Confirmation } from '../chat-reducer.ts';
import { maskForSending } from '../safety/masks.ts';
import { type HandOff, sendHandOff } from './callback.api.ts';
import { confirmationText, handOffTexts } from './confirmation-text.ts';

/** What is typed into the form, and how its sending goes. It is kept nowhere but here. */
export function useHandOff(onLeft: (said: Pick<Confirmation, 'text' | 'isMasked'>) => void) {
  const store = useStore();
  const language = useLanguage();
  const [form, setForm] = useState<HandOff>({ name: '', phone: '', message: '' });
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** A number that the store said it cannot call. */
  const [refusedPhone, setRefusedPhone] = useState<string | null>(null);
  const isBusy = useRef(false);
  const texts = handOffTexts[language];

  const send = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setFailure(null);
    try {
      const [name, message] = [await maskForSending(form.name), await maskForSending(form.message)];
      const handOff = { name: name.text.trim(), phone: form.phone.trim(), message: message.text.trim() };
      const left = await sendHandOff(keptChatId(keptForGood, Date.now()), handOff, language);
      const text = confirmationText(store, new Date(), left, language);
      onLeft({ text, isMasked: name.isMasked || message.isMasked });
    } catch (error) {
      logFailure('The message for a person was not sent', error);
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'phone_not_allowed') setRefusedPhone(form.phone);
      else setFailure(texts[code === 'too_many_requests' ? 'tooMany' : 'failed'](formatPhone(store.phone)));
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };

  const change = (part: Partial<HandOff>) => setForm((before) => ({ ...before, ...part }));
  return { texts, form, change, send, isSending, failure, refusedPhone };
}
