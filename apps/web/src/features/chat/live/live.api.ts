import { chatHeaders } from '@rxweb/contracts/chat-route';
import * as contract from '@rxweb/contracts/live/visitor';
import type { Attachment } from '@rxweb/contracts/uploads';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { localValues } from '../../../storage/browser-storage.ts';
import { currentLanguage } from '../../../texts/use/use-texts.ts';
import { storedChatId } from '../chat-id.ts';

const chatId = () => storedChatId(localValues, Date.now());
const whichChat = () => ({ [chatHeaders.chatId]: chatId() });
const inLanguage = () => ({ [chatHeaders.language]: currentLanguage() });

/** The visitor's own conversation. All calls throw `ApiError`. */
export const liveApi = {
  stream: (after: number, signal: AbortSignal) =>
    callEndpoint(contract.streamLive, { headers: { ...whichChat(), 'last-event-id': String(after) } }, { signal }),
  since: (after: number, signal: AbortSignal) =>
    callEndpoint(contract.pollLive, { headers: whichChat(), query: { after } }, { signal }),
  restore: async (screen: string) =>
    (await callEndpoint(contract.restoreConversation, { headers: { ...whichChat(), [chatHeaders.screen]: screen } }))
      .thread,
  send: (message: { key: string; text: string; attachments: Attachment[] }) =>
    callEndpoint(contract.sendLiveMessage, { headers: inLanguage(), body: { chatId: chatId(), ...message } }),
  ask: () => callEndpoint(contract.askForPerson, { headers: inLanguage(), body: { chatId: chatId() } }),
  toAssistant: () => callEndpoint(contract.backToAssistant, { headers: inLanguage(), body: { chatId: chatId() } }),
  typing: (isTyping: boolean) => callEndpoint(contract.reportTyping, { body: { chatId: chatId(), isTyping } }),
  seen: (seq: number) => callEndpoint(contract.reportSeen, { body: { chatId: chatId(), seq } }),
  openFile: (message: string, file: number) =>
    callEndpoint(contract.openLiveFile, { body: { chatId: chatId(), message, file } }),
};

export type LiveApi = Pick<typeof liveApi, 'stream' | 'since'>;

/** Also while the page closes. Idempotent. */
export function startOver(screen: string): Promise<unknown> {
  const body = { chatId: chatId(), screen };
  return callEndpoint(
    contract.startOver,
    { body },
    { fetch: (input, init) => fetch(input, { ...init, keepalive: true }) },
  );
}
