import { expect, test } from '../journey.ts';
import { violations } from '../page-checks.ts';
import { openSignedIn } from '../shipped-client.ts';
import { makeStaffAccount, shownName } from '../staff-account.ts';

test('a person chooses a name, which the header shows at once; the sidebar keeps the address', async ({ page }) => {
  const account = await makeStaffAccount('pharmacist');
  await openSignedIn(page, account);
  await page.goto('/app/account');
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.fill('...');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('main')).toContainText('Use 1 to 60 characters, with letters, on one line.');
  await field.fill('Dr. Dana Okafor');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Colleagues now see Dr. Dana Okafor.' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Dr. Dana Okafor');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Dr. Dana Okafor');
  await expect(field).toHaveValue('Dr. Dana Okafor');
});

test('an administrator names people when adding them and later; the audit log keeps the name of its time', async ({
  page,
}) => {
  const me = await makeStaffAccount('admin');
  const person = await makeStaffAccount('employee');
  await openSignedIn(page, me);
  await page.goto('/app/users');
  const row = page.getByRole('row').filter({ hasText: person.email });
  const rename = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${person.email}` }).click();
    await page.getByRole('menuitem', { name: 'Change name…' }).click();
    const dialog = page.getByRole('dialog', { name: `Change the name of ${person.email}` });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save name' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await rename('Marisol Vega');
  await expect(row).toContainText('Marisol Vega');
  await rename('Marisol Vega-Ruiz');
  await expect(row).toContainText('Marisol Vega-Ruiz');
  expect(await violations(page)).toEqual([]);

  const email = `new-${person.email}`;
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Create User' }) });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Name').fill('Ana Lucía Ruiz');
  const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await form.getByRole('button', { name: 'Create User' }).click();
  await alert.getByRole('button').first().click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Ana Lucía Ruiz');

  await page.goto('/app/audit');
  const entry = page.getByRole('row').filter({ hasText: 'to Marisol Vega-Ruiz' });
  await expect(entry).toContainText(shownName(me));
  await expect(entry).toContainText('Name changed');
  await expect(page.getByRole('table')).not.toContainText('@');
});
