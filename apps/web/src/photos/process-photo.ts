import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { withoutMetadata } from '@rxweb/domain/uploads/photo-metadata';
import { fittedSize, jpegName, type PhotoTreatment } from '@rxweb/domain/uploads/photo-shrink';

/** Opens a picture, turned as its Exif says. Rejects when it cannot be decoded. */
export type DecodePhoto = (file: Blob) => Promise<CanvasImageSource & { width: number; height: number }>;
/** Draws on a canvas of that size, and encodes it. */
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
 * The photo as it leaves: made smaller or turned into JPEG where the treatment says so, and in any case without place, camera and captions.
 * What cannot be decoded stays as it was (spec section 5), but for the metadata that can be left out of it.
 */
export async function treatPhoto(file: File, treatment: PhotoTreatment, tools: PhotoTools): Promise<File> {
  if (treatment === 'none') return file;
  if (treatment === 'shrink') return (await asJpeg(file, tools, true)) ?? (await cleaned(file)) ?? file;
  if (treatment === 'convert') return (await converted(file, tools)) ?? (await cleaned(file)) ?? file;
  return (await cleaned(file)) ?? (await redrawn(file, tools)) ?? file;
}

/** A HEIC picture at its own size; if that gets too large, smaller. */
async function converted(file: File, tools: PhotoTools): Promise<File | null> {
  const jpeg = await asJpeg(file, tools, false);
  return jpeg && jpeg.size > uploadLimits.shrinkThresholdBytes ? asJpeg(file, tools, true) : jpeg;
}

async function asJpeg(file: File, { decode, encode }: PhotoTools, isFitted: boolean): Promise<File | null> {
  return orNull(async () => {
    const picture = await decode(file);
    const maxSide = isFitted ? uploadLimits.shrinkMaxSidePx : Number.POSITIVE_INFINITY;
    const size = fittedSize(picture.width, picture.height, maxSide);
    const draw = (pen: CanvasDrawing) => {
      // JPEG knows no transparency; without this it would turn black.
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

/** The same picture, byte by byte. Null when the file is not built as expected. */
async function cleaned(file: File): Promise<File | null> {
  const before = new Uint8Array(await file.arrayBuffer());
  const after = withoutMetadata(before);
  if (!after || after === before) return after && file;
  return new File([after as Uint8Array<ArrayBuffer>], file.name, { type: file.type, lastModified: file.lastModified });
}

/** A picture whose bytes are not understood may still say where it was taken, so it is drawn anew. */
async function redrawn(file: File, { decode, encode }: PhotoTools): Promise<File | null> {
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
