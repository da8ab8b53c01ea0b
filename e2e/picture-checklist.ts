import type { Page } from '@playwright/test';
import { changePatient, storeDay } from './shoe-cases.ts';

type Take = (page: Page, name: string) => Promise<void>;

/** Pictures the shoe checklist half filled in, the case that it becomes, and the view in which two people's changes come together. */
export async function pictureChecklist(work: Page, url: string, take: Take): Promise<void> {
  await openAt(work, `${url}/app/dme`);
  await fillIn(work);
  await work.evaluate(() => scrollTo(0, 0));
  await take(work, 'dme');
  await work.getByRole('button', { name: 'Save checklist' }).click();
  await work.getByRole('link', { name: 'Open the case' }).click();
  await work.getByRole('region', { name: 'What Medicare still asks for' }).waitFor();
  await work.evaluate(() => scrollTo(0, 0));
  await take(work, 'dme-case');

  const other = await work.context().newPage();
  await openAt(other, work.url());
  await changePatient(other);
  await other.getByLabel('Notes', { exact: true }).fill('Daughter drives him.');
  await other.getByLabel('Shoe size').fill('11 wide');
  await other.getByRole('button', { name: 'Save checklist' }).click();
  await other.getByText(/^Saved! Record ID/).waitFor();
  await other.close();
  await changePatient(work);
  await work.getByLabel('Notes', { exact: true }).fill('Mornings are best.');
  await work.getByLabel('Other insurance information').fill('Medicare Part B');
  await work.getByRole('button', { name: 'Save checklist' }).click();
  await work.getByRole('button', { name: 'Save combined version' }).waitFor();
  await work.evaluate(() => scrollTo(0, 0));
  await take(work, 'dme-merge');
  await work.getByRole('button', { name: 'Back to my version' }).click();
  await work.getByRole('link', { name: 'All cases' }).click();
  await work.getByRole('button', { name: 'Leave without saving' }).click();
}

async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('form', { name: 'Diabetic shoe checklist' }).waitFor({ state: 'attached' });
  const menu = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close Menu' });
  if (await menu.isVisible()) await menu.click();
}

async function fillIn(page: Page): Promise<void> {
  const texts = {
    patient_id: 'P-20418',
    patient_name: 'Harold Jensen',
    patient_phone: '(555) 555-0163',
    shoe_size: '10½ wide',
    diabetes_dx_date: '2011-09-14',
    otherInfo: 'Medicare',
    'details.order.date': storeDay(-84),
    'details.visit.date': storeDay(-98),
    'details.exam.date': storeDay(-96),
    'details.certification.date': storeDay(-82),
    appointmentMade: 'Evaluation 10:00 am, Dana',
    shoesOrdered: 'A5500 ×2, A5512 ×6',
  };
  for (const [name, value] of Object.entries(texts)) await page.locator(`[name="${name}"]`).fill(value);
  for (const name of ['inNetwork', 'rxRequested', 'rxReceived', 'faceToFaceRequested', 'medicarePacket'])
    await page.locator(`[name="${name}"]`).check();
}
