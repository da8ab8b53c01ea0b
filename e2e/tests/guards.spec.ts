import type { Role } from '@rxweb/contracts/shared/roles';
import { loginDialog } from '../chat-page.ts';
import { expect, type Page, test } from '../journey.ts';
import { openSignedIn, storeSession } from '../shipped-client.ts';
import { makeStaffAccount } from '../staff-account.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const guarded = ['dashboard', 'admin', 'users', 'pharmacist', 'dme', 'diabetic-shoe-checklist', 'sms'].map(
  (name) => `/app/${name}`,
);

/** Of the seven routes of the specification, those beyond the dashboard that each role may open. */
const opens: Record<Exclude<Role, 'admin'>, string[]> = {
  employee: [],
  pharmacist: ['/app/pharmacist', '/app/dme', '/app/diabetic-shoe-checklist'],
};

test('S2-41 S2-42 S2-43 S2-44 S2-45 S2-46 S2-47 S6-01 whoever is not signed in has the chat, and is asked to sign in on every other page', async ({
  page,
}) => {
  for (const path of guarded) {
    await page.goto(path);
    await expect(loginDialog(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

test('S2-48 S2-49 S2-50 S2-51 S2-52 S2-53 S6-02 an employee has the dashboard, and is led there from everything else', ({
  page,
}) => tryAll(page, 'employee'));

test('S2-54 S2-55 S2-56 a pharmacist is led to the dashboard from what is for administrators', ({ page }) =>
  tryAll(page, 'pharmacist'));

async function tryAll(page: Page, role: keyof typeof opens): Promise<void> {
  await storeSession(page, await makeStaffAccount(role));
  for (const path of guarded) {
    await page.goto(path);
    const shown = opens[role].includes(path) ? path : '/app/dashboard';
    await expect(page).toHaveURL(shown);
    await expect(heading(page)).toHaveText(shown === '/app/dashboard' ? /^Good / : /Pharmacist|DME|Diabetic/);
  }
}

test('S2-36 S2-37 S2-38 S2-39 the short routes lead where the long ones do', async ({ page }) => {
  await storeSession(page);
  for (const name of ['dashboard', 'admin', 'pharmacist', 'dme']) {
    await page.goto(`/${name}`);
    await expect(page).toHaveURL(`/app/${name}`);
  }
});

test('S2-57 S2-58 a page without a redirect says which roles it needs and which one you have, and Go Back goes back', async ({
  page,
}) => {
  await openSignedIn(page, await makeStaffAccount('employee'));
  await page.goto('/app/audit');
  await expect(heading(page)).toHaveText('Access Denied');
  await expect(page.getByRole('main')).toContainText('Admin');
  await expect(page.getByRole('main')).toContainText('Employee');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/app/dashboard');
});

test('Go Back leads home in a tab that has shown nothing of ours before', async ({ page }) => {
  await openSignedIn(page, await makeStaffAccount('employee'));
  const tab = await page.context().newPage();
  await tab.goto('data:text/html,another site');
  await tab.goto('/app/audit');
  await expect(heading(tab)).toHaveText('Access Denied');
  await tab.getByRole('button', { name: 'Go Back' }).click();
  await expect(tab).toHaveURL('/app/dashboard');
});
