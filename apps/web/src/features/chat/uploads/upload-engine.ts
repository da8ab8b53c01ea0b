import type { BootData } from '@rxweb/contracts/store';
import { preparePhoto } from '../../../photos/prepare-photo.ts';
import { newAttempt, toAttachment, uploadFile } from './upload-file.ts';
import type { UploadsDeps } from './upload-runner.ts';

// Loaded when a file is actually sent.

export const prepare: UploadsDeps['prepare'] = async (file) => newAttempt(await preparePhoto(file));

export function uploadTo(backend: BootData['backend']): UploadsDeps['upload'] {
  return async (attempt, options) => toAttachment(await uploadFile(attempt, { backend, ...options }));
}
