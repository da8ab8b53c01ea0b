import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '../journey.ts';
import { violationsInBothThemes } from '../page-checks.ts';
import { holdSession, storeSession } from '../shipped-client.ts';
import { daysLeft, documentsUntil, dropFiles, onePagePdf, openTab, saveCase, storeDay } from '../shoe-cases.ts';
import { makeStaffAccount } from '../staff-account.ts';

const rows = (page: Page): Locator => page.getByRole('table', { name: 'Cases' }).locator('tbody tr');
const asked = (visit: string) => ({ requested: { visit, exam: null, certification: null, order: null } });

test('cases are found by name, id and phone and by filters, and no address ever names a patient', async ({ page }) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const tag = randomUUID().slice(0, 6);
  const digits = String(1_000_000 + Math.floor(Math.random() * 8_999_999));
  const [later, soon] = [documentsUntil(storeDay(40)), documentsUntil(storeDay(5))];
  await saveCase(page, { name: `Walter ${tag}`, isMine: true, details: later });
  await saveCase(page, { name: `Irene ${tag}`, isMine: true, details: soon });
  await saveCase(page, { name: `Ruth ${tag}`, phone: `(555) ${digits.slice(0, 3)}-${digits.slice(3)}` });
  await saveCase(page, { name: `Stanley ${tag}`, patientId: `X-${tag}-77`, details: asked(storeDay(-9)) });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));

  await page.goto('/app/dme/cases');
  const search = page.getByRole('searchbox', { name: 'Search cases' });
  await search.fill(tag);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText(`Irene ${tag}`);
  await expect(rows(page).first()).toContainText(`Closes in ${daysLeft(soon)} days`);
  await expect(rows(page).nth(1)).toContainText(`Walter ${tag}`);
  await expect(rows(page).nth(1)).toContainText(`Closes in ${daysLeft(later)} days`);
  await search.fill(digits);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`Ruth ${tag}`);
  await expect(rows(page).getByRole('link', { name: `(555) ${digits.slice(0, 3)}-${digits.slice(3)}` })).toBeVisible();
  await search.fill(`x-${tag}-7`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Requested 9 days ago');

  await search.fill(tag);
  await page.getByLabel('Owner').selectOption('Mine');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Due').selectOption('Closing within 14 days');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL('/app/dme/cases?owner=mine&due=closing');
  await page.getByLabel('Due').selectOption('Any due date');
  // Typed dates are no papers: every open case still misses its foot exam.
  await page.getByLabel('Missing', { exact: true }).selectOption('Missing: Foot exam');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Status').selectOption('Billed');
  await expect(page.getByText('No cases match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all cases' }).click();
  await expect(page).toHaveURL('/app/dme/cases');
  await expect(search).toHaveValue('');
  await search.fill(`Irene ${tag}`);
  await expect(rows(page)).toHaveCount(1);

  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(addresses.join(' ')).not.toMatch(new RegExp(`${tag}|${digits}`));
  await page.getByRole('link', { name: `Irene ${tag}` }).click();
  await expect(page).toHaveURL(/\/app\/dme\/cases\/[\da-f-]{36}$/);
});

test('a list that fails to load says so and is retried; a long one is shown page by page', async ({ page }) => {
  await storeSession(page, await makeStaffAccount('pharmacist'));
  const line = (row: number) => ({
    id: `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`,
    patient_id: `P-${row}`,
    patient_name: `Patient ${row}`,
    patient_phone: null,
    status: 'open',
    owner: null,
    nextDeadline: null,
    runsOutFirst: null,
    missing: [],
    progress: { verified: 0, onFile: 0, total: 7 },
    next: null,
    waitingSince: null,
    requestDue: null,
    updatedAt: new Date().toISOString(),
  });
  let isDown = true;
  const places: (string | undefined)[] = [];
  await page.route('**/api/dme-shoe/search', (route) => {
    if (isDown) return route.fulfill({ status: 503, json: {} });
    const { after }: { after?: string } = route.request().postDataJSON();
    places.push(after);
    const cases = Array.from({ length: after ? 3 : 50 }, (_, at) => line(after ? 50 + at : at));
    return route.fulfill({
      json: { cases, next: after ? null : 'page 2', total: 53, patients: null, today: storeDay() },
    });
  });
  await page.goto('/app/dme/cases');
  const failure = page.getByRole('alert').filter({ hasText: 'Couldn’t load cases.' });
  await expect(failure).toBeVisible();
  isDown = false;
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).toHaveCount(50);
  await expect(failure).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(53);
  expect(places).toEqual([undefined, 'page 2']);
  await page.context().setOffline(true);
  await expect(page.getByText('Showing cases as last loaded.')).toBeVisible();
  await expect(rows(page)).toHaveCount(53);
});

test('the board shows my cases by what each misses first and what presses on top', async ({ page }) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const mine = { isMine: true };
  await saveCase(page, { ...mine, name: 'Walter Nkemelu', details: documentsUntil(storeDay(9)) });
  await saveCase(page, { ...mine, name: 'Irene Castellan', details: documentsUntil(storeDay(-2)) });
  await saveCase(page, { ...mine, name: 'Stanley Obradovic', details: asked(storeDay(-9)) });
  await page.goto('/app/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('listitem').filter({ hasText: 'Walter Nkemelu' })).toContainText('9 days left');
  await expect(today.getByRole('listitem').filter({ hasText: 'Irene Castellan' })).toContainText('2 days late');
  await expect(today.getByText(/^\d+ shoe cases? ha(s|ve) waited over a week for paperwork$/)).toBeVisible();
  await today.getByRole('link', { name: 'See which' }).click();
  await expect(page).toHaveURL('/app/dme/cases?due=waiting');
  await expect(rows(page).filter({ hasText: 'Stanley Obradovic' }).first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Diabetic shoes' }).getByRole('link', { name: 'Board' }).click();
  await page.getByLabel('Owner').selectOption('Mine');
  await expect(page).toHaveURL('/app/dme/board?owner=mine');
  const counter = (words: string | RegExp) => page.getByRole('link', { name: words });
  await expect(counter('closing within 14 days')).toHaveText(/^1/);
  await expect(counter(/^\d+ overdue$/)).toHaveText(/^1/);
  await expect(counter('waiting over a week for paperwork')).toHaveText(/^1/);
  // Dates were typed, and no paper is on file: all three miss the visit notes first.
  const order = page.getByRole('region', { name: 'Visit notes', exact: true });
  await expect(order.getByRole('link')).toHaveText(['Irene Castellan', 'Walter Nkemelu', 'Stanley Obradovic']);
  await expect(order.getByRole('listitem').filter({ hasText: 'Walter' }).first()).toContainText(
    '0 of 7 papers verified. Next: request the visit notes',
  );
  await expect(order.getByRole('listitem').filter({ hasText: 'Irene' }).first()).toContainText(/[2-5] days overdue/);
  // Nothing that is over is said to come first.
  await expect(order.getByRole('listitem').filter({ hasText: 'Irene' }).first()).toContainText(
    'The certifying statement has expired',
  );
  await expect(order.getByRole('listitem').filter({ hasText: 'Walter' }).first()).toContainText(
    'The certifying statement expires first',
  );
  await expect(order.getByRole('list', { name: 'Also missing' }).first().getByRole('listitem')).toHaveText([
    'Foot exam',
    'Certifying statement',
    'Order',
    'Foot evaluation',
    'Delivery and fitting',
    'Proof of delivery',
    'Claim',
  ]);
  const visit = page.getByRole('region', { name: 'Visit notes', exact: true });
  await expect(visit).toContainText('Requested 9 days ago');
  expect(await violationsInBothThemes(page)).toEqual([]);

  await counter(/^\d+ overdue$/).click();
  // The number that was pressed is the number of cases listed.
  await expect(page).toHaveURL('/app/dme/cases?owner=mine&due=overdue');
  await expect(rows(page)).toHaveCount(1);
});

test('patients who got shoes last year and none since are on a recall list, with their last case', async ({ page }) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const name = `Dorothy ${randomUUID().slice(0, 6)}`;
  const year = Number(storeDay().slice(0, 4)) - 1;
  const delivery = { date: `${year}-05-12`, mode: null, wearing: null, note: 'toe space 10 mm' };
  const items = { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 };
  const id = await saveCase(page, { name, phone: '5555550163', details: { delivery, items } });
  await page.goto('/app/dme/recall');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('link', { name: '(555) 555-0163' })).toHaveAttribute('href', 'tel:5555550163');
  await expect(row).toContainText(`May 12, ${year}`);
  await expect(row).toContainText(`Jan 1, ${year + 1}`);
  const link = row.getByRole('link', { name: `Open the last case of ${name}` });
  await expect(link).toHaveAttribute('href', `/app/dme/cases/${id}`);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
  await expect(link).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Got shoes in', { exact: true }).selectOption(String(year - 3));
  await expect(page).toHaveURL(`/app/dme/recall?year=${year - 3}`);
  await expect(row).toHaveCount(0);
});

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('papers are added by what they prove, verified, moved, opened and removed, and leave as packets', async ({
  page,
}) => {
  const me = await makeStaffAccount('pharmacist');
  await holdSession(page, me);
  const evaluation = { date: storeDay(-2), mode: 'in_person', abnormalities: 'bunion', measured: true } as const;
  const details = { ...documentsUntil(storeDay(9)), evaluation };
  const id = await saveCase(page, { name: 'Harold Jensen', details });
  await page.goto(`/app/dme/cases/${id}?tab=papers`);
  const papers = page.getByRole('region', { name: 'Papers' });
  const row = (name: string) => papers.getByRole('listitem', { name, exact: true });
  const files = (name: string) => papers.getByRole('list', { name: `Files: ${name}` }).getByRole('listitem');
  const verdict = (name: string, words: string) => expect(row(name).getByText(words, { exact: true })).toBeVisible();

  const pick = async (button: string, ...chosen: { name: string; mimeType: string; buffer: Buffer }[]) => {
    const picking = page.waitForEvent('filechooser');
    await papers.getByRole('button', { name: button, exact: true }).click();
    await (await picking).setFiles(chosen);
  };
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(onePagePdf) });
  await verdict('Written order', 'Missing');
  // A typed date alone ticks nothing.
  await verdict('Foot evaluation', 'Not yet');
  await expect(row('Foot evaluation').locator('[data-look=done]')).toHaveCount(0);
  await pick('Add: Written order', pdf('order.pdf'));
  await expect(files('Written order')).toContainText(`${me.email.split('@')[0]}, 1 page`, { ignoreCase: true });
  await verdict('Written order', 'Not verified');
  await papers.getByText('Add another paper').click();
  await papers.getByLabel('Document type').selectOption('Visit notes');
  const png = { name: 'visit.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  await pick('Choose files', png, pdf('visit-2.pdf'));
  await expect(files('Visit notes')).toHaveCount(2);
  await dropFiles(row('Foot exam'), [{ name: 'exam.pdf', type: 'application/pdf', text: onePagePdf }]);
  await expect(files('Foot exam').getByRole('button', { name: 'exam.pdf', exact: true })).toBeVisible();

  // The paper says what counts; what was typed before is only suggested.
  await papers.getByRole('button', { name: 'Verify: exam.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'What does “exam.pdf” say?' });
  const dated = dialog.getByLabel('Date on the paper');
  await expect(dated).not.toHaveValue('');
  const stated = await dated.inputValue();
  await dated.fill(storeDay(2));
  await expect(dated).toHaveAccessibleDescription('This has happened, so its date can’t be after today.');
  await dated.fill(stated);
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Still needed: the name, the credential, whether it is signed.');
  await dialog.getByLabel('Who wrote it').fill('Maria Alvarez');
  await dialog.getByLabel('Credential').selectOption('MD');
  await dialog.getByLabel('Signed by that person').selectOption('Yes');
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(papers.getByRole('button', { name: 'Verify: exam.pdf' })).toHaveCount(0);
  await expect(row('Foot exam').getByText('Not verified', { exact: true })).toHaveCount(0);
  const act = async (name: string, label: string) => {
    await papers.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: label }).click();
  };
  await act('exam.pdf', 'Mark as not verified');
  await verdict('Foot exam', 'Not verified');
  await act('visit-2.pdf', 'Change type…');
  const moving = page.getByRole('dialog');
  await moving.getByLabel('Document type').selectOption('Certifying statement');
  await moving.getByRole('button', { name: 'Save' }).click();
  await expect(files('Certifying statement')).toContainText('visit-2.pdf');
  await expect(files('Visit notes')).toHaveCount(1);
  await act('order.pdf', 'Remove…');
  await page.getByRole('dialog', { name: 'Remove “order.pdf”?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(files('Written order')).toHaveCount(0);
  await verdict('Written order', 'Missing');

  await files('Visit notes').getByRole('button', { name: 'visit.png', exact: true }).click();
  const opened = page.getByRole('dialog', { name: 'visit.png' });
  const redrawn = opened.getByRole('img', { name: 'visit.png' });
  await expect.poll(() => redrawn.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
  await opened.getByRole('button', { name: 'Close' }).click();
  const download = async (press: () => Promise<void>) => {
    const started = page.waitForEvent('download');
    await press();
    return readFile(await (await started).path(), 'latin1');
  };
  await act('exam.pdf', 'Save a copy');
  const warning = page.getByRole('dialog', { name: 'Download “exam.pdf”?' });
  await expect(warning).toContainText('This file came from outside the store.');
  const original = await download(() => warning.getByRole('button', { name: 'Download original' }).click());
  expect(original).toBe(onePagePdf);
  for (const name of ['Audit packet', 'Review packet']) {
    expect(await download(() => papers.getByRole('button', { name }).click())).toMatch(/^%PDF-/);
  }
  await page.reload();
  await expect(files('Foot exam')).toHaveCount(1);
  await expect(files('Visit notes')).toHaveCount(1);
});

test('S9-06 S9-07 the drop zone of a case takes 10 files of 26214400 bytes; what fails is said and can be tried again', async ({
  page,
}) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  await page.goto(`/app/dme/cases/${await saveCase(page, { name: 'Irene Castellan' })}?tab=papers`);
  const documents = page.getByRole('region', { name: 'Papers' });
  const zone = documents.getByText(/^Drop PDF, JPEG or PNG files on a row/);
  const files = documents.getByRole('button', { name: /^Actions for / });
  const refusals = documents.getByRole('alert').getByRole('listitem');
  const pdfs = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `p${at}.pdf`, type: 'application/pdf', text: onePagePdf }));
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/documents?') && sent.push(request.url()));

  await dropFiles(zone, pdfs(11));
  await expect(refusals).toHaveCount(11);
  await expect(refusals.first()).toHaveText('p0.pdf: Too many files');
  await dropFiles(zone, [
    { name: 'large.pdf', type: 'application/pdf', size: 26_214_401 },
    { name: 'notes.txt', type: 'text/plain', text: 'notes' },
  ]);
  await expect(refusals).toHaveText([
    'large.pdf: File is larger than 26214400 bytes',
    'notes.txt: File type must be one of application/pdf, .pdf, image/jpeg, .jpg, .jpeg, image/png, .png',
  ]);
  await documents.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  expect(sent).toEqual([]);

  let isDown = true;
  await page.route('**/documents?*', (route) => {
    if (isDown) return route.abort('connectionfailed');
    return route.continue();
  });
  await dropFiles(zone, pdfs(1));
  await expect(documents.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  isDown = false;
  await documents.getByRole('button', { name: 'Try again' }).click();
  await expect(files).toHaveCount(1);

  await page.context().setOffline(true);
  await expect(documents.getByText('Files you add will be sent when you’re back online.')).toBeVisible();
  await dropFiles(zone, pdfs(10));
  await expect(documents.getByText(/^Waiting for a connection/)).toHaveCount(10);
  await documents.getByRole('button', { name: 'Cancel p9.pdf' }).click();
  await page.context().setOffline(false);
  await expect(files).toHaveCount(10);
});

test('shoes are delivered with a signature drawn on screen, which is kept with the case', async ({ page }) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const items = { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 };
  const patient = { birthDate: null, medicareId: null, address: '3 Elm Street, Millbrook' };
  const id = await saveCase(page, { name: 'Ruth Marchetti', details: { items, patient } });
  await page.goto(`/app/dme/cases/${id}`);
  await openTab(page, 'Delivery');
  const handOver = page.getByRole('region', { name: 'Delivery', exact: true });
  await expect(handOver.getByLabel('Received by')).toHaveValue('Ruth Marchetti');
  await expect(handOver.getByLabel('Address')).toHaveValue('3 Elm Street, Millbrook');
  await expect(handOver.getByLabel('Quantity of item 1')).toHaveValue('2');
  await expect(handOver.getByLabel('Description of item 2')).toHaveValue('Insert for diabetic shoe');
  await handOver.getByLabel('Received by').fill('Luis Marchetti');
  await handOver.getByLabel('Relationship to the patient').fill('son');
  await handOver.getByLabel('Code of item 2').fill('A5512');
  await expect(handOver.getByText('Still needed: the date, the signature.')).toBeVisible();

  const field = handOver.getByRole('img', { name: 'Signature area' });
  const draw = async (fromX: number) => {
    await field.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await field.boundingBox()) ?? {};
    await page.mouse.move(x + fromX * width, y + height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1) {
      await page.mouse.move(x + (fromX + step * 0.02) * width, y + height * (0.5 + 0.3 * Math.sin(step)));
    }
    await page.mouse.up();
  };
  await draw(0.1);
  await handOver.getByRole('button', { name: 'Clear signature' }).click();
  await expect(handOver.getByText('Still needed: the signature.')).toBeVisible();
  await draw(0.1);
  await draw(0.5);
  await handOver.getByRole('button', { name: 'Finish signing' }).click();
  await expect(handOver).toContainText('Luis Marchetti (son)');
  await expect(handOver).toContainText('6 × A5512, Insert for diabetic shoe');
  await page.getByRole('button', { name: 'Save checklist' }).click();
  await expect(page.getByText(`Saved! Record ID: ${id}`)).toBeVisible();

  await page.reload();
  const signature = handOver.getByRole('img', { name: 'Signature of Luis Marchetti' });
  await expect(signature.locator('path')).toHaveAttribute('d', /^M\d+ \d+(L\d+ \d+)+M\d+ \d+(L\d+ \d+)+$/);
  await handOver.getByRole('button', { name: 'Change and sign again' }).click();
  await expect(field).toBeVisible();
  await expect(handOver.getByLabel('Signed on paper instead')).not.toBeChecked();
});
