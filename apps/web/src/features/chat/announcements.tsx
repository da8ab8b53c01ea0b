import type { ChatTexts } from '../../texts/chat-en.ts';
import { useChatTexts } from '../../texts/use/use-chat-texts.ts';
import { plainText } from '../../ui/answer/markdown-blocks.ts';
import { type ChatMessage, shownNote } from './chat-reducer.ts';

/** Live regions for screen readers. */
export function Announcements({ messages, wasCleared }: { messages: readonly ChatMessage[]; wasCleared: boolean }) {
  const texts = useChatTexts();
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {maskedAnnouncementOf(messages, texts)}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {announcementOf(messages, texts) || (wasCleared && texts.chat.cleared)}
      </p>
    </>
  );
}

/** Screen reader text: an answer is coming, then the finished answer with its note, once. A care card is an alert of its own. */
export function announcementOf(messages: readonly ChatMessage[], { chat }: ChatTexts): string {
  const last = messages.at(-1);
  if (last?.role !== 'assistant' || last.live) return '';
  if (last.isStreaming) return last.care ? '' : chat.answering;
  const note = shownNote(last)?.text;
  if (last.care && !last.isError) return note ?? '';
  const cut = last.cut && (last.cut === 'stopped' ? chat.wasStopped : chat.isIncomplete);
  return [note, plainText(last.text), cut].filter(Boolean).join(' ');
}

/**
 * Says that a number was removed from the visitor's last message. Repeats differ by a silent character, or they would
 * not be announced.
 */
export function maskedAnnouncementOf(messages: readonly ChatMessage[], { chat }: ChatTexts): string {
  const last = messages.findLast(({ role, isFromStore }) => role === 'user' || isFromStore);
  if (!last?.isMasked) return '';
  const count = messages.filter(({ isMasked }) => isMasked).length;
  return chat.masked.replace(/:$/, '.') + '\u200b'.repeat(count % 2);
}
