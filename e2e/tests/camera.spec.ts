import { chatPage } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { everyThird } from '../tiers.ts';

const denied = 'Camera access denied or unavailable. Please use the file selector instead.';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const openCamera = (page: Page) => page.getByRole('button', { name: 'Take a photo' }).click();
const camera = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('video') });
const isStarting = (page: Page) => page.getByText('Starting the camera…');

/** Notes what the page asks of the camera and of the canvas, and whether the camera's light is on. */
async function watchCamera(page: Page) {
  await page.addInitScript(() => {
    const seen: { asked: unknown[]; quality: unknown[]; streams: MediaStream[] } = {
      asked: [],
      quality: [],
      streams: [],
    };
    Object.assign(window, { seen });
    const { mediaDevices } = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      seen.asked.push(wanted);
      const stream = await getUserMedia(wanted);
      seen.streams.push(stream);
      return stream;
    };
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      seen.quality.push([type, quality]);
      toBlob.call(this, done, type, quality);
    };
  });
  return {
    asked: () => page.evaluate(() => Reflect.get(window, 'seen').asked),
    quality: () => page.evaluate(() => Reflect.get(window, 'seen').quality),
    isOn: () =>
      page.evaluate(() =>
        Reflect.get(window, 'seen').streams.some((stream: MediaStream) =>
          stream.getTracks().some((track) => track.readyState === 'live'),
        ),
      ),
  };
}

test(
  'S1-04 S9-10 S9-11 S9-12 takes a photo, takes it again, sends it, and puts the light off',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    await context.grantPermissions(['camera']);
    const watched = await watchCamera(page);
    await page.goto('/');
    await openCamera(page);
    const shutter = camera(page).getByRole('button', { name: 'Take photo' });
    await expect(shutter).toBeFocused();
    await expect(isStarting(page)).toHaveCount(0);
    await shutter.click();
    await page.getByRole('button', { name: 'Retake' }).click();
    await expect(shutter).toBeFocused();
    await shutter.click();
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
    expect(await watched.isOn()).toBe(true);
    await page.getByRole('button', { name: 'Use photo' }).click();
    await expect(camera(page)).toHaveCount(0);
    expect(await watched.isOn()).toBe(false);
    await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();

    const size = project.name === 'phone' ? { width: 1280, height: 720 } : { width: 1920, height: 1080 };
    expect(await watched.asked()).toEqual([
      {
        audio: false,
        video: { facingMode: { ideal: 'environment' }, width: { ideal: size.width }, height: { ideal: size.height } },
      },
    ]);
    expect(await watched.quality()).toEqual([
      ['image/jpeg', 0.9],
      ['image/jpeg', 0.9],
    ]);
    const request = page.waitForRequest('**/api/chat-stream');
    await chatPage(page).ask('Is this the right one?');
    const { attachments } = (await request).postDataJSON();
    expect(attachments).toHaveLength(1);
    expect(attachments[0]).toMatchObject({ bucket: 'chat-uploads', type: 'image/jpeg' });
    expect(attachments[0].name).toMatch(/^photo-\d{8}-\d{6}\.jpg$/);
  },
);

test('S8-33 says when a photo could not be taken, and lets one try again', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    let isFirst = true;
    HTMLCanvasElement.prototype.toBlob = function (...rest) {
      if (!isFirst) return toBlob.apply(this, rest);
      isFirst = false;
      rest[0](null);
    };
  });
  await page.goto('/');
  await openCamera(page);
  const shutter = camera(page).getByRole('button', { name: 'Take photo' });
  await expect(isStarting(page)).toHaveCount(0);
  await shutter.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Could not capture' })).toHaveText(
    'Could not capture photo. Please try again.',
  );
  await shutter.click();
  await expect(page.getByRole('button', { name: 'Use photo' })).toBeFocused();
});

test('closes on Escape: the light goes off and the focus goes back', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  const watched = await watchCamera(page);
  await page.goto('/');
  await openCamera(page);
  await expect(camera(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(camera(page)).toHaveCount(0);
  expect(await watched.isOn()).toBe(false);
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeFocused();
});

for (const [index, reason] of ['NotAllowedError', 'NotFoundError'].entries()) {
  test(`S8-34 says that there is no camera to use: ${reason}`, { tag: everyThird(index) }, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, reason);
    await page.goto('/');
    await openCamera(page);
    await expect(page.getByRole('alertdialog')).toContainText(denied);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(chatPage(page).input).toBeEnabled();
  });
}

test('S8-35 opens the file picker instead on an iPhone', { tag: ['@phone', '@desktop-full'] }, async ({ browser }) => {
  const context = await browser.newContext({ userAgent: iphone });
  const page = await context.newPage();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await openCamera(page);
  await chooser;
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await context.close();
});
