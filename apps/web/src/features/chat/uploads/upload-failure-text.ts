import type { UploadFailure } from '@rxweb/domain/uploads/upload-failure';
import { uploadFailureKind } from '@rxweb/domain/uploads/upload-failure-kind';
import type { ChatTexts } from '../../../texts/chat-en.ts';

/** What a person reads when a file could not be stored (spec section 8). */
export function uploadFailureText(failure: UploadFailure, texts: ChatTexts['uploads']): string {
  const { origin } = failure;
  switch (uploadFailureKind(failure)) {
    case 'network':
      return texts.networkError;
    case 'size':
      return texts.sizeError;
    case 'quota':
      return texts.quotaError;
    case 'proxy':
    case 'signed':
    case 'other':
      if (origin?.method === 'proxy') return texts.proxyFailed(origin.statusText);
      return origin ? texts.signedFailed(origin.status) : texts.failed;
  }
}
