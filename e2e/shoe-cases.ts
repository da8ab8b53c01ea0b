import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import { addDays, addMonths } from '@rxweb/domain/store/calendar-date';

/** The day of the store, so many days from now. */
export function storeDay(days = 0): string {
  return addDays(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date()), days);
}

/** Papers of which the statement is the first to run out, on that day; some days earlier where the month of the statement is shorter. */
export function documentsUntil(day: string): Partial<ShoeCaseDetails> {
  const signed = addMonths(day, -3);
  return {
    visit: { date: signed, mode: 'in_person' },
    exam: { date: signed, mode: 'in_person', by: 'certifier', agreed: null },
    certification: { date: signed, credential: 'MD', supervisor: null },
  };
}

/** How many days such papers still last. */
export function daysLeft({ certification }: Partial<ShoeCaseDetails>): number {
  const end = addMonths(certification?.date ?? storeDay(), 3);
  return (Date.parse(end) - Date.parse(storeDay())) / 86_400_000;
}

interface NewCase {
  name: string;
  patientId?: string;
  phone?: string;
  details?: Partial<ShoeCaseDetails>;
  /** Belongs to who is signed in on the page. */
  isMine?: boolean;
}

/** Saves a case through the server's API, as the user signed in on the page; returns its id. */
export async function saveCase(page: Page, { name, patientId, phone, details, isMine }: NewCase): Promise<string> {
  const { access_token, user } = await page.evaluate(() => JSON.parse(localStorage.getItem('rx-auth') ?? '{}'));
  const headers = { authorization: `Bearer ${access_token}`, 'idempotency-key': randomUUID() };
  const record = {
    patient_id: patientId ?? `P-${randomUUID().slice(0, 8)}`,
    patient_name: name,
    patient_phone: phone ?? null,
  };
  const whole = { ...emptyDetails, ...details };
  const cases = new URL('/api/dme-shoe', page.url()).href;
  const made = await page.request.post(cases, { headers, data: { ...record, details: whole } });
  expect(made.status(), await made.text()).toBe(200);
  const { id } = (await made.json()).data;
  if (!isMine) return id;
  const owned = { ...record, details: whole, ownerId: user.id, archived: false, version: 1 };
  const answer = await page.request.put(`${cases}/${id}`, { headers, data: owned });
  expect(answer.status(), await answer.text()).toBe(200);
  return id;
}

/** Opens a tab of the case on the page, as a user does. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Case', exact: true }).getByRole('link', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
}

/** On a phone the menu may cover the page. */
export async function closeMenu(page: Page): Promise<void> {
  const menu = page
    .getByRole('dialog', { name: /^Men[uú]$/ })
    .getByRole('button', { name: /^(Close Menu|Cerrar el menú)$/ });
  // It may close by itself meanwhile: the page is drawn anew for its width.
  if (await menu.isVisible()) await menu.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(menu).toBeHidden();
}

/** Opens the fields of patient and plan, which are read far more often. */
export async function changePatient(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change patient and plan' }).click();
}

/** A PDF of one empty page, as small as one gets. */
export const onePagePdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');

interface DroppedFile {
  name: string;
  type: string;
  /** Left out: `size` zeros. */
  text?: string;
  size?: number;
}

/** Drops files on a place of the page; they are made in it, as a test cannot reach the desktop. */
export async function dropFiles(place: Locator, files: DroppedFile[]): Promise<void> {
  await place.evaluate(async (element, dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, text, size = 0 } of dropped) {
      transfer.items.add(new File([text ?? new Uint8Array(size)], name, { type }));
    }
    const init = { bubbles: true, cancelable: true, dataTransfer: transfer };
    for (const step of ['dragenter', 'dragover', 'drop']) {
      element.dispatchEvent(new DragEvent(step, init));
      // A hand takes longer: the page has seen each step before the next one comes.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, files);
}
