import { cameraLimits } from '@rxweb/contracts/shared/limits';

/** The picture that the video shows now, as a JPEG file named by the time it was taken. Throws when there is none or the browser cannot encode it. */
export async function takePhoto(video: HTMLVideoElement, now: Date): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) throw new Error('the camera shows no picture yet');
  context.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((settle) =>
    canvas.toBlob(settle, 'image/jpeg', cameraLimits.jpegQuality),
  );
  if (!blob) throw new Error('the browser made no picture');
  return new File([blob], `photo-${timestamp(now)}.jpg`, { type: 'image/jpeg', lastModified: now.getTime() });
}

/** On the device's own clock: `20261121-143005`. */
function timestamp(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
  return local.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
