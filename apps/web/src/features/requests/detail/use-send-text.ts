import type { RequestText } from '@rxweb/contracts/requests/kinds';
import type { RequestFile } from '@rxweb/contracts/requests/staff';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { openFormKeys, randomKey } from '../../../api/form-keys.ts';
import { useStore } from '../../../boot/boot.tsx';
import type { StaffRequestsTexts } from '../../../texts/requests/staff-requests-en.ts';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { dayTime } from '../labels.ts';
import type { RequestsApi } from '../requests.api.ts';
import type { RequestQuery } from '../use-request.ts';

interface Result {
  tone: 'positive' | 'danger';
  words: string;
}

/** Sends a fixed text; pressing again after a lost answer sends it once. */
export function useSendText(api: RequestsApi, request: RequestFile, query: RequestQuery) {
  const texts = useStaffRequestsTexts();
  const store = useStore();
  const language = useLanguage();
  const [keyOf] = useState(() => openFormKeys(randomKey));
  const [result, setResult] = useState<Result | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);
  const sent = useRef(0);

  const send = async (template: RequestText) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    setResult(null);
    try {
      const answer = await api.sendText(request.id, template, keyOf([request.id, template, sent.current]));
      query.put(answer.request);
      sent.current += 1;
      if (answer.failure !== null) setResult({ tone: 'danger', words: texts.texting.refused(answer.failure) });
      else if (answer.heldUntil === null) setResult({ tone: 'positive', words: texts.texting.sent });
      else {
        const when = dayTime(store, new Date(answer.heldUntil), new Date(), language);
        setResult({ tone: 'positive', words: texts.texting.held(when) });
      }
    } catch (error) {
      setResult({ tone: 'danger', words: failureText(error, texts) });
    }
    isRunning.current = false;
    setIsSending(false);
  };
  return { isSending, result, send };
}

function failureText(error: unknown, { texting, errors }: StaffRequestsTexts): string {
  if (!(error instanceof ApiError)) return errors.failed;
  if (error.code === 'network') return errors.network;
  if (error.code === 'no_text_consent') return texting.notAgreed;
  return error.code === 'sms_opted_out' ? texting.optedOut : texting.refused(error.message);
}
