import { expect, type Page, test } from '../journey.ts';
import { stubStorage, uploadsPage } from '../uploads-page.ts';

/** What left of a file, as the page's own decoder sees it. */
interface Sent {
  name: string;
  type: string;
  size: number;
  isJpeg: boolean;
  width: number;
  height: number;
  /** The very bytes that were chosen. */
  isUnchanged: boolean;
  hasSecret: boolean;
}

interface Photo {
  name: string;
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  /** Filled up behind the picture's end to this size. */
  size?: number;
  /** Carries a place, and says that it lies on its side. */
  hasExif?: boolean;
  /** Not a picture at all. */
  isBroken?: boolean;
}

/** Makes the photos in the page, drops them, and gives what was sent of each, in order of choosing. */
async function sendPhotos(page: Page, photos: Photo[]): Promise<Sent[]> {
  await stubStorage(page);
  await page.addInitScript(() => {
    const sent: Blob[] = [];
    const qualities: (number | undefined)[] = [];
    Object.assign(window, { sent, qualities });
    const toBlob = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      qualities.push(quality);
      toBlob.call(this, done, type, quality);
    };
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) for (const value of body.values()) if (value instanceof Blob) sent.push(value);
      return send.call(this, body);
    };
  });
  await page.goto('/');
  await page.evaluate(async (photos) => {
    const secret = new TextEncoder().encode('GPS 44.0521 -123.0868');
    const chosen = new Map<string, File>();
    const transfer = new DataTransfer();
    for (const { name, type, width, height, size = 0, hasExif, isBroken } of photos) {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d');
      pen?.fillRect(0, 0, width / 2, height);
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
      const parts: BlobPart[] = [picture ?? ''];
      if (hasExif && picture) {
        // Big-endian, one entry: orientation 6; the place behind it.
        const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
        const content = [...new TextEncoder().encode('Exif\0\0'), ...tiff, ...secret];
        const head = [0xff, 0xe1, 0, content.length + 2];
        parts.splice(0, 1, picture.slice(0, 2), Uint8Array.from([...head, ...content]), picture.slice(2));
      }
      if (isBroken) parts.splice(0, 1, crypto.getRandomValues(new Uint8Array(60_000)));
      const filled = new Blob(parts).size;
      parts.push(new Uint8Array(Math.max(0, size - filled)));
      const file = new File(parts, name, { type });
      chosen.set(name, file);
      transfer.items.add(file);
    }
    Object.assign(window, { chosen });
    // Those of the test itself do not count.
    (window as unknown as { qualities: unknown[] }).qualities.length = 0;
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }, photos);
  await expect(uploadsPage(page).succeeded(photos.length)).toBeVisible({ timeout: 30_000 });
  return page.evaluate(async () => {
    const { sent, chosen } = window as unknown as { sent: File[]; chosen: Map<string, File> };
    const base = (name: string) => name.replace(/\.[^.]*$/, '');
    const results: Sent[] = [];
    for (const [chosenName, original] of chosen) {
      const file = sent.find(({ name }) => base(name) === base(chosenName));
      if (!file) throw new Error(`nothing was sent of ${chosenName}`);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const before = new Uint8Array(await original.arrayBuffer());
      const picture = await createImageBitmap(file).catch(() => ({ width: 0, height: 0 }));
      results.push({
        name: file.name,
        type: file.type,
        size: file.size,
        isJpeg: bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
        width: picture.width,
        height: picture.height,
        isUnchanged: bytes.length === before.length && bytes.every((byte, index) => byte === before[index]),
        hasSecret: new TextDecoder('latin1').decode(bytes).includes('44.0521'),
      });
    }
    return results;
  });
}

/** With which qualities the page has drawn pictures itself. */
const drawnOnPage = (page: Page) => page.evaluate(() => (window as unknown as { qualities: number[] }).qualities);

test('S5-34 S5-35 S5-36 S5-37 S9-09 shrinks large photos, keeps unreadable ones, and leaves small ones alone', async ({
  page,
}) => {
  const sent = await sendPhotos(page, [
    { name: 'wide.jpg', type: 'image/jpeg', width: 4000, height: 3000, size: 6_000_000 },
    { name: 'tall.jpg', type: 'image/jpeg', width: 3000, height: 4000, size: 4_300_000 },
    { name: 'drawing.png', type: 'image/png', width: 2400, height: 600, size: 4_194_305 },
    { name: 'broken.png', type: 'image/png', width: 1, height: 1, size: 5_000_000, isBroken: true },
    { name: 'small.jpg', type: 'image/jpeg', width: 4000, height: 3000, size: 3_900_000 },
    { name: 'limit.png', type: 'image/png', width: 2400, height: 600, size: 4_194_304 },
  ]);
  const jpeg = { type: 'image/jpeg', isJpeg: true, isUnchanged: false };
  expect(sent).toMatchObject([
    { ...jpeg, name: 'wide.jpg', width: 1920, height: 1440 },
    { ...jpeg, name: 'tall.jpg', width: 1440, height: 1920 },
    { ...jpeg, name: 'drawing.jpg', width: 1920, height: 480 },
    { name: 'broken.png', type: 'image/png', size: 5_000_000, isUnchanged: true },
    { name: 'small.jpg', size: 3_900_000, isUnchanged: true },
    { name: 'limit.png', size: 4_194_304, isUnchanged: true },
  ]);
  // All in a worker.
  expect(await drawnOnPage(page)).toEqual([]);
});

test('S5-34 S5-35 draws on the page where workers cannot, with quality 0.82', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  const photo: Photo = { name: 'wide.jpg', type: 'image/jpeg', width: 4000, height: 3000, size: 4_300_000 };
  expect(await sendPhotos(page, [photo])).toMatchObject([
    { name: 'wide.jpg', isJpeg: true, width: 1920, height: 1440 },
  ]);
  expect(await drawnOnPage(page)).toEqual([0.82]);
});

test('F11 sends no photo with the place where it was taken, and turns it as before', async ({ page }) => {
  const sent = await sendPhotos(page, [
    { name: 'label.jpg', type: 'image/jpeg', width: 600, height: 400, hasExif: true },
    { name: 'large.jpg', type: 'image/jpeg', width: 3000, height: 2000, size: 5_000_000, hasExif: true },
  ]);
  expect(sent).toMatchObject([
    { name: 'label.jpg', isUnchanged: false, hasSecret: false, width: 400, height: 600 },
    { name: 'large.jpg', isUnchanged: false, hasSecret: false, width: 1280, height: 1920 },
  ]);
});
