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
  expect(uploadFailureText(failure, chatEn.uploads)).toBe('Upload failed');
  expect(uploadFailureText(failure, chatEs.uploads)).toBe(chatEs.uploads.failed);
});

it('S8-29 S8-30 logs which method failed and how', () => {
  expect(uploadFailureCause(proxy)).toBe("Proxy upload failed: I'm a teapot");
  expect(uploadFailureCause(signed)).toBe('Signed token error: 500');
  expect(uploadFailureCause({ status: 400, message: 'boom' })).toBe('');
});
