import { allEs as es } from '../../apps/web/src/texts/all-texts.ts';
import { chatPage, comeNear, loginDialog, signIn } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { smallTargets, violations } from '../page-checks.ts';
import { scriptAnswers } from '../scripted-answers.ts';
import { failStorage, holdUploads, pdf, stubStorage, uploadsPage } from '../uploads-page.ts';

// Every state is looked at in light on a desktop and in dark on a phone; the main ones in dark on a desktop as well.
const themeOf: Record<string, string> = { desktop: 'light', phone: 'dark' };

async function open(page: Page, theme = 'light', path = '/'): Promise<void> {
  await page.addInitScript((theme) => localStorage.setItem('rx-theme', theme), theme);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
}

/** No violation, and nothing too small to be hit with a finger. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

test(
  'axe finds nothing in a conversation: empty, answering, answered, failed, interrupted, urgent, cleared',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const answers = await scriptAnswers(page);
    await open(page, themeOf[project.name]);
    const chat = chatPage(page);
    if (project.name === 'phone') await page.getByRole('button', { name: 'Hours', exact: true }).click();
    await expect(chat.input).toBeVisible();
    await expectAccessible(page);

    await chat.ask('How do I move my prescriptions?');
    await expect(chat.conversation).toContainText('Answering…');
    await answers.chunk('Please bring:\n\n- the **bottles**\n- [the form](https://example.com/form)\n\n');
    await answers.chunk('| When | Where |\n| --- | --- |\n| Monday | `counter 2` |\n\nAnd th');
    await expect(chat.conversation.getByRole('link', { name: /form/ })).toBeVisible();
    await expectAccessible(page);
    await answers.sources([{ id: 'transfer', title: 'Moving prescriptions to us', lastChecked: '2026-05-04' }]);
    await answers.end();
    await chat.answered();
    await chat.ask('And this?');
    await answers.chunk('It is');
    await answers.cut();
    await expect(chat.conversation).toContainText('This answer is incomplete.');
    await chat.ask('And that?');
    await answers.fail('The assistant is busy');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2);
    await expectAccessible(page);

    await chat.ask('my dad has chest pain');
    await expect(page.locator('[data-care]')).toBeVisible();
    await answers.end();
    await chat.answered();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('How can we help?');
  },
);

test(
  'axe finds nothing on files: on their way, attached, failed, refused, in the air, waiting for a connection',
  { tag: ['@phone', '@desktop-full'] },
  async ({ page, context }, { project }) => {
    await page.route('**/api/storage/health', (route) =>
      route.fulfill({ json: { exists: false, bucket: 'chat-uploads' } }),
    );
    await stubStorage(page);
    const held = await holdUploads(page);
    await open(page, themeOf[project.name]);
    const uploads = uploadsPage(page);
    await comeNear(page);
    await expect(page.getByText(/storage bucket/)).toBeVisible();
    await uploads.drop([pdf('a.pdf'), { name: 'clip.mp4', type: 'video/mp4', size: 1 }]);
    await expect(uploads.row('a.pdf')).toContainText('Uploading');
    await expectAccessible(page);
    held.release();
    await expect(uploads.chips).toHaveCount(1);
    await page.unrouteAll({ behavior: 'wait' });
    await failStorage(page, 'abort');
    await uploads.drop([pdf('b.pdf')]);
    await expect(uploads.row('b.pdf')).toContainText('Network error');
    await expectAccessible(page);

    for (const [type, text] of [
      ['image/png', 'Drop files here!'],
      ['video/mp4', 'File type not supported'],
    ] as const) {
      await uploads.drag('dragenter', [{ name: 'x', type, size: 1 }]);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await uploads.drag('dragleave', [{ name: 'x', type, size: 1 }]);
    }
    await context.setOffline(true);
    await uploads.drop([pdf('c.pdf')]);
    await expect(uploads.row('c.pdf')).toContainText('Waiting for a connection');
    await expectAccessible(page);
  },
);

test(
  'axe finds nothing on the camera, an alert, the login dialog, and in Spanish',
  { tag: '@phone-full' },
  async ({ page, context }, { project }) => {
    await context.grantPermissions(['camera']);
    await open(page, themeOf[project.name]);
    const openCamera = () => page.getByRole('button', { name: 'Take a photo' }).click();
    await openCamera();
    await expect(page.getByText('Starting the camera…')).toHaveCount(0);
    await expect(page.locator('video')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take photo' }).click();
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await openCamera();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Login' }).click();
    await signIn(page, { email: 'nobody@pharmacy.example', password: 'wrong wrong wrong' });
    await expect(loginDialog(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await loginDialog(page).getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Español' }).click();
    const chat = chatPage(page, es);
    await chat.ask('¿Abren el sábado?');
    await chat.answered();
    await expectAccessible(page);
  },
);

test('axe finds nothing in the other theme', async ({ page }) => {
  await open(page, 'dark');
  const chat = chatPage(page);
  await chat.ask('Are you open on Saturday?');
  await chat.answered();
  await chat.ask('I took a whole bottle of pills');
  await chat.answered();
  await uploadsPage(page).drop([{ name: 'clip.mp4', type: 'video/mp4', size: 1 }]);
  await expect(uploadsPage(page).rows).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});
