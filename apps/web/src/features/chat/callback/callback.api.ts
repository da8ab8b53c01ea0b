import { leaveHandOff } from '@rxweb/contracts/chat';
import { chatHeaders } from '@rxweb/contracts/chat-route';
import type { Language } from '@rxweb/contracts/shared/language';
import { callEndpoint } from '../../../api/call-endpoint.ts';

export interface HandOff {
  name: string;
  phone: string;
  message: string;
}

/** Leaves a message for staff in a conversation. Returns whom they call, E.164, and by when at the latest. */
export async function sendHandOff(chatId: string, handOff: HandOff, language: Language) {
  const { phone, answerBy } = await callEndpoint(leaveHandOff, {
    headers: { [chatHeaders.language]: language },
    body: { chatId, ...handOff },
  });
  return { phone, answerBy: answerBy === null ? null : new Date(answerBy) };
}
