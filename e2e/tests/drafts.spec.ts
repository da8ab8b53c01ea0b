import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { signIn } from '../chat-page.ts';
import { type Manager, makeManager } from '../live-staff.ts';
import { storeSession } from '../shipped-client.ts';
import { type Account, makeStaffAccount } from '../staff-account.ts';

// What staff typed and have not saved outlives everything that can end their session or page. `npm run test:full` tries each cause 20 times.

const tries = process.env.RX_FULL === '1' ? 20 : 1;
test.describe.configure({ timeout: 60_000 + tries * 20_000 });

interface Desk {
  account: Account;
  context: BrowserContext;
  page: Page;
  manager: Manager;
}

const field = (page: Page) =>
  page
    .getByRole('form', { name: 'Diabetic shoe checklist' })
    .getByRole('textbox', { name: 'Patient name', exact: true });
const welcome = (page: Page) => page.getByRole('region', { name: /^Welcome back, / });

async function openDesk(browser: Browser): Promise<Desk> {
  const account = await makeStaffAccount('pharmacist');
  const context = await browser.newContext();
  const page = await context.newPage();
  const manager = await makeManager(page);
  await storeSession(page, account);
  const following = page.waitForResponse((answer) => answer.url().endsWith('/api/session/events'));
  await page.goto('/app/dme');
  await field(page).waitFor();
  await following;
  return { account, context, page, manager };
}

/** Signs in on the page that is open, and goes where the text was typed. */
async function comeBack({ page, account }: Desk): Promise<void> {
  const button = page.getByRole('button', { name: 'Login' });
  const dialog = page.getByRole('dialog', { name: 'Employee Login' });
  await button.or(dialog).first().waitFor();
  if (!(await dialog.isVisible())) await button.click();
  await signIn(page, account);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  if (new URL(page.url()).pathname !== '/app/dme') await page.goto('/app/dme');
}

async function unlock({ page, account }: Desk): Promise<void> {
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(welcome(page)).toHaveCount(0);
}

async function switchTo(page: Page, next: Account): Promise<void> {
  const signIn = page.getByRole('region', { name: 'Who’s signing in?' });
  await page.getByRole('button', { name: 'Switch user' }).click();
  await expect(signIn).toBeVisible();
  const others = signIn.getByRole('button', { name: 'Someone else' });
  if (await others.isVisible()) await others.click();
  await signIn.getByLabel('Email').fill(next.email);
}

/** What happens right after the last letter, and how the person comes back to the page. */
const causes: Record<string, (desk: Desk, browser: Browser) => Promise<void>> = {
  demotion: async (desk) => {
    await desk.manager.setRole(desk.account, 'employee');
    await expect(desk.page.getByText('An administrator changed your role: it’s now Employee.')).toBeVisible();
    await desk.manager.setRole(desk.account, 'pharmacist');
    await comeBack(desk);
  },
  block: async (desk) => {
    await desk.manager.block(desk.account);
    await expect(desk.page.getByText('Your account is blocked.')).toBeVisible();
    await desk.manager.block(desk.account, false);
    await comeBack(desk);
  },
  'session ended by an administrator': async (desk) => {
    await desk.manager.endSessions(desk.account);
    await expect(desk.page.getByText('An administrator signed you out.')).toBeVisible();
    await comeBack(desk);
  },
  lock: async (desk) => {
    await desk.page.getByRole('button', { name: 'Switch user' }).click();
    await desk.page.getByRole('button', { name: /^Back to / }).click();
    await unlock(desk);
  },
  'switch to another user and back': async (desk) => {
    const { page, account } = desk;
    const other = await makeStaffAccount('pharmacist');
    await switchTo(page, other);
    await unlock({ ...desk, account: other });
    await page.waitForURL('/app/dashboard');
    await page.goto('/app/dme');
    await expect(field(page)).toHaveValue('');
    await switchTo(page, account);
    await unlock(desk);
    await page.waitForURL('/app/dashboard');
    await page.goto('/app/dme');
  },
  'sign-out': async (desk) => {
    await desk.page.getByRole('button', { name: 'Logout' }).click();
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
    await comeBack(desk);
  },
  crash: async (desk) => {
    await desk.page.close();
    desk.page = await desk.context.newPage();
    await desk.page.goto('/app/dme');
  },
  'network loss and a closed page': async (desk) => {
    await desk.context.setOffline(true);
    await field(desk.page).press('End');
    await field(desk.page).pressSequentially(' offline');
    await desk.page.close();
    await desk.context.setOffline(false);
    desk.page = await desk.context.newPage();
    await desk.page.goto('/app/dme');
  },
};

for (const [cause, happen] of Object.entries(causes))
  test(`nothing typed is lost: ${cause}, ${tries} of ${tries}`, async ({ browser }) => {
    const desk = await openDesk(browser);
    for (let tried = 0; tried < tries; tried += 1) {
      const typed = `Ana ${randomUUID().slice(0, 8)}`;
      await field(desk.page).fill('');
      await field(desk.page).pressSequentially(typed);
      await happen(desk, browser);
      await expect(field(desk.page), `try ${tried + 1}`).toHaveValue(
        cause.startsWith('network') ? `${typed} offline` : typed,
      );
    }
    await desk.context.close();
  });

test('a promotion leaves what is typed on the page', async ({ browser }) => {
  const desk = await openDesk(browser);
  await field(desk.page).pressSequentially('Ana Ruiz');
  await desk.manager.setRole(desk.account, 'admin');
  await expect(desk.page.getByText('Your role is now Admin.')).toBeVisible();
  await expect(field(desk.page)).toHaveValue('Ana Ruiz');
  await desk.context.close();
});

test('another device shows the draft; saving it removes it everywhere; the browser holds nothing readable', async ({
  browser,
}) => {
  const desk = await openDesk(browser);
  const { page, account } = desk;
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/drafts') && answer.request().method() === 'PUT',
  );
  await field(page).pressSequentially('Rosa Medina');
  await kept;
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).not.toContain('rx-drafts-');
  await desk.context.setOffline(true);
  await field(page).pressSequentially(' Ortiz');
  await expect.poll(stored).toContain('rx-drafts-');
  expect(await stored()).not.toContain('Medina');
  await desk.context.setOffline(false);
  await expect.poll(stored).not.toContain('rx-drafts-');

  const elsewhere = await (await browser.newContext()).newPage();
  await storeSession(elsewhere, account);
  await elsewhere.goto('/app/dme');
  await expect(field(elsewhere)).toHaveValue('Rosa Medina Ortiz');
  await elsewhere.getByRole('textbox', { name: 'Patient ID' }).fill(`P-${randomUUID().slice(0, 8)}`);
  await elsewhere.getByRole('button', { name: 'Save checklist' }).click();
  await expect(elsewhere.getByText(/^Saved! Record ID: /)).toBeVisible();
  const third = await (await browser.newContext()).newPage();
  await storeSession(third, account);
  await expect(async () => {
    await third.goto('/app/dme');
    await expect(field(third)).toHaveValue('');
  }).toPass();
  for (const each of [desk.context, elsewhere.context(), third.context()]) await each.close();
});
