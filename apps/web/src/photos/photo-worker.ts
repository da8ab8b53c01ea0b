import type { PhotoTreatment } from '@rxweb/domain/uploads/photo-shrink';
import { offscreenTools } from './photo-tools.ts';
import { treatPhoto } from './process-photo.ts';

export interface PhotoRequest {
  file: File;
  treatment: PhotoTreatment;
}

// Large photos take a second or two: done here, the page stays awake.
addEventListener('message', ({ data: { file, treatment } }: MessageEvent<PhotoRequest>) => {
  treatPhoto(file, treatment, offscreenTools).then(postMessage, () => postMessage(null));
});
