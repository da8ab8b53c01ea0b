import { isSmallSize, megabytes, sizeText } from '../../../format/size-text.ts';
import { type ChatTexts, chatEn } from '../../../texts/chat-en.ts';

/** How much of a file has left: `1.4 of 2.2 MB`. */
export function sentText(sentBytes: number, totalBytes: number, { uploads }: ChatTexts = chatEn): string {
  const sent = isSmallSize(totalBytes) ? String(Math.round(sentBytes / 1000)) : megabytes(sentBytes);
  return uploads.sentOf(sent, sizeText(totalBytes));
}
