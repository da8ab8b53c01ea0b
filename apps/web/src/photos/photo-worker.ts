import type { PhotoTreatment } from '@rxweb/domain/uploads/photo-shrink';
import { offscreenTools } from './photo-tools.ts';
import { processPhoto } from './process-photo.ts';

export interface PhotoRequest {
  file: File;
  treatment: PhotoTreatment;
}

// Large photos take a second or two; a worker keeps the page responsive.
addEventListener('message', ({ data: { file, treatment } }: MessageEvent<PhotoRequest>) => {
  processPhoto(file, treatment, offscreenTools).then(postMessage, () => postMessage(null));
});
