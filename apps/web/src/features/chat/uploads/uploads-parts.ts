import type { BootData } from '@rxweb/contracts/store';
import { followNetwork, isOnline } from '../use-online.ts';
import { createFileQueue } from './file-queue.ts';
import { preparePhoto } from './photos/prepare-photo.ts';
import { newAttempt, uploadFile } from './upload-file.ts';
import { toAttachment } from './uploads.api.ts';
import { createUploadsStore, type UploadsStore } from './uploads-store.ts';

// All that only those need who add files: one request, after the page has come up.
export { DropZone } from './drop-zone.tsx';
export { Tray } from './tray.tsx';

/** The files of this page, with the real world behind them. */
export function openUploads(backend: BootData['backend']): UploadsStore {
  return createUploadsStore({
    prepare: async (file) => newAttempt(await preparePhoto(file)),
    upload: async (attempt, options) => toAttachment(await uploadFile(attempt, { backend, ...options })),
    queue: createFileQueue(),
    isOnline,
    followNetwork,
    random: Math.random,
    guardPage(isGuarded) {
      if (isGuarded) addEventListener('beforeunload', askBeforeLeaving);
      else removeEventListener('beforeunload', askBeforeLeaving);
    },
  });
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
