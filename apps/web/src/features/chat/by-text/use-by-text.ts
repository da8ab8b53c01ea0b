import { chatHeaders } from '@rxweb/contracts/chat-route';
import { askByText, type ByText, endByText, readByText } from '@rxweb/contracts/live/by-text';
import type { Language } from '@rxweb/contracts/shared/language';
import { formatPhone } from '@rxweb/domain/text/format';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { useStore } from '../../../boot/boot.tsx';
import { logFailure } from '../../../browser/log.ts';
import { localValues } from '../../../storage/browser-storage.ts';
import { type ByTextTexts, byTextEn } from '../../../texts/by-text-en.ts';
import { byTextEs } from '../../../texts/by-text-es.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { storedChatId } from '../chat-id.ts';

const byTextTexts: Record<Language, ByTextTexts> = { en: byTextEn, es: byTextEs };

const watchMs = 4_000;
const ownChat = () => storedChatId(localValues, Date.now());

/** Whether this chat continues by text; watches for the YES while it is asked for. */
export function useByText() {
  const language = useLanguage();
  const texts = byTextTexts[language];
  const { phone: storePhone } = useStore();
  const [status, setStatus] = useState<ByText | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refusedPhone, setRefusedPhone] = useState<string | null>(null);

  const read = useCallback(async () => {
    try {
      setStatus(await callEndpoint(readByText, { headers: { [chatHeaders.chatId]: ownChat() } }));
    } catch (error) {
      // The form shows without it.
      logFailure('Whether the chat continues by text is not known', error);
    }
  }, []);
  useEffect(() => void read(), [read]);
  const isWatched = status?.state === 'pending' || status?.state === 'confirmed';
  useEffect(() => {
    if (!isWatched) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void read(), watchMs);
    return () => clearInterval(timer);
  }, [isWatched, read]);

  const act = async (call: () => Promise<ByText>, phone: string): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure(null);
    try {
      setStatus(await call());
      return true;
    } catch (error) {
      logFailure('Continuing by text failed', error);
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'phone_not_allowed') setRefusedPhone(phone);
      else setFailure(texts[code === 'too_many_requests' ? 'tooMany' : 'failed'](formatPhone(storePhone)));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const ask = (phone: string) => {
    const headers = { [chatHeaders.language]: language };
    return act(() => callEndpoint(askByText, { headers, body: { chatId: ownChat(), phone, agreed: true } }), phone);
  };
  const end = () => act(() => callEndpoint(endByText, { body: { chatId: ownChat() } }), '');
  return { texts, language, status, isBusy, failure, refusedPhone, ask, end };
}
