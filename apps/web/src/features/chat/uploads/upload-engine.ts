import type { BootData } from '@rxweb/contracts/store';
import { preparePhoto } from '../../../photos/prepare-photo.ts';
import { newAttempt, uploadFile } from './upload-file.ts';
import { toAttachment } from './uploads.api.ts';
import type { UploadsDeps } from './uploads-store.ts';

// What is needed once a file is really sent; loaded then.

export const prepare: UploadsDeps['prepare'] = async (file) => newAttempt(await preparePhoto(file));

export function uploadTo(backend: BootData['backend']): UploadsDeps['upload'] {
  return async (attempt, options) => toAttachment(await uploadFile(attempt, { backend, ...options }));
}
