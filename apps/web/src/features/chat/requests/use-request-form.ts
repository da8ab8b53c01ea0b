import { chatHeaders } from '@rxweb/contracts/chat-route';
import type { RequestKind } from '@rxweb/contracts/requests/kinds';
import { createRequest, type RequestFormInput } from '@rxweb/contracts/requests/visitor';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { FieldName, FormStep, FormValues } from '@rxweb/domain/requests/form/form-fields';
import { type FormTexts, formTexts } from '@rxweb/domain/requests/form/form-texts';
import { type FormProblems, problemsIn, readForm } from '@rxweb/domain/requests/form/read-form';
import { serviceFor } from '@rxweb/domain/requests/form/service-choice';
import { summaryText } from '@rxweb/domain/requests/form/summary-text';
import { storeDate } from '@rxweb/domain/store/opening-hours';
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
import { dropDraft, keepDraft, newKey, openDraft, type RequestDraft } from './request-draft.ts';
import { useOffered } from './use-offered.ts';
import { storedIn, usePhotos } from './use-photos.ts';

interface FormCalls {
  onLeft(said: FormConfirmation): void;
  onClose(): void;
}

/** State of a request form. It is kept in this tab until sent, and goes nowhere but to the staff. */
export function useRequestForm(kind: RequestKind, said: FormValues, { onLeft, onClose }: FormCalls) {
  const store = useStore();
  const language = useLanguage();
  const texts = formTexts[language];
  const [draft, setDraft] = useState(() => openDraft(kind, said));
  const [problems, setProblems] = useState<FormProblems>({});
  const offered = useOffered(kind);
  const photos = usePhotos(draft.files);
  const sending = useSending(language);
  const isOver = useRef(false);
  useEffect(() => {
    if (!isOver.current) keepDraft({ ...draft, files: storedIn(photos.photos) });
  }, [draft, photos.photos]);

  // What was said may name a service that the store calls otherwise.
  useEffect(() => {
    if (!offered.services) return;
    const { services } = offered;
    setDraft((before) => {
      const service = serviceFor(services, before.values);
      return service === (before.values.service ?? '') ? before : { ...before, values: { ...before.values, service } };
    });
  }, [offered]);

  // A photo on its way counts.
  const readExtras = async () => ({
    files: await photos.stored(),
    today: storeDate(store, new Date()),
    chatId: storedChatId(localValues, Date.now()),
    isDelivering: offered.isDelivering,
  });
  const goTo = (step: FormStep) => setDraft((before) => ({ ...before, step }));
  const end = () => {
    isOver.current = true;
    dropDraft(kind);
  };
  const check = (found: FormProblems) => {
    setProblems(found);
    return Object.keys(found).length === 0;
  };

  const next = async () => {
    const isReady = check(problemsIn(kind, 'what', draft.values, await readExtras()));
    if (isReady) goTo('who');
  };
  const send = async () => {
    const extras = await readExtras();
    const { form, problems: found = {} } = readForm(kind, draft.values, extras);
    if (!check(found) || !form) {
      if (Object.keys(problemsIn(kind, 'what', draft.values, extras)).length > 0) goTo('what');
      return;
    }
    const { sent, code } = await sending.send(form, draft, store, texts);
    if (sent) {
      end();
      const link = { href: `/requests/${sent.token}`, label: texts.openStatus, text: texts.keepLink };
      return onLeft({ text: summaryText(store, new Date(), sent, language), isMasked: false, link });
    }
    if (code === 'phone_not_allowed') setProblems({ phone: 'phone' });
    if (code === 'slot_taken') {
      setProblems({ startsAt: 'slot' });
      setDraft({ ...draft, step: 'what', key: newKey(), values: { ...draft.values, startsAt: '' } });
    }
    // The server refused it for good, or knows the key with other words: what is sent next is another request.
    else if (code && !unclear.includes(code)) setDraft({ ...draft, key: newKey() });
  };

  return {
    texts,
    values: draft.values,
    step: draft.step,
    problems,
    photos,
    offered,
    isSending: sending.isSending,
    failure: sending.failure,
    change(name: FieldName, text: string) {
      setDraft((before) => ({ ...before, values: { ...before.values, [name]: text } }));
      setProblems(({ [name]: _, ...others }) => others);
    },
    back: () => goTo('what'),
    next,
    send,
    cancel() {
      end();
      onClose();
    },
  };
}

/** After these the request may have arrived. */
const unclear: readonly string[] = ['network', 'bad_response', 'unavailable', 'internal', 'too_many_requests'];

function useSending(language: Language) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = useRef(false);

  const send = async (form: RequestFormInput, { key }: RequestDraft, store: StoreInfo, texts: FormTexts) => {
    if (isBusy.current) return {};
    isBusy.current = true;
    setIsSending(true);
    setFailure(null);
    try {
      const headers = { [chatHeaders.language]: language, 'idempotency-key': key };
      return { sent: await callEndpoint(createRequest, { headers, body: form }) };
    } catch (error) {
      logFailure('The request was not sent', error);
      const code = error instanceof ApiError ? error.code : 'network';
      if (!ofFields.includes(code)) {
        const phone = formatPhone(store.phone);
        setFailure(`${texts[failureText(code)](phone)} ${openNowText(store, new Date(), language)}`);
      }
      return { code };
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };
  return { send, isSending, failure };
}

/** Shown beside their fields. */
const ofFields: readonly string[] = ['phone_not_allowed', 'slot_taken'];

function failureText(code: string): 'tooMany' | 'kindOff' | 'failed' {
  if (code === 'too_many_requests') return 'tooMany';
  return code === 'request_kind_off' ? 'kindOff' : 'failed';
}
