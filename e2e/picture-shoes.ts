import type { Page } from '@playwright/test';
import { documentsUntil, onePagePdf, openTab, saveCase, storeDay } from './shoe-cases.ts';

const order = { date: storeDay(-20), complete: true, prescriberVisit: storeDay(-25) };
const evaluation = { date: storeDay(-10), mode: 'in_person', abnormalities: 'bunion, left', measured: true } as const;
const delivery = {
  date: storeDay(-30),
  mode: 'in_person',
  wearing: true,
  note: 'toe space 10 mm, heel holds',
} as const;
const asked = (visit: string) => ({ requested: { visit, exam: null, certification: null, order: null } });
const lastYear = `${Number(storeDay().slice(0, 4)) - 1}-05-12`;
const items = { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 };
/** A case with which all is done. */
const billed = {
  ...documentsUntil(lastYear),
  order,
  evaluation,
  delivery: { ...delivery, date: lastYear },
  items,
  proofOfDelivery: true,
  billed: lastYear,
};
const patient = { birthDate: null, medicareId: null, address: '3 Elm Street, Millbrook, OR 97000' };

/** Invented people, for pictures of a shop that has been at work. */
const people = [
  { name: 'Irene Castellan', isMine: true, details: { ...documentsUntil(storeDay(-2)), order } },
  { name: 'Walter Nkemelu', details: { ...documentsUntil(storeDay(4)), order, evaluation, ...asked(storeDay(-3)) } },
  { name: 'Rosa Amador', isMine: true, details: { ...documentsUntil(storeDay(25)), order, evaluation } },
  { name: 'Stanley Obradovic', details: asked(storeDay(-9)) },
  { name: 'George Pell', details: { ...documentsUntil(storeDay(50)), order, evaluation, delivery } },
  { name: 'Dorothy Vance', details: billed },
  { name: 'Eugene Salcedo', details: billed },
  { name: 'Samuel Prentice', isMine: true, details: { ...documentsUntil(storeDay(9)), order, items, patient } },
];

/** The pages of the shoe desk, and a case with its papers. */
export async function pictureShoes(page: Page, url: string, take: (page: Page, name: string) => Promise<void>) {
  const open = async (path: string, heading: string) => {
    await page.goto(`${url}app/dme/${path}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ state: 'attached' });
  };
  await open('cases', 'Shoe cases');
  const table = page.getByRole('table', { name: 'Cases' });
  await page.getByText(/^\d+ cases?$/).waitFor();
  if ((await table.getByText('Samuel Prentice').count()) === 0) {
    for (const [at, person] of people.entries()) {
      await saveCase(page, { ...person, patientId: `P-${20_377 + at * 11}`, phone: `(555) 555-01${63 + at}` });
    }
    await open('cases', 'Shoe cases');
  }
  await table.waitFor();
  await take(page, 'shoe-cases');
  await open('board', 'Shoe board');
  await page.getByRole('link', { name: 'Samuel Prentice' }).first().waitFor();
  await take(page, 'shoe-board');
  await open('recall', 'Shoe recall');
  await page.getByRole('table', { name: 'Patients' }).waitFor();
  await take(page, 'shoe-recall');

  await open('denials', 'Shoe denials');
  await page.getByRole('table', { name: 'Reasons' }).waitFor();
  await take(page, 'shoe-denials');

  await open('board', 'Shoe board');
  await page.getByRole('link', { name: 'Samuel Prentice' }).first().click();
  await page.getByRole('region', { name: 'What Medicare still asks for' }).waitFor();
  await take(page, 'shoe-case');
  await openTab(page, 'Papers');
  const papers = page.getByRole('region', { name: 'Papers', exact: true });
  await papers.waitFor();
  if ((await papers.getByRole('button', { name: /^Actions for / }).count()) === 0) await addDocuments(page);
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, 'shoe-documents');
  await papers.getByRole('button', { name: 'Letters and faxes' }).click();
  const letters = page.getByRole('dialog', { name: 'Letters and faxes' });
  await letters.getByRole('form', { name: 'Certifying physician' }).waitFor();
  await take(page, 'shoe-letters');
  await letters.getByRole('button', { name: 'Close' }).click();
  for (const tab of ['Fitting', 'Delivery', 'Claim', 'History']) {
    await openTab(page, tab);
    if (tab === 'Claim') await startClaim(page);
    await page
      .getByText(/^Loading /)
      .first()
      .waitFor({ state: 'detached' });
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, `shoe-${tab.toLowerCase()}`);
  }
}

async function startClaim(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Start the claim' });
  await page.getByRole('region', { name: 'Claim form' }).waitFor();
  if ((await start.count()) > 0) await start.click();
  await page.getByText('Don’t bill yet.').first().waitFor();
}

async function addDocuments(page: Page): Promise<void> {
  const papers = page.getByRole('region', { name: 'Papers', exact: true });
  for (const [requirement, name] of [
    ['Foot exam', 'foot-exam.pdf'],
    ['Visit notes', 'visit-notes.pdf'],
  ] as const) {
    const picking = page.waitForEvent('filechooser');
    await papers.getByRole('button', { name: `Add: ${requirement}` }).click();
    await (await picking).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(onePagePdf) });
    await papers.getByRole('button', { name: `Verify: ${name}` }).waitFor();
  }
  await papers.getByRole('button', { name: 'Verify: foot-exam.pdf' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who wrote it').fill('Maria Alvarez');
  await dialog.getByLabel('Credential').selectOption('MD');
  await dialog.getByLabel('Signed by that person').selectOption('Yes');
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
