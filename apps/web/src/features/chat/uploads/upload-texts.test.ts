import { fileRefusals } from '@rxweb/contracts/uploads';
import { refusalTexts } from '@rxweb/domain/uploads/refusal-texts';
import { expect, it } from 'vitest';
import { chatEn } from '../../../texts/chat-en.ts';
import { chatEs } from '../../../texts/chat-es.ts';
import { uploadFailureCause, uploadFailureText } from './upload-texts.ts';

const proxy = {
  status: 418,
  message: 'short and stout',
  origin: { method: 'proxy', statusText: "I'm a teapot" },
} as const;
const signed = { status: 500, message: 'down', origin: { method: 'signed', status: '500' } } as const;

it.each([[{ status: 400, message: 'boom' }], [{}], [proxy], [signed]])('S8-28 shows %j as Upload failed', (failure) => {
  expect(uploadFailureText(failure, chatEn.uploads, 'en')).toBe('Upload failed');
  expect(uploadFailureText(failure, chatEs.uploads, 'es')).toBe(chatEs.uploads.failed);
});

it('S8-29 S8-30 logs which method failed and how', () => {
  expect(uploadFailureCause(proxy)).toBe("Proxy upload failed: I'm a teapot");
  expect(uploadFailureCause(signed)).toBe('Signed token error: 500');
  expect(uploadFailureCause({ status: 400, message: 'boom' })).toBe('');
});

it('F3 says in both languages why a file is refused, whichever way it was sent', () => {
  for (const [reason, text] of Object.entries(fileRefusals)) {
    for (const message of [text, `invalid_mime_type: ${text}`]) {
      expect(uploadFailureText({ status: 415, message }, chatEn.uploads, 'en')).toBe(text);
      const es: Record<string, string> = refusalTexts.es;
      expect(uploadFailureText({ status: 415, message }, chatEs.uploads, 'es')).toBe(es[reason]);
    }
  }
  const unlisted = { status: 415, message: 'invalid_mime_type: mime type x/y is not supported' };
  expect(uploadFailureText(unlisted, chatEn.uploads, 'en')).toBe(fileRefusals.mismatch);
});
