import { randomUUID } from 'node:crypto';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeLoggedErrors } from '../../../testing/create-test-app.ts';
import { personOf } from '../../../testing/person-of.ts';
import { type ShoesApp, startShoesApp, today, toSave } from '../../../testing/shoes/start-shoes-app.ts';

let test: ShoesApp;
beforeAll(async () => {
  test = await startShoesApp();
});
afterAll(() => test.close());

const checklist = {
  insurance: { inNetwork: true, outOfNetwork: false, otherInfo: 'Part B' },
  rxRequested: true,
  rxReceived: false,
  faceToFaceRequested: true,
  faceToFaceReceived: true,
  medicarePacket: false,
  appointmentMade: 'May 12, 10 am',
  fitted: true,
  shoesOrdered: 'depth, black, 9 EE',
  shoesReceived: false,
  patientAppointment: 'call after 3 pm',
  patientReceivesShoesBilled: true,
};
const form = () => ({
  patient_id: `P-${randomUUID()}`,
  patient_name: 'Dorothy Vance',
  patient_phone: '(612) 555-0142',
  shoe_size: '9 EE',
  diabetes_dx_date: '2011-03-04',
  notes: 'Prefers laces.',
  created_by: 'somebody@else.example',
  checklist_data: JSON.stringify(checklist),
});

describe('a new case', () => {
  it('S3-29 S7-19 is answered with data.id', async () => {
    const made = await test.call('POST', '', form());
    expect(made).toEqual({ status: 200, body: { data: { id: expect.stringMatching(/^[\da-f-]{36}$/) } } });
  });

  it('S3-16 S3-17 Z2 is kept as it was sent, by whom the token names, whatever the form says', async () => {
    const sent = form();
    const id = await test.create(sent);
    const { created_by: _, checklist_data: __, ...kept } = sent;
    expect(await test.read(id)).toMatchObject({
      ...kept,
      id,
      checklist,
      version: 1,
      status: 'open',
      createdBy: personOf(test.pharmacist),
    });
    const [row] = await test.context.sql`select created_by from public.dme_shoe_cases where id = ${id}`;
    expect(row).toEqual({ created_by: test.pharmacist.id });
    expect(await test.notes(id)).toEqual(['case_created', 'case_read']);
  });

  it('S5-04 S5-05 S5-06 needs the patient’s id and name, and nothing else', async () => {
    const id = await test.create({ patient_id: 'P-1', patient_name: 'Al' });
    expect(await test.read(id)).toMatchObject({
      patient_phone: null,
      shoe_size: null,
      diabetes_dx_date: null,
      notes: null,
    });
    for (const missing of ['patient_id', 'patient_name'] as const) {
      const { [missing]: _, ...rest } = form();
      for (const value of [undefined, null, '', '   ', '\0', ' \0 ', 7]) {
        const refused = await test.call('POST', '', { ...rest, ...(value !== undefined && { [missing]: value }) });
        expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
        expect(refused.body.issues.map(({ path }: { path: string }) => path)).toEqual([`body.${missing}`]);
      }
    }
  });

  it.each<[string, unknown, string]>([
    ['a key that is not the checklist’s', { ...checklist, rxSent: true }, 'rxSent'],
    ['a key that is not the insurance’s', { insurance: { inNetwork: true, payer: 'x' } }, 'insurance.payer'],
    ['a word for a tick', { rxRequested: 'yes' }, 'rxRequested'],
    ['a tick for a text', { shoesOrdered: true }, 'shoesOrdered'],
    ['both networks', { insurance: { inNetwork: true, outOfNetwork: true } }, 'insurance'],
    ['null', { fitted: null }, 'fitted'],
  ])('S3-18 with %s in its checklist is refused, and the answer names the key', async (_, data, key) => {
    const refused = await test.call('POST', '', { ...form(), checklist_data: JSON.stringify(data) });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(refused.body.issues).toEqual([{ path: `body.checklist_data.${key}`, message: expect.any(String) }]);
  });

  it('S3-18 takes its checklist only as a JSON string', async () => {
    for (const data of [checklist, 'no json', '[]', '7', 'null', '{"a":', '']) {
      const refused = await test.call('POST', '', { ...form(), checklist_data: data });
      expect(refused, JSON.stringify(data)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      expect(refused.body.issues[0].path).toBe('body.checklist_data');
    }
  });

  it('Z2 takes no key that the contract does not name', async () => {
    for (const part of [
      { id: randomUUID() },
      { version: 7 },
      { archived: true },
      { status: 'billed' },
      { owner: 'me' },
    ]) {
      const refused = await test.call('POST', '', { ...form(), ...part });
      expect(refused.status).toBe(400);
      expect(refused.body.issues).toEqual([
        { path: `body.${Object.keys(part)[0]}`, message: 'This key is not known here.' },
      ]);
    }
  });

  it('keeps what no database can hold without it, and dates that no calendar has not at all', async () => {
    const id = await test.create({
      ...form(),
      patient_name: 'Zo\0ra \ud800Q',
      details: { evaluation: { abnormalities: 'bun\0ion \udc00' }, conditions: ['de\0formity'] },
    });
    expect(await test.read(id)).toMatchObject({
      patient_name: 'Zora \ufffdQ',
      details: { evaluation: { abnormalities: 'bunion \ufffd' }, conditions: ['deformity'] },
    });
    for (const diabetes_dx_date of ['0000-05-01', '2026-02-30', '1899-12-31', 'May 1'])
      expect((await test.call('POST', '', { ...form(), diabetes_dx_date })).status).toBe(400);
  });

  it('R12 sent twenty times at once with one key is one case and one answer; with another body it is refused', async () => {
    const [sent, key] = [form(), { headers: { 'idempotency-key': randomUUID() } }];
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.call('POST', '', sent, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await countOf(sent.patient_id)).toBe(1);
    const other = await test.call('POST', '', { ...sent, notes: 'other' }, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    const theirs = await test.call('POST', '', sent, { ...key, token: test.tokens.admin });
    expect(theirs.body.data.id).not.toBe(answers[0]?.body.data.id);
  });

  it('R12 sent twenty times at once without a key is one case as well', async () => {
    const sent = form();
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.call('POST', '', sent)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await countOf(sent.patient_id)).toBe(1);
    await test.call('POST', '', { ...sent, notes: 'a second pair' });
    expect(await countOf(sent.patient_id)).toBe(2);
    await test.call('POST', '', sent, { token: test.tokens.admin });
    expect(await countOf(sent.patient_id)).toBe(3);
    await test.context.sql`update public.dme_shoe_cases set created_at = created_at - interval '11 seconds'`;
    await test.call('POST', '', sent);
    expect(await countOf(sent.patient_id)).toBe(4);
  });

  it('O2 that cannot be noted is not made', async () => {
    const { sql } = test.context;
    const sent = form();
    await sql`alter table app.audit_log add constraint full_disk check (false) not valid`;
    expect((await test.call('POST', '', sent)).status).toBe(500);
    await sql`alter table app.audit_log drop constraint full_disk`;
    expect(takeLoggedErrors(test.context)).toEqual(['unexpected failure']);
    expect(await countOf(sent.patient_id)).toBe(0);
  });

  const countOf = async (patientId: string) =>
    Number(
      (await test.context.sql`select count(*) from public.dme_shoe_cases where patient_id = ${patientId}`)[0]?.count,
    );
});

it('a missing case is not found by any request', async () => {
  const id = randomUUID();
  const save = toSave(await test.read(await test.create(form())));
  expect(await test.call('GET', `/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await test.call('PUT', `/${id}`, save)).toMatchObject({ status: 404 });
  expect(await test.call('GET', `/${id}/history`)).toMatchObject({ status: 404 });
  expect(await test.call('POST', `/${id}/notes`, { text: 'x' })).toMatchObject({ status: 404 });
  expect((await test.call('GET', '/no-id')).status).toBe(400);
});

describe('a save', () => {
  it('refuses a date after today of what has happened, and changes nothing', async () => {
    const id = await test.create(form());
    const file = await test.read(id);
    const details = { ...file.details, delivery: { date: addDays(today, 30) } };
    const { status, body } = await test.call('PUT', `/${id}`, toSave(file, { details }));
    expect([status, body.error]).toEqual([400, 'A date of something that has happened can’t be after today.']);
    expect(await test.read(id)).toMatchObject({ version: 1, details: { delivery: null } });
    const isNew = await test.call('POST', '', { ...form(), diabetes_dx_date: addDays(today, 1) });
    expect(isNew.status).toBe(400);
  });

  it('changes what it says, counts the version up, and is noted without what it says', async () => {
    const id = await test.create(form());
    const file = await test.read(id);
    const saved = await test.call('PUT', `/${id}`, toSave(file, { notes: 'Wants Velcro.', ownerId: test.admin.id }));
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      ...file,
      notes: 'Wants Velcro.',
      owner: personOf(test.admin),
      version: 2,
      updatedAt: expect.any(String),
    });
    expect(saved.body.updatedAt > file.updatedAt).toBe(true);
    expect(await test.notes(id)).toEqual(['case_created', 'case_read', 'case_changed']);
  });

  it('R13 that is stale changes nothing and gets the current case', async () => {
    const id = await test.create(form());
    const file = await test.read(id);
    const first = await test.call('PUT', `/${id}`, toSave(file, { shoe_size: '10' }));
    const second = await test.call('PUT', `/${id}`, toSave(file, { shoe_size: '11' }), { token: test.tokens.admin });
    expect(second).toEqual({
      status: 409,
      body: { error: 'Someone else changed this case.', code: 'conflict', current: first.body },
    });
    expect(await test.read(id)).toEqual(first.body);
  });

  it('R13 of twenty at once makes one change, and nineteen get a conflict', async () => {
    const id = await test.create(form());
    const file = await test.read(id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => test.call('PUT', `/${id}`, toSave(file, { notes: `note ${n}` }))),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.current.version === 2)).toHaveLength(19);
    expect((await test.read(id)).notes).toBe(won[0]?.body.notes);
  });

  it('that changes nothing makes no version, whatever order keys come in', async () => {
    const id = await test.createWith({
      visit: { date: '2026-04-01', mode: null },
      handover: {
        receivedBy: 'Al',
        relationship: null,
        address: null,
        goods: [{ code: 'A5500', description: 'depth shoe', quantity: 2 }],
        signature: null,
        signedOn: null,
      },
    });
    const file = await test.read(id);
    const details = Object.fromEntries(Object.entries(file.details).reverse());
    const saved = await test.call('PUT', `/${id}`, toSave(file, { details, shoe_size: '', notes: '' }));
    expect(saved).toEqual({ status: 200, body: file });
    expect((await test.call('GET', `/${id}/history`)).body.entries).toHaveLength(1);
    expect(await test.notes(id)).toEqual(['case_created', 'case_read', 'case_read', 'case_read']);
  });

  it('is in the history with its author, newest first, and in the audit log without its text', async () => {
    const id = await test.create(form());
    const file = await test.read(id);
    await test.call('PUT', `/${id}`, toSave(file, { notes: 'Wants Velcro.' }), { token: test.tokens.admin });
    const { entries } = (await test.call('GET', `/${id}/history`)).body;
    expect(entries).toMatchObject([
      {
        version: 2,
        at: expect.any(String),
        by: personOf(test.admin),
        changes: [{ path: 'notes', before: '"Prefers laces."', after: '"Wants Velcro."' }],
      },
      { version: 1, by: { id: test.pharmacist.id } },
    ]);
    expect(entries[1].changes).toContainEqual({ path: 'patient_name', before: null, after: '"Dorothy Vance"' });
    const noted = await test.context.sql`select target, detail from app.audit_log where target = ${id}`;
    expect(noted.map((row) => ({ ...row }))).toEqual(Array.from({ length: 4 }, () => ({ target: id, detail: null })));
  });

  it('puts a case away and takes it back; away it can be read', async () => {
    const id = await test.create(form());
    const away = await test.call('PUT', `/${id}`, toSave(await test.read(id), { archived: true }));
    expect(away.body).toMatchObject({ status: 'archived', version: 2 });
    const file = await test.read(id);
    expect(file.status).toBe('archived');
    const back = await test.call('PUT', `/${id}`, toSave(file, { archived: false }));
    expect(back.body).toMatchObject({ status: 'open', version: 3 });
    expect((await test.notes(id)).filter((action) => action !== 'case_read')).toEqual([
      'case_created',
      'case_archived',
      'case_changed',
    ]);
  });

  it('assigns a case only to a pharmacist or administrator who may sign in', async () => {
    const [employee, blocked] = [await test.issuer.hire('employee'), await test.issuer.hire('pharmacist')];
    await test.context.sql`update app.staff set blocked = true where user_id = ${blocked.id}`;
    const id = await test.create(form());
    const file = await test.read(id);
    for (const ownerId of [employee.id, blocked.id, randomUUID()]) {
      const refused = await test.call('PUT', `/${id}`, toSave(file, { ownerId }));
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'body.ownerId' }] } });
    }
    const { owners } = (await test.call('GET', '/owners')).body;
    expect(owners.map((owner: { id: string }) => owner.id).sort()).toEqual([test.pharmacist.id, test.admin.id].sort());
    const leaving = await test.issuer.hire('pharmacist');
    const owned = (await test.call('PUT', `/${id}`, toSave(file, { ownerId: leaving.id }))).body;
    await test.context.sql`update app.staff set role = 'employee' where user_id = ${leaving.id}`;
    expect((await test.call('PUT', `/${id}`, toSave(owned, { notes: 'still theirs' }))).status).toBe(200);
    await test.context.sql`delete from auth.users where id = ${leaving.id}`;
    expect((await test.read(id)).owner).toBeNull();
  });
});

describe('a case', () => {
  const visit = { date: '2026-02-10', mode: 'in_person' as const };
  const exam = { date: '2026-02-10', mode: 'in_person' as const, by: 'certifier' as const, agreed: null };
  const certification = { date: '2026-02-14', credential: 'MD' as const, supervisor: null };

  it('is judged for the store’s day, and brought up to what is recorded at each save', async () => {
    const id = await test.createWith({
      visit,
      exam,
      requested: { visit: null, exam: null, certification: today, order: null },
    });
    const open = await test.read(id);
    expect(open).toMatchObject({ today, nextDeadline: null, runsOutFirst: null, waitingSince: today });
    expect(open.missing[0]).toBe('visit');
    expect(open.verdict.checks.exam_within_6_months.reason).toContain('May 6, 2026');
    const details = { ...open.details, certification };
    const { body } = await test.call('PUT', `/${id}`, toSave(open, { details }));
    // The typed date gives the deadline, but the paper that was asked for has not come.
    expect(body).toMatchObject({ nextDeadline: '2026-05-14', runsOutFirst: 'certification', waitingSince: today });
    expect(body.verdict).toMatchObject({ latestSafeDelivery: '2026-05-14', runsOutFirst: 'certification' });
    for (const paper of ['visit_notes', 'foot_exam', 'certifying_statement'] as const) await test.addPaper(id, paper);
    expect(await test.read(id)).toMatchObject({
      missing: ['order', 'evaluation', 'delivery', 'proof_of_delivery', 'claim'],
      waitingSince: null,
      version: 2,
    });
  });

  it('counts what this store gave the same patient in the year judged, in other cases that are not put away', async () => {
    const patient_id = `P-${randomUUID()}`;
    const items = { depthPairs: 1, customPairs: 0, insertPairs: 2, modifications: null };
    const delivered = (date: string | null) => ({ date, mode: null, wearing: null, note: null });
    const inMarch = await test.createWith({ delivery: delivered('2026-03-01'), items }, { patient_id });
    await test.createWith({ delivery: delivered('2025-12-31'), items }, { patient_id });
    await test.createWith({ delivery: null, items }, { patient_id });
    await test.createWith({ delivery: delivered('2026-03-01'), items });
    const away = await test.createWith({ delivery: delivered('2026-04-01'), items }, { patient_id });
    await test.call('PUT', `/${away}`, toSave(await test.read(away), { archived: true }));
    const none = { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 };
    const elsewhere = { suppliedElsewhere: none, items: { ...none, insertPairs: 1 } };
    const now = await test.read(await test.createWith(elsewhere, { patient_id }));
    expect(now.suppliedHere).toEqual({ depthPairs: 1, customPairs: 0, insertPairs: 2, modifications: 0 });
    expect(now.verdict.checks.yearly_limit.reason).toContain('3 pairs of inserts in 2026');
    expect((await test.read(inMarch)).suppliedHere).toEqual(none);
    const lastYear = await test.createWith({ ...elsewhere, delivery: delivered('2025-06-01') }, { patient_id });
    expect((await test.read(lastYear)).suppliedHere).toMatchObject({ depthPairs: 1, insertPairs: 2 });
  });

  it('is judged in the store’s zone: late in the evening it is still today there', async () => {
    const late = await startShoesApp(() => new Date('2026-05-07T03:30:00Z'));
    try {
      expect((await late.read(await late.createWith({}))).today).toBe('2026-05-06');
    } finally {
      await late.close();
    }
  });

  it('has notes, oldest first, each with its writer', async () => {
    const id = await test.create(form());
    const added = await test.call('POST', `/${id}/notes`, { text: 'Called Dr. Ames.' });
    await test.call('POST', `/${id}/notes`, { text: 'Fax came back.' }, { token: test.tokens.admin });
    expect(added).toEqual({
      status: 200,
      body: {
        id: expect.any(String),
        at: expect.any(String),
        by: personOf(test.pharmacist),
        text: 'Called Dr. Ames.',
      },
    });
    const { caseNotes, version } = await test.read(id);
    expect(caseNotes).toMatchObject([added.body, { text: 'Fax came back.', by: { id: test.admin.id } }]);
    expect(version).toBe(1);
    expect((await test.notes(id)).filter((action) => action === 'case_note_added')).toHaveLength(2);
    expect((await test.call('POST', `/${id}/notes`, { text: '' })).status).toBe(400);
  });

  it('shows its documents with who added and verified them, without those taken away', async () => {
    const id = await test.create(form());
    await test.context.sql`
      insert into public.dme_shoe_documents (case_id, requirement, object_name, name, type, size, pages, added_by, verified_at, verified_by, removed_at, removed_by)
      values (${id}, 'order', ${randomUUID()}, 'order.pdf', 'application/pdf', 812, 2, ${test.pharmacist.id}, now(), ${test.admin.id}, null, null),
        (${id}, 'other', ${randomUUID()}, 'gone.png', 'image/png', 5, null, ${randomUUID()}, null, null, now(), ${test.admin.id})`;
    expect((await test.read(id)).documents).toEqual([
      {
        id: expect.any(String),
        requirement: 'order',
        name: 'order.pdf',
        type: 'application/pdf',
        size: 812,
        pages: 2,
        dated: null,
        author: null,
        credential: null,
        signed: null,
        addedAt: expect.any(String),
        addedBy: personOf(test.pharmacist),
        verifiedAt: expect.any(String),
        verifiedBy: personOf(test.admin),
        file: { scan: 'unscanned', found: null, isDeleted: false },
      },
    ]);
  });
});
