import type { ChatTexts } from '../../texts/chat-en.ts';
import { plainText } from '../../ui/markdown-blocks.ts';
import type { ChatMessage } from './chat-reducer.ts';

/**
 * What a screen reader is told of the conversation: that an answer is coming, then the finished answer, once.
 * A card that sends to people speaks for itself, as an alert.
 */
export function announcementOf(messages: readonly ChatMessage[], { chat }: ChatTexts): string {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') return '';
  if (last.isStreaming) return last.care ? '' : chat.answering;
  if (last.care && !last.isError) return '';
  const cut = last.cut && (last.cut === 'stopped' ? chat.wasStopped : chat.isIncomplete);
  return [plainText(last.text), cut].filter(Boolean).join(' ');
}

/** That a number was taken out of the visitor's last message. Two in a row differ, by a sign that is not spoken: each is said. */
export function maskedAnnouncementOf(messages: readonly ChatMessage[], { chat }: ChatTexts): string {
  const last = messages.findLast(({ role, isFromStore }) => role === 'user' || isFromStore);
  if (!last?.isMasked) return '';
  const count = messages.filter(({ isMasked }) => isMasked).length;
  return chat.masked.replace(/:$/, '.') + '\u200b'.repeat(count % 2);
}
