import type { DecodePhoto, EncodePhoto, PhotoTools } from './process-photo.ts';

/** For workers and for browsers with OffscreenCanvas. */
export const offscreenTools: PhotoTools = { decode: (file) => createImageBitmap(file), encode: encodeOffscreen };

/** For browsers that can only draw on the page. */
export const pageTools: PhotoTools = {
  decode: (file) => createImageBitmap(file).catch(() => decodeByElement(file)),
  encode: encodeOnPage,
};

async function encodeOffscreen(...[size, draw, type, quality]: Parameters<EncodePhoto>): Promise<Blob> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  draw(pen);
  return canvas.convertToBlob({ type, ...(quality !== undefined && { quality }) });
}

async function encodeOnPage(...[size, draw, type, quality]: Parameters<EncodePhoto>): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  draw(pen);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('the browser made no picture');
  return blob;
}

/** Some browsers can show formats that they can't open as a bitmap. */
async function decodeByElement(file: Blob): ReturnType<DecodePhoto> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    image.src = url;
    await image.decode();
    return createImageBitmap(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}
