import type { Language } from '@rxweb/contracts/shared/language';
import { refusalIn, refusalTexts } from '@rxweb/domain/uploads/refusal-texts';
import type { UploadFailure } from '@rxweb/domain/uploads/upload-failure';
import { uploadFailureKind } from '@rxweb/domain/uploads/upload-failure-kind';
import { isSmallSize, megabytes, sizeText } from '../../../format/size-text.ts';
import { type ChatTexts, chatEn } from '../../../texts/chat-en.ts';

/** How much was sent: `1.4 of 2.2 MB`. */
export function sentText(sentBytes: number, totalBytes: number, { uploads }: ChatTexts = chatEn): string {
  const sent = isSmallSize(totalBytes) ? String(Math.round(sentBytes / 1000)) : megabytes(sentBytes);
  return uploads.sentOf(sent, sizeText(totalBytes));
}

/** The message for a failed upload (spec section 8), or why a file was refused. What failed where goes to the log. */
export function uploadFailureText(failure: UploadFailure, texts: ChatTexts['uploads'], language: Language): string {
  switch (uploadFailureKind(failure)) {
    case 'refused':
      return refusalTexts[language][refusalIn(failure.message ?? '') ?? 'mismatch'];
    case 'network':
      return texts.networkError;
    case 'size':
      return texts.sizeError;
    case 'quota':
      return texts.quotaError;
    case 'other':
      return texts.failed;
  }
}

/** The cause for the log, in the words of spec section 8; empty when the error's own message says it. */
export function uploadFailureCause({ origin }: UploadFailure): string {
  if (origin?.method === 'proxy') return `Proxy upload failed: ${origin.statusText}`;
  return origin ? `Signed token error: ${origin.status}` : '';
}
