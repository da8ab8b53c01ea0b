import { type PhotoTreatment, photoTreatment } from '@rxweb/domain/uploads/photo-shrink';
import { logFailure } from '../browser/log.ts';
import { pageTools } from './photo-tools.ts';
import type { PhotoRequest } from './photo-worker.ts';
import { processPhoto } from './process-photo.ts';

/** After this the page processes the photo itself. */
const workerTimeoutMs = 30_000;

/** See {@link processPhoto}; anything but photos passes through. Never throws. */
export async function preparePhoto(file: File, treatment: PhotoTreatment = photoTreatment(file)): Promise<File> {
  if (treatment === 'none') return file;
  try {
    const canDraw = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
    const treated = canDraw ? await inWorker({ file, treatment }).catch(() => null) : null;
    return treated ?? (await processPhoto(file, treatment, pageTools));
  } catch (error) {
    logFailure('A photo was not prepared', error);
    return file;
  }
}

/** A worker per photo, so its memory is freed. */
function inWorker(request: PhotoRequest): Promise<File | null> {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<File | null>((resolve, reject) => {
    setTimeout(reject, workerTimeoutMs, new Error('the worker took too long'));
    worker.onmessage = ({ data }: MessageEvent<File | null>) => resolve(data);
    worker.onerror = () => reject(new Error('the worker did not start'));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
