import { requestCallback } from '@rxweb/contracts/chat';
import { chatHeaders } from '@rxweb/contracts/chat-route';
import type { Language } from '@rxweb/contracts/shared/language';
import { callEndpoint } from '../../../api/call-endpoint.ts';

export interface CallbackFields {
  name: string;
  phone: string;
  message: string;
}

/** Requests a callback. Returns the number (E.164) and the deadline. */
export async function sendCallbackRequest(chatId: string, handOff: CallbackFields, language: Language) {
  const { phone, answerBy } = await callEndpoint(requestCallback, {
    headers: { [chatHeaders.language]: language },
    body: { chatId, ...handOff },
  });
  return { phone, answerBy: answerBy === null ? null : new Date(answerBy) };
}
