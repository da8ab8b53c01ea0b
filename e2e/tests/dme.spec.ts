import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request, test } from '../journey.ts';
import { filledButtons, overTheSides, smallTargets, violations, violationsInBothThemes } from '../page-checks.ts';
import { holdSession, openSignedIn, storeSession } from '../shipped-client.ts';
import { changePatient, documentsUntil, openTab, saveCase, storeDay } from '../shoe-cases.ts';
import { type Account, makeStaffAccount, shownName } from '../staff-account.ts';

// The diabetic shoe checklist and the page of one case. Everything is real but where a line of the specification asks for a stubbed answer.

const path = '/api/dme-shoe';
const isSaving = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === path;
const form = (page: Page): Locator => page.getByRole('form', { name: 'Diabetic shoe checklist' });
const text = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name, exact: true });
const tick = (page: Page, name: string): Locator => form(page).getByRole('checkbox', { name, exact: true });
const day = (page: Page, name: string): Locator => form(page).getByLabel(name, { exact: true });
const save = (page: Page): Locator => form(page).locator('button[type=submit]');
const unfold = (page: Page, title: string) => form(page).locator('summary').filter({ hasText: title }).click();
const unfoldAll = (page: Page) =>
  form(page)
    .locator('details')
    .evaluateAll((folds: HTMLDetailsElement[]) => {
      for (const fold of folds) fold.open = true;
    });
const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('rx-tab-draft'));
const newId = () => `P-${randomUUID().slice(0, 8)}`;

async function openForm(page: Page, address = '/app/dme'): Promise<Account> {
  const account = await makeStaffAccount('pharmacist');
  await storeSession(page, account);
  await page.goto(address);
  await form(page).waitFor();
  return account;
}

async function fillPatient(page: Page, id = newId(), name = 'Harold Jensen'): Promise<void> {
  await text(page, 'Patient ID').fill(id);
  await text(page, 'Patient name').fill(name);
}

/** Answers the sending of the form with an answer of our own; gives the bodies that were sent. */
async function stubSaving(page: Page, answer: Parameters<import('@playwright/test').Route['fulfill']>[0]) {
  const bodies: Record<string, unknown>[] = [];
  await page.route(`**${path}`, (route) => {
    if (!isSaving(route.request())) return route.fallback();
    bodies.push(route.request().postDataJSON());
    return route.fulfill(answer);
  });
  return bodies;
}

test('S2-32 S2-33 S2-34 the same form is on both pages, and one adds a title and a subtitle', async ({ page }) => {
  await openForm(page, '/app/diabetic-shoe-checklist');
  const fields = () =>
    form(page).evaluate((node: HTMLFormElement) => [...node.elements].map((each) => each.getAttribute('name')));
  const headings = () => page.getByRole('main').getByRole('heading').allTextContents();
  const [ofChecklist, itsHeadings] = [await fields(), await headings()];
  for (const name of ['patient_id', 'patient_name', 'rxRequested', 'patientReceivesShoesBilled'])
    expect(ofChecklist).toContain(name);
  const subtitle = page.getByText('Diabetic shoe checklist for one patient and one pair.');
  await expect(subtitle).toHaveCount(0);
  await page.goto('/app/dme');
  await expect(text(page, 'Patient ID')).toBeVisible();
  expect(await fields()).toEqual(ofChecklist);
  expect(await headings()).toEqual(['DME Shoes', ...itsHeadings]);
  await expect(subtitle).toBeVisible();
});

test('S3-16 S3-17 S3-18 S3-19 S3-23 S3-25 S3-27 S7-19 every field is sent as it was filled in, and the record is there', async ({
  page,
}) => {
  const me = await openForm(page);
  const id = newId();
  await fillPatient(page, id);
  await text(page, 'Phone').fill('(555) 555-0163');
  await text(page, 'Shoe size').fill('10½ wide');
  await day(page, 'Diabetes diagnosed').fill('2011-09-14');
  await text(page, 'Notes').fill('Daughter drives him.');
  await tick(page, 'In network').check();
  await text(page, 'Other insurance information').fill('Medicare Part B');
  await text(page, 'Appointment made').fill('April 8, 10:00 am');
  await text(page, 'Shoes ordered').fill('A5500 ×2, A5512 ×6');
  await text(page, 'Patient appointment').fill('May 27, 10:00 am');
  const sent = page.waitForRequest(isSaving);
  await save(page).click();
  const request = await sent;
  expect(request.headers()['content-type']).toBe('application/json');
  const body = request.postDataJSON();
  expect(body).toEqual({
    patient_id: id,
    patient_name: 'Harold Jensen',
    patient_phone: '(555) 555-0163',
    shoe_size: '10½ wide',
    diabetes_dx_date: '2011-09-14',
    notes: 'Daughter drives him.',
    created_by: me.email,
    checklist_data: expect.any(String),
  });
  expect(JSON.parse(body.checklist_data)).toEqual({
    insurance: { inNetwork: true, outOfNetwork: false, otherInfo: 'Medicare Part B' },
    rxRequested: false,
    rxReceived: false,
    faceToFaceRequested: false,
    faceToFaceReceived: false,
    medicarePacket: false,
    appointmentMade: 'April 8, 10:00 am',
    fitted: false,
    shoesOrdered: 'A5500 ×2, A5512 ×6',
    shoesReceived: false,
    patientAppointment: 'May 27, 10:00 am',
    patientReceivesShoesBilled: false,
  });
  const recordId = (await (await request.response())?.json())?.data.id;
  await expect(page.getByText(`Saved! Record ID: ${recordId}`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Open the case' }).click();
  await expect(page).toHaveURL(`/app/dme/cases/${recordId}`);
  await changePatient(page);
  await expect(day(page, 'Diabetes diagnosed')).toHaveValue('2011-09-14');
  await openTab(page, 'Fitting');
  await expect(text(page, 'Shoes ordered')).toHaveValue('A5500 ×2, A5512 ×6');
});

test('a new checklist of a patient with an undelivered case says so, and leads to that case', async ({ page }) => {
  await openForm(page);
  const id = newId();
  const earlier = page.getByRole('link', { name: 'Open the earlier case' });
  await fillPatient(page, id);
  await save(page).click();
  await expect(page.getByText(/^Saved! Record ID: [\da-f-]{36}$/)).toBeVisible();
  await expect(earlier).toHaveCount(0);
  const first = new URL(page.url()).searchParams.get('case');
  await page.getByRole('button', { name: 'New checklist' }).click();
  await fillPatient(page, id);
  await save(page).click();
  await expect(page.getByText('This patient already has a case that isn’t delivered yet.')).toBeVisible();
  await earlier.click();
  await expect(page).toHaveURL(`/app/dme/cases/${first}`);
});

test('a checklist that is saved again stays one case, with what someone else saved meanwhile', async ({
  page,
  browser,
}) => {
  await openForm(page);
  const id = newId();
  await fillPatient(page, id);
  await save(page).click();
  await expect(page.getByText(/^Saved! Record ID: [\da-f-]{36}$/)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dme\?case=[\da-f-]{36}$/);
  const made = new URL(page.url()).searchParams.get('case');
  await text(page, 'Shoe size').fill('10½ wide');

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await storeSession(other, await makeStaffAccount('pharmacist'));
  await other.goto(`/app/dme/cases/${made}`);
  await changePatient(other);
  await text(other, 'Notes').fill('Daughter drives him.');
  await save(other).click();
  await expect(other.getByText(`Saved! Record ID: ${made}`, { exact: true })).toBeVisible();

  await save(page).click();
  await expect(page.getByText(`Saved! Record ID: ${made}`, { exact: true })).toBeVisible();
  await expect(text(page, 'Notes')).toHaveValue('Daughter drives him.');

  // What both changed is asked for on the page of the case, and what was typed is there.
  await text(page, 'Notes').fill('Mornings are best.');
  await other.reload();
  await changePatient(other);
  await text(other, 'Notes').fill('Afternoons are best.');
  await save(other).click();
  await expect(other.getByText(`Saved! Record ID: ${made}`, { exact: true })).toBeVisible();
  await other.context().close();
  await save(page).click();
  await expect(page).toHaveURL(`/app/dme/cases/${made}`);
  await page.getByRole('radio', { name: 'Mine: Mornings are best.' }).check();
  await page.getByRole('button', { name: 'Save combined version' }).click();
  await expect(page.getByText(`Saved! Record ID: ${made}`, { exact: true })).toBeVisible();

  await page.goto(`/app/dme?case=${made}`);
  await expect(page).toHaveURL(`/app/dme/cases/${made}`);
  await page.goto('/app/dme/cases');
  await page.getByRole('searchbox', { name: 'Search cases' }).fill(id);
  await expect(page.getByRole('table', { name: 'Cases' }).locator('tbody tr')).toHaveCount(1);
});

test('S3-20 S3-21 S3-22 S3-24 S3-26 S3-28 S4-48 S4-49 each tick alone sets its own key and no other, and one network clears the other', async ({
  page,
}) => {
  const bodies = await stubSaving(page, { json: { data: { id: 'abc' } } });
  await openForm(page);
  await fillPatient(page);
  const ticks = {
    rxRequested: 'Prescription Requested',
    rxReceived: 'Prescription Received',
    faceToFaceRequested: 'Visit notes Requested',
    faceToFaceReceived: 'Visit notes Received',
    medicarePacket: 'Medicare packet Complete',
    fitted: 'Fitted',
    shoesReceived: 'Shoes received',
    patientReceivesShoesBilled: 'Patient receives shoes, billed',
  };
  for (const [key, name] of Object.entries(ticks)) {
    await tick(page, name).check();
    await save(page).click();
    await expect(page.getByText('Saved! Record ID: abc', { exact: true })).toBeVisible();
    const checklist = JSON.parse(String(bodies.at(-1)?.checklist_data));
    expect(Object.keys(checklist).filter((each) => checklist[each] === true)).toEqual([key]);
    await tick(page, name).uncheck();
  }
  expect(bodies).toHaveLength(Object.keys(ticks).length);

  const [inside, outside] = [tick(page, 'In network'), tick(page, 'Out of network')];
  await outside.check();
  await inside.check();
  await expect(outside).not.toBeChecked();
  await expect(inside).toBeChecked();
  await outside.check();
  await expect(inside).not.toBeChecked();
  await expect(outside).toBeChecked();
});

test('S4-50 S4-51 S7-19 S8-18 S8-19 S8-20 the button says that it submits, and then what came of it is told word for word', async ({
  page,
}) => {
  await openForm(page);
  await fillPatient(page);
  await expect(save(page)).toHaveText('Save checklist');
  let answer: () => void = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await isAnswered;
    return route.fulfill({ json: { data: { id: 'r-42' } } });
  });
  await save(page).click();
  await expect(save(page)).toHaveText('Submitting...');
  answer();
  await expect(save(page)).toHaveText('Save checklist');
  await expect(page.getByText('Saved! Record ID: r-42', { exact: true })).toBeVisible();

  await page.unroute(`**${path}`);
  await stubSaving(page, { status: 500, body: 'no such patient' });
  await save(page).click();
  await expect(page.getByText('❌ no such patient', { exact: true })).toBeVisible();
  await expect(text(page, 'Patient name')).toHaveValue('Harold Jensen');
  await page.unroute(`**${path}`);
  await stubSaving(page, { json: {} });
  await expect(save(page)).toHaveText('Save checklist');
  await save(page).click();
  await expect(page.getByText('Saved! Record ID: Success', { exact: true })).toBeVisible();
  await expect(page.getByText('❌')).toHaveCount(0);
});

test('S5-04 S5-05 S5-06 the id and the name are required and marked, and nothing else is', async ({ page }) => {
  await openForm(page);
  const sent: Request[] = [];
  page.on('request', (request) => isSaving(request) && sent.push(request));
  const [id, name] = [text(page, 'Patient ID'), text(page, 'Patient name')];
  await name.fill('Harold Jensen');
  await save(page).click();
  await expect(id).toBeFocused();
  await expect(id).toHaveAttribute('aria-invalid', 'true');
  await expect(id).toHaveAccessibleDescription('Fill out this field.');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await id.fill(newId());
  await expect(id).toHaveAttribute('aria-invalid', 'false');
  await name.fill('  ');
  await save(page).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toHaveLength(0);
  await name.fill('Harold Jensen');
  await save(page).click();
  await expect(page.getByText(/^Saved! Record ID: [\da-f-]{36}$/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('R12 S8-18 no network, a server that is down and an answer that is lost keep the form filled and make one record', async ({
  page,
}) => {
  await openForm(page);
  const id = newId();
  await fillPatient(page, id);
  await page.context().setOffline(true);
  await expect(save(page)).toHaveText('Offline: save checklist later');
  await expect(form(page).getByText('Nothing you entered is lost')).toBeVisible();
  await page.context().setOffline(false);
  await expect(save(page)).toHaveText('Save checklist');
  await page.route(`**${path}`, (route) => route.abort());
  await save(page).click();
  await expect(page.getByText(/^❌ Couldn’t reach the server\./)).toBeVisible();
  await expect(text(page, 'Patient ID')).toHaveValue(id);
  await page.unroute(`**${path}`);

  // The server saves it, but its answer does not come back; then the page is loaded again.
  await page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await expect(page.getByText(/^❌ Couldn’t reach the server\./)).toBeVisible();
  await page.unroute(`**${path}`);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(text(page, 'Patient ID')).toHaveValue(id);
  await save(page).dblclick();
  await expect(page.getByText(/^Saved! Record ID: [\da-f-]{36}$/)).toBeVisible();
  await page.goto('/app/dme/cases');
  await page.getByRole('searchbox', { name: 'Search cases' }).fill(id);
  await expect(page.getByRole('table', { name: 'Cases' }).locator('tbody tr')).toHaveCount(1);
});

test('what the papers are worth is said while they are dated, with rule and source, on screen and on paper', async ({
  page,
}) => {
  await openForm(page);
  await fillPatient(page);
  const aside = page.getByRole('region', { name: 'Latest safe delivery date' });
  await expect(aside).toContainText('Not yet known');
  const signed = storeDay(-60);
  await day(page, 'Face-to-face Visit date').fill(storeDay(-100));
  await day(page, 'Foot Exam date').fill(storeDay(-80));
  await expect(aside).toContainText('Missing: the date of the certifying statement.');
  await day(page, 'Statement Signed on').fill(signed);
  await expect(aside).toContainText('The certifying statement expires first');
  await expect(aside).toContainText(/3[0-3] days left|2\d days left/);
  await expect(aside.getByText('Today')).toBeVisible();

  const checks = page.getByRole('region', { name: 'Paperwork checks' });
  await unfold(page, 'Exam details');
  await day(page, 'Exam type').selectOption('Telehealth');
  // No paper is on file: what is typed gets a warning at most, and never passes.
  await expect(checks).toContainText('6 warnings');
  await expect(checks).not.toContainText(/\d passed/);
  const exam = checks.getByRole('listitem').filter({ hasText: 'Foot exam in person' }).first();
  await expect(exam).toContainText('The foot exam was by telehealth.');
  await exam.locator('summary').click();
  await expect(exam).toContainText('Source: med.noridianmedicare.com');
  await day(page, 'Statement Signed on').fill(storeDay(-99));
  await expect(aside).toContainText(/[5-9] days overdue/);
  await expect(checks.getByRole('listitem').filter({ hasText: 'Statement within 3 months' }).first()).toContainText(
    'Fail',
  );
  await expect(checks).toContainText('Advice only: your DME MAC decides, and you can always save.');

  await tick(page, 'Prescription Requested').check();
  await expect(form(page).getByText('1 of 11 steps done.')).toBeVisible();
  await expect(form(page)).toContainText('Next: get the prescription');
  await unfoldAll(page);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Paperwork checks' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('term').filter({ hasText: 'Prescription requested' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('☒');
  await page.emulateMedia({ media: 'screen' });
  await save(page).click();
  await expect(page.getByText(/^Saved! Record ID: /)).toBeVisible();
});

test('R13 one case edited in two windows: what one side changed comes together, and of what both changed one is chosen', async ({
  page,
  browser,
}) => {
  await holdSession(page, await makeStaffAccount('pharmacist'));
  const id = await saveCase(page, { name: 'Harold Jensen', details: documentsUntil(storeDay(9)) });
  await page.goto(`/app/dme/cases/${id}`);
  await changePatient(page);
  await text(page, 'Shoe size').fill('10½ wide');
  await text(page, 'Notes').fill('Mornings are best.');
  await text(page, 'Phone').fill('(555) 555-0100');

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const colleague = await makeStaffAccount('pharmacist');
  await storeSession(other, colleague);
  await other.goto(`/app/dme/cases/${id}`);
  await changePatient(other);
  await text(other, 'Notes').fill('Daughter drives him.');
  await text(other, 'Phone').fill('(555) 555-0199');
  await openTab(other, 'Fitting');
  await tick(other, 'Fitted').check();
  await save(other).click();
  await expect(other.getByText(`Saved! Record ID: ${id}`, { exact: true })).toBeVisible();
  await other.context().close();

  await save(page).click();
  const by = colleague.email.split('@')[0];
  const merger = page.getByRole('region', { name: `${by} saved this case while you were editing it` });
  await expect(merger.getByRole('region', { name: `Changed only by ${by}: updated` })).toContainText('Fitted: checked');
  await expect(merger.getByRole('region', { name: 'Changed only by you: kept' })).toContainText('Shoe size: 10½ wide');
  await expect(merger.getByRole('status')).toHaveText('2 left to choose.');
  await merger
    .getByRole('group', { name: 'Phone' })
    .getByRole('radio', { name: `${by}: (555) 555-0199` })
    .check();
  await merger.getByRole('group', { name: 'Notes' }).getByRole('radio', { name: 'Combine both' }).check();
  const both = merger.getByRole('textbox', { name: 'Notes, combined' });
  await expect(both).toHaveValue('Daughter drives him.\nMornings are best.');
  await both.fill('Daughter drives him, mornings are best.');
  expect(await violations(page)).toEqual([]);
  await merger.getByRole('button', { name: 'Save combined version' }).click();
  await expect(page.getByText(`Saved! Record ID: ${id}`, { exact: true })).toBeVisible();
  await page.reload();
  await changePatient(page);
  await expect(text(page, 'Notes')).toHaveValue('Daughter drives him, mornings are best.');
  await expect(text(page, 'Phone')).toHaveValue('(555) 555-0199');
  await expect(text(page, 'Shoe size')).toHaveValue('10½ wide');
  await openTab(page, 'Fitting');
  await expect(tick(page, 'Fitted')).toBeChecked();
});

test('a case has an owner, notes and a history, and is archived and taken back', async ({ page }) => {
  const me = await makeStaffAccount('pharmacist');
  await holdSession(page, me);
  const id = await saveCase(page, { name: 'Irene Castellan' });
  await page.goto(`/app/dme/cases/${id}`);
  await changePatient(page);
  await text(page, 'Shoe size').fill('7');
  const head = page.getByRole('main').getByRole('banner').or(page.locator('main header')).first();
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Actions for this case' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const dialog = page.getByRole('dialog');
  await act('Change owner…');
  await dialog.getByLabel('Owner').selectOption({ label: shownName(me) });
  await dialog.getByRole('button', { name: 'Save owner' }).click();
  await expect(head).toContainText(`Owner: ${shownName(me)}`);
  await expect(text(page, 'Shoe size')).toHaveValue('7');
  const standing = page.getByRole('region', { name: 'Case status' });
  await act('Archive…');
  await page
    .getByRole('dialog', { name: 'Archive Irene Castellan’s case?' })
    .getByRole('button', { name: 'Archive case' })
    .click();
  await expect(standing).toContainText('Archived');
  await save(page).click();
  await expect(page.getByText(`Saved! Record ID: ${id}`, { exact: true })).toBeVisible();
  await expect(standing).toContainText('Archived');
  await act('Restore from archive…');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(standing).not.toContainText('Archived');

  const notes = page.getByRole('region', { name: 'Case notes' });
  await notes.getByLabel('New note').fill('Asked the clinic again.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Asked the clinic again.');
  await expect(notes.getByLabel('New note')).toHaveValue('');
  await openTab(page, 'History');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Shoe size: empty → became 7');
  await expect(history).toContainText(`Owner: unassigned → became ${me.email.split('@')[0]}`, { ignoreCase: true });
  await expect(history).toContainText('Archived: no → became yes');
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('leaving asks while something is not saved: by a link, the sidebar, the browser’s button, a sign-out, a reload', async ({
  page,
}) => {
  await openSignedIn(page, await makeStaffAccount('pharmacist'));
  await page.getByRole('link', { name: 'DME Shoes' }).click();
  await fillPatient(page);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = question.getByRole('button', { name: 'Stay here' });
  const leavings = [
    () => page.getByRole('link', { name: 'All cases' }).click(),
    () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pharmacist Tools' }).click(),
    () => page.evaluate(() => history.back()),
    () => page.getByRole('button', { name: 'Logout' }).click(),
  ];
  for (const leave of leavings) {
    await leave();
    await expect(stay).toBeFocused();
    expect(await filledButtons(question)).toEqual(['Stay here']);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/app/dme');
    await expect(text(page, 'Patient name')).toHaveValue('Harold Jensen');
  }
  await expect(form(page)).toContainText(/Draft saved \d+:\d\d [ap]m/);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(text(page, 'Patient name')).toHaveValue('Harold Jensen');
  await page.getByRole('link', { name: 'All cases' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/app/dme/cases');
  expect(await draftOf(page)).toBeNull();
  await page.goBack();
  // The draft is kept for its author, unless it is discarded.
  await expect(text(page, 'Patient name')).toHaveValue('Harold Jensen');
  await page.getByRole('link', { name: 'All cases' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/app/dme/cases');
  await page.goBack();
  await expect(text(page, 'Patient name')).toHaveValue('');
});

test('A15 W7 a lock keeps what was typed in memory alone, and a sign-out leaves nothing of it', async ({ page }) => {
  const me = await openForm(page);
  const id = newId();
  await fillPatient(page, id, 'Ruth Abernathy');
  await expect.poll(() => draftOf(page)).toContain('Ruth Abernathy');
  await page.getByRole('button', { name: 'Switch user' }).click();
  await page.getByRole('button', { name: /^Back to / }).click();
  await page.getByRole('textbox', { name: 'Password' }).waitFor();
  expect(await draftOf(page)).toBeNull();
  await page.getByRole('textbox', { name: 'Password' }).fill(me.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(text(page, 'Patient ID')).toHaveValue(id);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('Ruth Abernathy');
});

test('the form is filled in and saved by keys alone, and fits 320 px and a doubled size', async ({ page }) => {
  await openForm(page);
  await text(page, 'Patient ID').focus();
  await page.keyboard.type(newId());
  await page.keyboard.press('Tab');
  await page.keyboard.type('Walter Nkemelu');
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await tick(page, 'In network').evaluate((node) => node === document.activeElement)) break;
  }
  await page.keyboard.press('Space');
  await expect(tick(page, 'In network')).toBeChecked();
  await text(page, 'Shoes ordered').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved! Record ID: /)).toBeVisible();
  await page.getByRole('button', { name: 'New checklist' }).click();
  await expect(text(page, 'Patient name')).toHaveValue('');

  await unfoldAll(page);
  // 1440 px at twice the size, and the narrowest phone.
  for (const viewport of [
    { width: 720, height: 450 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    // The page relayouts a moment after its window changes.
    await expect.poll(() => overTheSides(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  }
});
