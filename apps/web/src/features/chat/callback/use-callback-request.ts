import { requestCallback } from '@rxweb/contracts/chat';
import { chatHeaders } from '@rxweb/contracts/chat-route';
import type { Language } from '@rxweb/contracts/shared/language';
import { formatPhone } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { useStore } from '../../../boot/boot.tsx';
import { logFailure } from '../../../browser/log.ts';
import { localValues } from '../../../storage/browser-storage.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import type { FormConfirmation } from '../chat-form-props.ts';
import { storedChatId } from '../chat-id.ts';
import { type CallbackDraft, dropDraft, keepCallbackDraft, openCallbackDraft } from '../requests/request-draft.ts';
import { maskForSending } from '../safety/masks.ts';
import { callbackTexts, confirmationText } from './confirmation-text.ts';

/** State of the callback form. What is typed stays in this tab until it is sent. */
export function useCallbackRequest(onLeft: (said: FormConfirmation) => void, onClose: () => void) {
  const store = useStore();
  const language = useLanguage();
  const [form, setForm] = useState<CallbackFields>(() => ({ ...openCallbackDraft(), mayText: false }));
  useEffect(() => keepCallbackDraft(form), [form]);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The last number that the store said it can't call. */
  const [refusedPhone, setRefusedPhone] = useState<string | null>(null);
  const isBusy = useRef(false);
  const texts = callbackTexts[language];

  const send = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setFailure(null);
    try {
      const [name, message] = [await maskForSending(form.name), await maskForSending(form.message)];
      const request = {
        name: name.text.trim(),
        phone: form.phone.trim(),
        message: message.text.trim(),
        ...(form.mayText && { mayText: true }),
      };
      const left = await sendCallbackRequest(storedChatId(localValues, Date.now()), request, language);
      const text = confirmationText(store, new Date(), left, language);
      dropDraft('callback');
      onLeft({ text, isMasked: name.isMasked || message.isMasked });
    } catch (error) {
      logFailure('The message for a person was not sent', error);
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'phone_not_allowed') setRefusedPhone(form.phone);
      else {
        const callUs = texts[code === 'too_many_requests' ? 'tooMany' : 'failed'](formatPhone(store.phone));
        setFailure(`${callUs} ${openNowText(store, new Date(), language)}`);
      }
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };

  const change = (part: Partial<CallbackFields>) => setForm((before) => ({ ...before, ...part }));
  const cancel = () => {
    dropDraft('callback');
    onClose();
  };
  return { texts, form, change, send, cancel, isSending, failure, refusedPhone };
}

interface CallbackFields extends CallbackDraft {
  mayText: boolean;
}

/** Requests a callback. Returns the number (E.164) and the deadline. */
async function sendCallbackRequest(
  chatId: string,
  handOff: Omit<CallbackFields, 'mayText'> & { mayText?: boolean },
  language: Language,
) {
  const { phone, answerBy } = await callEndpoint(requestCallback, {
    headers: { [chatHeaders.language]: language },
    body: { chatId, ...handOff },
  });
  return { phone, answerBy: answerBy === null ? null : new Date(answerBy) };
}
