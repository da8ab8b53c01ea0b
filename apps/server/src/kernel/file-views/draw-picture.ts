import { jpegOrientation } from '@rxweb/domain/uploads/photo/jpeg';
import { fliph, PhotonImage, resize, rotate, SamplingFilter } from '@silvia-odwyer/photon-node';

/** Enough to read a label by. */
const maxSide = 2_400;
const quality = 88;

/** Redraws a JPEG, PNG, GIF (its first frame) or WebP: upright, without metadata, on white. */
export function drawPicture(bytes: Uint8Array): Uint8Array {
  const upright = readUpright(bytes, maxSide);
  return encode(upright.get_raw_pixels(), upright.get_width(), upright.get_height());
}

/** At most `side` pixels wide and high. */
export function readUpright(bytes: Uint8Array, side: number): PhotonImage {
  return turn(shrink(PhotonImage.new_from_byteslice(bytes), side), jpegOrientation(bytes));
}

export function encode(pixels: Uint8Array, width: number, height: number): Uint8Array {
  if (width * height === 0) throw new Error('no pixels');
  const image = new PhotonImage(onWhite(pixels), width, height);
  try {
    return image.get_bytes_jpeg(quality);
  } finally {
    image.free();
  }
}

function shrink(image: PhotonImage, longest: number): PhotonImage {
  const [width, height] = [image.get_width(), image.get_height()];
  const scale = longest / Math.max(width, height);
  if (scale >= 1) return image;
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const small = resize(image, w ?? 1, h ?? 1, SamplingFilter.Triangle);
  image.free();
  return small;
}

/** Exif orientations 1 to 8: quarter turns to the right, the even ones below 5 and the odd ones above mirrored first. */
const turns = [0, 0, 0, 180, 180, 270, 90, 90, 270];
const mirrored = [2, 4, 5, 7];

function turn(image: PhotonImage, orientation: number): PhotonImage {
  if (mirrored.includes(orientation)) fliph(image);
  const angle = turns[orientation] ?? 0;
  return angle === 0 ? image : rotate(image, angle);
}

export function onWhite(pixels: Uint8Array): Uint8Array {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 255;
    if (alpha === 255) continue;
    for (let part = at; part < at + 3; part += 1)
      pixels[part] = Math.round(((pixels[part] ?? 0) * alpha + 255 * (255 - alpha)) / 255);
    pixels[at + 3] = 255;
  }
  return pixels;
}
