import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { textConsentRecord } from '@rxweb/domain/legal/text-consent';
import { answerBy } from '@rxweb/domain/store/answer-by';
import { parsePhoneNumber } from '@rxweb/domain/text/phone-number';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Visitor } from '../../../kernel/http/visitor.ts';
import type { LiveSettings } from '../../../kernel/settings/live-settings.ts';
import type { ChatRepository } from '../chat.repository.ts';
import type { CallbackRepository } from './callback.repository.ts';

export interface CallbackDeps {
  chats: Pick<ChatRepository, 'bindConversation'>;
  repository: CallbackRepository;
  /** No person has to join the conversation any more. */
  stopWaiting(conversation: string): Promise<void>;
  store: StoreInfo;
  settings: LiveSettings;
  /** Countries the store calls, by calling code. */
  countryCodes: readonly string[];
  now(): Date;
}

export interface CallbackInput {
  chatId: string;
  name: string;
  phone: string;
  message: string;
  mayText?: boolean | undefined;
  language: Language;
}

/** Saves a callback request and returns when staff will call. Replaces an open one of the conversation. */
export async function requestCallback(deps: CallbackDeps, visitor: Visitor, request: CallbackInput) {
  const { chatId, name, message, language } = request;
  const phone = parsePhoneNumber(request.phone, deps.countryCodes);
  if (phone === null) throw new AppError('phone_not_allowed', { message: notCallable[language] });
  const conversationId = await deps.chats.bindConversation(visitor, chatId);
  if (conversationId === null) throw new AppError('not_found');
  const by = answerBy(deps.store, deps.now());
  const textConsent = request.mayText ? textConsentRecord(deps.settings.current, 'request', language) : null;
  const left = {
    conversationId,
    name: name.trim(),
    phone,
    message: message.trim(),
    textConsent,
    language,
    answerBy: by,
  };
  const id = await deps.repository.leave(left);
  await deps.stopWaiting(conversationId);
  return { id, phone, answerBy: by?.toISOString() ?? null };
}

const notCallable: Record<Language, string> = {
  en: 'We can’t call this number. Check it and try again.',
  es: 'No podemos llamar a este número. Revíselo e intente de nuevo.',
};
