import type { ChatMessage } from './chat-reducer.ts';
import { plainText } from './markdown-blocks.ts';

/**
 * What a screen reader is told of the conversation: that an answer is coming, then the finished answer, once.
 * A card that sends to people speaks for itself, as an alert.
 */
export function announcementOf(messages: readonly ChatMessage[]): string {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') return '';
  if (last.isStreaming) return last.care ? '' : 'Answering…';
  if (last.care && !last.isError) return '';
  const cut = last.cut === 'stopped' ? ' The answer was stopped.' : last.cut ? ' The answer is not complete.' : '';
  return `${plainText(last.text)}${cut}`.trim();
}
