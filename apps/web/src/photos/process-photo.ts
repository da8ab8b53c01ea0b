import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { withoutMetadata } from '@rxweb/domain/uploads/photo-metadata';
import { jpegName, type PhotoTreatment, scaledSize } from '@rxweb/domain/uploads/photo-shrink';

/** Rotated by its Exif data. Rejects if it can't. */
export type DecodePhoto = (file: Blob) => Promise<CanvasImageSource & { width: number; height: number }>;
export type EncodePhoto = (
  size: { width: number; height: number },
  draw: (pen: CanvasDrawing) => void,
  type: string,
  quality: number | undefined,
) => Promise<Blob>;
type CanvasDrawing = Pick<CanvasRenderingContext2D, 'drawImage' | 'fillRect' | 'fillStyle' | 'imageSmoothingQuality'>;

export interface PhotoTools {
  decode: DecodePhoto;
  encode: EncodePhoto;
}

/**
 * Scales or converts as configured, and always strips location, camera and captions. An undecodable file keeps its
 * pixels (spec section 5) but loses what metadata we can remove.
 */
export async function processPhoto(file: File, treatment: PhotoTreatment, tools: PhotoTools): Promise<File> {
  if (treatment === 'none') return file;
  if (treatment === 'shrink') return (await asJpeg(file, tools, true)) ?? (await stripMetadata(file)) ?? file;
  if (treatment === 'convert') return (await toJpeg(file, tools)) ?? (await stripMetadata(file)) ?? file;
  return (await stripMetadata(file)) ?? (await redraw(file, tools)) ?? file;
}

/** Smaller if full size is too large. */
async function toJpeg(file: File, tools: PhotoTools): Promise<File | null> {
  const jpeg = await asJpeg(file, tools, false);
  return jpeg && jpeg.size > uploadLimits.shrinkThresholdBytes ? asJpeg(file, tools, true) : jpeg;
}

async function asJpeg(file: File, { decode, encode }: PhotoTools, isFitted: boolean): Promise<File | null> {
  return orNull(async () => {
    const picture = await decode(file);
    const maxSide = isFitted ? uploadLimits.shrinkMaxSidePx : Number.POSITIVE_INFINITY;
    const size = scaledSize(picture.width, picture.height, maxSide);
    const draw = (pen: CanvasDrawing) => {
      // JPEG has no transparency: it would turn black.
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, size.width, size.height);
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(picture, 0, 0, size.width, size.height);
    };
    const blob = await encode(size, draw, 'image/jpeg', uploadLimits.shrinkJpegQuality);
    if (blob.type !== 'image/jpeg') throw new Error('the browser made no JPEG');
    return new File([blob], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified });
  });
}

/** Strips metadata without re-encoding. Null for an unexpected structure. */
async function stripMetadata(file: File): Promise<File | null> {
  const before = new Uint8Array(await file.arrayBuffer());
  const after = withoutMetadata(before);
  if (!after || after === before) return after && file;
  return new File([after as Uint8Array<ArrayBuffer>], file.name, { type: file.type, lastModified: file.lastModified });
}

/** Unparsed bytes may still hold the location, so redraw the picture. */
async function redraw(file: File, { decode, encode }: PhotoTools): Promise<File | null> {
  return orNull(async () => {
    const picture = await decode(file);
    const { width, height } = picture;
    const blob = await encode({ width, height }, (pen) => pen.drawImage(picture, 0, 0), file.type, redrawQuality);
    if (blob.type !== file.type) throw new Error('the browser made another type');
    return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
  });
}

const redrawQuality = 0.92;

async function orNull<T>(attempt: () => Promise<T>): Promise<T | null> {
  try {
    return await attempt();
  } catch {
    return null;
  }
}
