import { fileURLToPath } from 'node:url';
import type { ShoeCaseFile, ShoeCaseListItem } from '@rxweb/contracts/shoes/cases';
import type { ShoeClaim } from '@rxweb/contracts/shoes/claim';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { proposeClaim } from '@rxweb/domain/shoes/claim/propose-claim';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShoesApp, startShoesApp, toSave } from '../../../testing/shoes/start-shoes-app.ts';
import { summarizeOldCases } from './shoes.repository.ts';

const billing = new URL('../../demo/billing.json', import.meta.url);
let test: ShoesApp;
beforeAll(async () => {
  test = await startShoesApp(undefined, { BILLING_FILE: fileURLToPath(billing) });
});
afterAll(() => test.close());

const asked = { requested: { visit: '2026-04-20', exam: null, certification: null, order: null } };
const ticks = (checklist: object) => ({ checklist_data: JSON.stringify(checklist) });
const read = (id: string): Promise<ShoeCaseFile> => test.read(id);

/** The case as the list shows it: one of the patient's. */
async function listed(id: string): Promise<ShoeCaseListItem> {
  const { patient_id } = await read(id);
  const { body } = await test.call('POST', '/search', { search: patient_id });
  return body.cases.find((one: ShoeCaseListItem) => one.id === id);
}

/** What a typed case would need to pass, all of it before delivery on May 1. */
const typed: Partial<ShoeCaseDetails> = {
  visit: { date: '2026-03-02', mode: 'in_person', by: 'certifier' },
  exam: { date: '2026-03-02', mode: 'in_person', by: 'certifier', agreed: null },
  certification: { date: '2026-03-09', credential: 'MD', supervisor: null },
  order: { date: '2026-03-10', complete: true, prescriberVisit: '2026-03-02' },
  evaluation: { date: '2026-03-20', mode: 'in_person', abnormalities: 'bunion, left', measured: true },
  chosen: '2026-03-20',
  delivery: { date: '2026-05-01', mode: 'in_person', wearing: true, note: 'toe room 10 mm, heel slip 2 mm' },
  proofOfDelivery: true,
  conditions: ['deformity'],
  certifier: { name: 'Irina Petrova', npi: null, phone: null, fax: null },
  feet: { left: { lengthMm: 262, widthMm: 104 }, right: { lengthMm: 264, widthMm: 103 } },
  handover: {
    receivedBy: 'Dorothy Vance',
    relationship: null,
    address: '3 Elm Street',
    goods: [
      { code: 'A5500', description: 'Depth shoes', quantity: 2 },
      { code: 'A5512', description: 'Inserts', quantity: 6 },
    ],
    signature: null,
    signedOn: null,
  },
  items: { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 },
  suppliedElsewhere: { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 },
};
const dates: Partial<Record<ShoeRequirement, string>> = {
  visit_notes: '2026-03-02',
  foot_exam: '2026-03-02',
  certifying_statement: '2026-03-09',
  order: '2026-03-10',
  evaluation: '2026-03-20',
  fitting: '2026-05-01',
  proof_of_delivery: '2026-05-01',
};

describe('the evidence of a case', () => {
  it('S26-04 lets a claim leave with KX once every paper is verified, and not before', async () => {
    const details = {
      ...emptyDetails,
      ...typed,
      plan: { kind: 'part_b', name: null, authorization: null },
      patient: { birthDate: '1949-07-02', medicareId: '1EG4-TE5-MK73', address: '12 Cedar Lane, Millbrook, OR 97000' },
      prescriber: { name: 'George Ellis, DPM', npi: '1245319599', phone: null, fax: null },
    } satisfies Partial<ShoeCaseDetails>;
    const started = proposeClaim({ id: '3f6c2a10', patientName: 'Dorothy Vance', details, isReadyForKx: true });
    const claim: ShoeClaim = {
      ...started,
      lines: started.lines.map((line) => ({ ...line, chargeCents: 7_950, pointers: [1] })),
      diagnoses: ['E11.42', 'L84'],
      diagnosisSource: 'Visit note of March 2',
      assignment: 'A',
      patient: started.patient && { ...started.patient, sex: 'F' },
      signatureOnFile: true,
      medicareFirst: true,
    };
    const authors: Partial<Record<ShoeRequirement, string>> = {
      order: 'George Ellis',
      proof_of_delivery: 'Dorothy Vance',
    };
    const id = await test.createWith({ ...details, claim });
    const send = () =>
      fetch(`${test.url}/api/dme-shoe/${id}/claim-file`, {
        headers: { authorization: `Bearer ${test.tokens.pharmacist}` },
      });
    for (const [requirement, dated] of Object.entries(dates) as [ShoeRequirement, string][]) {
      const refused = await send();
      expect([requirement, refused.status]).toEqual([requirement, 409]);
      expect(await refused.text()).toContain('KX');
      const author = authors[requirement] ?? 'Irina Petrova';
      await test.addPaper(id, requirement, { dated, author });
    }
    const sent = await send();
    const text = await sent.text();
    expect(sent.status, text).toBe(200);
    expect(text.match(/SV1\*HC:[A-Z0-9]+:(RT|LT):KX\*/g)).toHaveLength(4);
  });

  it('S26-02 goes from needed to requested, received and verified, in the case, the list and the board alike', async () => {
    const id = await test.createWith({ visit: { date: '2026-03-02', mode: null } });
    const states = async () => {
      const [file, line] = [await read(id), await listed(id)];
      expect({
        progress: line.progress,
        next: line.next,
        missing: line.missing,
        waitingSince: line.waitingSince,
      }).toEqual({
        progress: file.progress,
        next: file.next,
        missing: file.missing,
        waitingSince: file.waitingSince,
      });
      const { lanes } = (await test.call('GET', '/board')).body as {
        lanes: { step: string; cases: ShoeCaseListItem[] }[];
      };
      expect(lanes.find(({ cases }) => cases.some((card) => card.id === id))?.step).toBe(file.missing[0]);
      return [
        file.evidence.visit_notes?.state,
        file.missing[0],
        file.waitingSince,
        file.progress.onFile,
        file.progress.verified,
      ];
    };
    expect(await states()).toEqual(['needed', 'visit', null, 0, 0]);
    const file = await read(id);
    await test.call('PUT', `/${id}`, toSave({ ...file, details: { ...file.details, ...asked } }));
    expect(await states()).toEqual(['requested', 'visit', '2026-04-20', 0, 0]);
    const document = await test.addPaper(id, 'visit_notes');
    expect(await states()).toEqual(['received', 'exam', null, 1, 0]);
    const paper = { dated: '2026-03-02', author: 'Irina Petrova', credential: 'MD', signed: true };
    await test.call('PATCH', `/${id}/documents/${document}`, { verified: true, ...paper });
    expect(await states()).toEqual(['verified', 'exam', null, 1, 1]);
    expect((await read(id)).evidence.visit_notes).toMatchObject({ paper, documents: 1 });
    await test.call('PATCH', `/${id}/documents/${document}`, { requirement: 'foot_exam' });
    expect(await states()).toEqual(['requested', 'visit', '2026-04-20', 1, 0]);
    await test.call('DELETE', `/${id}/documents/${document}`);
    expect(await states()).toEqual(['requested', 'visit', '2026-04-20', 0, 0]);
  });

  it('S26-01 takes ticks as requested and received, but a tick is no paper', async () => {
    const id = await test.createWith(
      {},
      ticks({ rxRequested: true, faceToFaceRequested: true, faceToFaceReceived: true }),
    );
    const file = await read(id);
    expect(file.evidence).toMatchObject({
      order: { state: 'requested', documents: 0 },
      visit_notes: { state: 'received', documents: 0 },
      foot_exam: { state: 'needed' },
    });
    expect(file.missing).toEqual(expect.arrayContaining(['visit', 'order']));
    expect(file).toMatchObject({
      progress: { verified: 0, onFile: 0, total: 7 },
      next: { kind: 'add', slot: 'visit_notes' },
    });
  });

  it('S26-03 never advises KX on typed dates, nor while one paper is missing or not verified', async () => {
    const id = await test.createWith(typed);
    expect(await read(id)).toMatchObject({
      status: 'delivered',
      readyForKx: false,
      progress: { verified: 0, onFile: 0 },
    });
    const papers = Object.entries(dates) as [ShoeRequirement, string][];
    for (const [requirement, dated] of papers.slice(1)) {
      const author = requirement === 'proof_of_delivery' ? 'Dorothy Vance' : 'Irina Petrova';
      await test.addPaper(id, requirement, { dated, author });
      expect((await read(id)).readyForKx).toBe(false);
    }
    const last = await test.addPaper(id, 'visit_notes');
    const unverified = await read(id);
    expect(unverified).toMatchObject({
      readyForKx: false,
      missing: ['claim'],
      next: { kind: 'verify', slot: 'visit_notes' },
    });
    const paper = { dated: dates.visit_notes, author: 'Irina Petrova', credential: 'MD', signed: true };
    await test.call('PATCH', `/${id}/documents/${last}`, { verified: true, ...paper });
    expect(await read(id)).toMatchObject({ readyForKx: true, progress: { verified: 7, onFile: 7, total: 7 } });
    await test.call('DELETE', `/${id}/documents/${last}`);
    expect(await read(id)).toMatchObject({ readyForKx: false, progress: { verified: 6 } });
  });

  const plan = {
    name: 'Sun Plan',
    authorization: 'PA-77',
    authFrom: '2026-04-01',
    authUntil: '2026-05-31',
    withinLimit: true,
  };

  it.each([
    ['Medicare Advantage', { ...plan, kind: 'advantage' as const }, true],
    ['Medicaid', { ...plan, kind: 'medicaid' as const, authorization: null, authNeeded: false }, false],
  ])(
    'S26-05 makes a %s case ready with its papers and the plan’s answers, and not without one of them',
    async (_, answered, usesKx) => {
      const id = await test.createWith({ ...typed, plan: answered });
      const ready = async () => {
        const { readyToBill, readyForKx } = await read(id);
        return [readyToBill, readyForKx];
      };
      for (const [requirement, dated] of Object.entries(dates) as [ShoeRequirement, string][]) {
        expect([requirement, await ready()]).toEqual([requirement, [false, false]]);
        const author = requirement === 'proof_of_delivery' ? 'Dorothy Vance' : 'Irina Petrova';
        await test.addPaper(id, requirement, { dated, author });
      }
      const file = await read(id);
      expect(file.details.plan).toEqual(answered);
      expect([file.readyToBill, file.readyForKx]).toEqual([true, usesKx]);
      const change = async (different: object) => {
        const now = await read(id);
        const { status } = await test.call(
          'PUT',
          `/${id}`,
          toSave({ ...now, details: { ...now.details, plan: { ...answered, ...different } } }),
        );
        expect(status).toBe(200);
        return ready();
      };
      expect(await change({ withinLimit: null })).toEqual([false, false]);
      expect(await change({ authorization: null, authNeeded: null })).toEqual([false, false]);
      expect(await change({ authorization: 'PA-77', authUntil: '2026-04-30' })).toEqual([false, false]);
      expect((await read(id)).verdict.checks.plan_authorization).toMatchObject({
        state: 'warning',
        reason: expect.stringContaining('Fri, May 1, 2026 is outside of it'),
      });
      expect(await change({})).toEqual([true, usesKx]);
    },
  );

  it('S26-06 keeps both foot exams, and the better one of them proves the condition', async () => {
    const exam = { date: '2025-09-01', mode: 'in_person', by: 'certifier', agreed: null } as const;
    const otherExam = { date: '2026-03-05', mode: 'in_person', agreed: '2026-03-09' } as const;
    const id = await test.createWith({ ...typed, exam, otherExam });
    const note = { credential: 'DPM', author: 'Sam Ellis', dated: otherExam.date } as const;
    await test.addPaper(id, 'foot_exam', note);
    const { details, verdict } = await read(id);
    expect(details.otherExam).toEqual(otherExam);
    expect(verdict.checks.exam_within_6_months).toMatchObject({
      state: 'pass',
      reason: expect.stringContaining('Mar 5'),
    });
    expect(verdict.checks.other_exam_agreed.reason).toContain('Mon, Mar 9, 2026');
  });

  it('says of a delivered case what is left, not that nothing is done, and keeps a billed one off the board', async () => {
    const delivered = await test.createWith(typed);
    expect(await listed(delivered)).toMatchObject({
      status: 'delivered',
      missing: expect.arrayContaining(['visit', 'proof_of_delivery', 'claim']),
      progress: { verified: 0, onFile: 0, total: 7 },
      nextDeadline: '2027-05-01',
    });
    const billed = await test.createWith({ ...typed, billed: '2026-05-03' });
    expect(await listed(billed)).toMatchObject({ status: 'billed', missing: [], progress: { verified: 0, total: 7 } });
  });

  it('is brought up to date while others save and add papers at the same time', async () => {
    const id = await test.createWith(asked);
    const file = await read(id);
    const requirements = ['visit_notes', 'foot_exam', 'certifying_statement', 'order', 'evaluation'] as const;
    await Promise.all([
      ...requirements.map((requirement) => test.addPaper(id, requirement, { dated: '2026-03-02' })),
      test.call('PUT', `/${id}`, toSave(file, { notes: 'meanwhile' })),
    ]);
    expect(await listed(id)).toMatchObject({
      progress: { verified: 5, onFile: 5, total: 7 },
      missing: ['delivery', 'proof_of_delivery', 'claim'],
      waitingSince: null,
    });
  }, 30_000);
});

describe('a case from before', () => {
  it('is computed again at the start, with its documents and without a new version', async () => {
    const { sql } = test.context;
    const id = await test.createWith({ ...typed, ...asked });
    await test.addPaper(id, 'foot_exam');
    const after = await listed(id);
    await sql`
      update public.dme_shoe_cases set missing = '{claim}', waiting_since = null, progress = null, next_action = null, summary_form = 0
      where id = ${id}`;
    const old = await listed(id);
    expect(old).toMatchObject({ missing: ['claim'], progress: { verified: 0, onFile: 0, total: 7 }, next: null });
    expect(await summarizeOldCases(sql, new AbortController().signal)).toBeGreaterThan(0);
    expect(await listed(id)).toEqual(after);
    expect(after).toMatchObject({ progress: { onFile: 1 }, waitingSince: '2026-04-20' });
    expect((await read(id)).version).toBe(1);
    expect(await summarizeOldCases(sql, new AbortController().signal)).toBe(0);
    expect(await summarizeOldCases(sql, AbortSignal.abort())).toBe(0);
  });
});
