import { randomUUID } from 'node:crypto';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { overTheSides, smallTargets, violations, violationsInBothThemes } from '../page-checks.ts';
import { holdSession } from '../shipped-client.ts';
import { changePatient, onePagePdf, openTab, saveCase, storeDay } from '../shoe-cases.ts';
import { makeStaffAccount } from '../staff-account.ts';

const main = (page: Page): Locator => page.getByRole('main');
const [visited, signed, ordered, evaluated, delivered] = [-60, -50, -45, -30, -2].map((days) => storeDay(days));
const doctor = 'Irina Petrova';

/** Delivered, with all that is typed of it. */
const typed = (): Partial<ShoeCaseDetails> => ({
  visit: { date: visited ?? null, mode: 'in_person' },
  exam: { date: visited ?? null, mode: 'in_person', by: 'certifier', agreed: null },
  certification: { date: signed ?? null, credential: 'MD', supervisor: null },
  order: { date: ordered ?? null, complete: true, prescriberVisit: visited ?? null },
  evaluation: { date: evaluated ?? null, mode: 'in_person', abnormalities: 'bunion, left', measured: true },
  feet: { left: { lengthMm: 262, widthMm: 104 }, right: { lengthMm: 264, widthMm: 103 } },
  chosen: evaluated ?? null,
  delivery: { date: delivered ?? null, mode: 'in_person', wearing: true, note: 'toe room 10 mm, heel slip 2 mm' },
  proofOfDelivery: true,
  conditions: ['deformity'],
  certifier: { name: doctor, npi: null, phone: null, fax: null },
  items: { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 },
  handover: {
    receivedBy: 'Ana Torres',
    relationship: null,
    address: '12 Cedar Lane',
    goods: [
      { code: 'A5500', description: 'Depth shoes', quantity: 2 },
      { code: 'A5512', description: 'Inserts', quantity: 6 },
    ],
    signature: null,
    signedOn: null,
  },
  plan: { kind: 'advantage', name: 'Sun Plan', authorization: null },
});

const papers = [
  ['visit_notes', visited, doctor],
  ['foot_exam', visited, doctor],
  ['certifying_statement', signed, doctor],
  ['order', ordered, doctor],
  ['evaluation', evaluated, 'Rosa Diaz'],
  ['fitting', delivered, 'Rosa Diaz'],
  ['proof_of_delivery', delivered, 'Ana Torres'],
] as const;

/** Adds and verifies each paper through the server's API, as the user signed in on the page. */
async function verifyPapers(page: Page, id: string): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('rx-auth') ?? '{}').access_token);
  const documents = new URL(`/api/dme-shoe/${id}/documents`, page.url()).href;
  const headers = { authorization: `Bearer ${token}` };
  for (const [requirement, dated, author] of papers) {
    const added = await page.request.post(`${documents}?requirement=${requirement}`, {
      headers: { ...headers, 'x-file-name': `${requirement}.pdf`, 'content-type': 'application/pdf' },
      data: Buffer.from(onePagePdf),
    });
    expect(added.status(), await added.text()).toBe(200);
    const says = { verified: true, dated, author, credential: author === doctor ? 'MD' : 'other', signed: true };
    const url = `${documents}/${(await added.json()).id}`;
    const verified = await page.request.patch(url, { headers, data: says });
    expect(verified.status(), await verified.text()).toBe(200);
  }
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save checklist' }).click();
  await expect(page.getByText(/^Saved! Record ID/)).toBeVisible();
}

test('S26-05 a Medicare Advantage case gets KX advice once the plan has answered, and a Medicaid case is ready without KX @phone-full', async ({
  page,
}) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const id = await saveCase(page, { name: 'Ana Torres', details: typed() });
  await verifyPapers(page, id);
  await page.goto(`/app/dme/cases/${id}?tab=claim`);
  const kx = page.getByRole('region', { name: 'KX modifier' });
  await expect(kx).toContainText('Don’t add KX yet');
  await expect(kx).toContainText('Ask the plan: Is the store in the plan’s network? Is an authorization needed?');

  await openTab(page, 'Overview');
  await changePatient(page);
  await page.getByText('Plan and authorization').click();
  const question = main(page).getByText('How many pairs does the plan cover, in which year?', { exact: true });
  await expect(question).toBeVisible();
  await page.getByLabel('Authorization needed').selectOption('Yes');
  await page.getByLabel('Authorization number').fill('PA-77');
  await page.getByLabel('Authorized from').fill(storeDay(-40));
  await page.getByLabel('Authorized through').fill(storeDay(-3));
  await page.getByLabel('Plan covers these items within its limit').selectOption('Yes');
  await page.getByLabel('Plan’s contact').fill('Lee, (555) 555-0190');
  await expect(question).toHaveCount(0);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await openTab(page, 'Claim');
  await expect(kx).toContainText('Don’t add KX yet');
  await openTab(page, 'Overview');
  await page.getByLabel('Authorized through').fill(storeDay(20));
  await save(page);
  await openTab(page, 'Claim');
  await expect(kx).toContainText('All checks pass on verified papers, so you can add KX.');

  await openTab(page, 'Overview');
  await page.getByLabel('Plan type').selectOption('Medicaid');
  await page.getByLabel('Authorization number').fill('');
  await page.getByLabel('Authorization needed').selectOption('No');
  await expect(page.getByLabel('Plan accepts this certifier')).toBeVisible();
  await save(page);
  await page.reload();
  await openTab(page, 'Claim');
  const ready = page.getByRole('region', { name: 'Ready to bill' });
  await expect(ready).toContainText('All checks pass on verified papers. This payer doesn’t use KX');
  expect(await violations(page)).toEqual([]);
});

test('S26-17 an NP’s supervisor has a name, an NPI whose last digit is checked, and a date; a second exam is kept', async ({
  page,
}) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const id = await saveCase(page, { name: 'Ana Torres', details: typed() });
  await page.goto(`/app/dme/cases/${id}?tab=papers`);
  const statement = page.getByRole('listitem', { name: 'Certifying statement', exact: true });
  await statement.getByText('Dates and details').click();
  await expect(statement.getByLabel('Supervisor’s NPI')).toHaveCount(0);
  await statement.getByLabel('Certifier Credential').selectOption('NP');
  await statement.getByLabel('Supervising MD or DO').fill('Ann Roth, MD');
  await statement.getByLabel('Supervisor’s NPI').fill('1234567894');
  await expect(statement.getByText('Check the number: its last digit doesn’t fit an NPI.')).toBeVisible();
  await statement.getByLabel('Supervisor’s NPI').fill('1234567893');
  await expect(statement.getByText('Check the number')).toHaveCount(0);
  await statement.getByLabel('Supervisor signed on').fill(signed ?? '');
  const exam = page.getByRole('listitem', { name: 'Foot exam', exact: true });
  await exam.getByText('Dates and details').click();
  await exam.getByLabel('Other exam: Exam date').fill(signed ?? '');
  await exam.getByLabel('Other exam: Exam type').selectOption('In person');
  await exam.getByLabel('Other exam: Certifier agreed on').fill(signed ?? '');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await save(page);
  await page.reload();
  await exam.getByText('Dates and details').click();
  await expect(exam.getByLabel('Other exam: Exam date')).toHaveValue(signed ?? '');
  await statement.getByText('Dates and details').click();
  await expect(statement.getByLabel('Supervisor’s NPI')).toHaveValue('1234567893');
  // Under an ACO's route no supervisor is asked for; what was typed stays in sight.
  await statement.getByLabel('An NP certifies by').selectOption('ACO REACH, through 2026');
  for (const field of ['Supervising MD or DO', 'Supervisor’s NPI', 'Supervisor signed on'])
    await statement.getByLabel(field).fill('');
  await expect(statement.getByLabel('Supervisor’s NPI')).toHaveCount(0);
});

test('S26-10 a records request is on the board, in the list and in Today with the clock of the case page', async ({
  page,
}) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const name = `Rosa ${randomUUID().slice(0, 6)}`;
  const id = await saveCase(page, { name, isMine: true, details: { ...typed(), billed: storeDay(-1) } });
  await page.goto(`/app/dme/cases/${id}?tab=claim`);
  await page.getByText('Records request (ADR)').click();
  await page.getByLabel('Letter dated').fill(storeDay(-42));
  await expect(page.getByText(/^The records request is due .*: 3 days left\.$/)).toBeVisible();
  await save(page);

  await page.goto('/app/dme/board?owner=mine');
  const requests = page.getByRole('region', { name: /^Records requests 1$/ });
  await expect(requests.getByRole('listitem')).toContainText(`${name}`);
  await expect(requests).toContainText('Records request due in 3 days');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.goto('/app/dme/cases?owner=mine&due=requests');
  await expect(page.getByRole('table', { name: 'Cases' }).locator('tbody tr')).toContainText(
    'Records request due in 3 days',
  );
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'See the requests' }).first().click();
  await expect(page).toHaveURL('/app/dme/cases?due=requests');

  await page.goto('/app/dme/board?owner=mine');
  await requests.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/app/dme/cases/${id}?tab=claim`);
  await page.getByText('Records request (ADR)').click();
  await page.getByLabel('Answer sent on').fill(storeDay());
  await save(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/dme/board?owner=mine');
  await expect(page.getByRole('heading', { name: 'Shoe board' })).toBeVisible();
  await expect(requests).toHaveCount(0);
  expect(await overTheSides(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});
