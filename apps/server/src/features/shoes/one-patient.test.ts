import { randomUUID } from 'node:crypto';
import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShoesApp, startShoesApp, toSave } from '../../../testing/shoes/start-shoes-app.ts';

let test: ShoesApp;
beforeAll(async () => {
  test = await startShoesApp();
});
afterAll(() => test.close());

interface Who {
  id: string;
  medicareId?: string;
  birthDate?: string;
}

const items = { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 };
const delivered = (date: string): Partial<ShoeCaseDetails> => ({
  delivery: { date, mode: null, wearing: null, note: null },
  items,
});
const makeCase = (
  { id, medicareId, birthDate }: Who,
  details: Partial<ShoeCaseDetails> = {},
  patient_name = 'Ann Lee',
) =>
  test.createWith(
    { ...details, patient: { medicareId: medicareId ?? null, birthDate: birthDate ?? null, address: null } },
    { patient_id: id, patient_name },
  );
const read = (id: string): Promise<ShoeCaseFile> => test.read(id);

const mary: Who = { id: 'P-0017', medicareId: '1EG4-TE5-MK73', birthDate: '1949-07-02' };

describe('one patient', () => {
  it.each<[string, Who, Who, boolean]>([
    ['the same id', { id: 'AB-1' }, { id: 'AB-1' }, true],
    ['another case of letters', { id: 'AB-1' }, { id: 'ab-1' }, true],
    ['no dash', { id: 'AB-12' }, { id: 'AB12' }, true],
    ['a space and an em dash', { id: 'AB 12' }, { id: 'AB—12' }, true],
    ['zeros before the number', { id: 'AB-0012' }, { id: 'ab12' }, true],
    ['zeros alone before digits', { id: '000452' }, { id: '452' }, true],
    ['full-width digits', { id: 'AB12' }, { id: 'ＡＢ１２' }, true],
    ['zeros within the number', { id: '1002' }, { id: '12' }, false],
    ['zeros after the number', { id: '120' }, { id: '12' }, false],
    ['another letter', { id: 'A12' }, { id: 'B12' }, false],
    ['a dot, which may mean something', { id: '1.2' }, { id: '12' }, false],
    [
      'another id and the same Medicare id and birth date',
      mary,
      { ...mary, id: 'X9', medicareId: '1eg4te5mk73' },
      true,
    ],
    ['another id and a birth date that differs', mary, { ...mary, id: 'X9', birthDate: '1949-07-20' }, false],
    ['another id and no birth date', mary, { id: 'X9', medicareId: '1EG4TE5MK73' }, false],
    ['another id and no Medicare id', mary, { id: 'X9', birthDate: '1949-07-02' }, false],
    ['the same id and Medicare id with a mistyped birth date', mary, { ...mary, birthDate: '1949-07-20' }, true],
    ['the same id and birth date with a replaced Medicare id', mary, { ...mary, medicareId: '2EG4TE5MK73' }, true],
    [
      'the same id, another Medicare id and birth date',
      mary,
      { id: 'P17', medicareId: '2EG4TE5MK73', birthDate: '1951-01-01' },
      false,
    ],
    [
      'the same id and another birth date',
      { id: 'P9', birthDate: '1949-07-02' },
      { id: 'P9', birthDate: '1951-01-01' },
      false,
    ],
    ['the same id, known in one case alone', mary, { id: 'p 17' }, true],
    [
      'a Medicare id that is none, with the same birth date',
      { ...mary, medicareId: '12345' },
      { ...mary, id: 'X9', medicareId: '12345' },
      false,
    ],
  ])('is, or is not, told by %s', async (_, one, other, isSame) => {
    await test.context.sql`
      truncate public.dme_shoe_cases cascade`;
    const first = await makeCase(one, delivered('2026-02-01'));
    const second = await makeCase(other, delivered('2026-03-01'));
    const [here, there] = [await read(second), await read(first)];
    expect(here.suppliedHere.insertPairs).toBe(isSame ? 3 : 0);
    expect(there.suppliedHere.insertPairs).toBe(isSame ? 3 : 0);
    expect(here.otherCases.map(({ id }) => id)).toEqual(isSame ? [first] : []);
    expect((await test.call('GET', '/recall?year=2026')).body.total).toBe(isSame ? 1 : 2);
    expect((await test.call('POST', '/search', { search: 'ann lee' })).body).toMatchObject({
      total: 2,
      patients: isSame ? 1 : 2,
    });
    expect((await test.call('POST', '/search', {})).body.patients).toBeNull();
  });

  it('S26-19 has one yearly limit, also across a case in between that knows both ids', async () => {
    const key = randomUUID();
    await makeCase({ ...mary, id: `${key}-1` }, delivered('2026-02-01'));
    await makeCase({ ...mary, id: `${key}-2` });
    const third = await read(
      await makeCase({ id: `${key}-2` }, { items, suppliedElsewhere: { ...items, depthPairs: 0, insertPairs: 0 } }),
    );
    expect(third.suppliedHere).toEqual(items);
    expect(third.verdict.checks.yearly_limit.state).not.toBe('pass');
    expect(third.otherCases).toHaveLength(2);
  });

  it('is shown with each other case, archived ones too, newest first', async () => {
    const key = randomUUID();
    const first = await makeCase({ id: key }, delivered('2025-03-01'), 'Ann Lee');
    const second = await makeCase({ id: key.toUpperCase() }, {}, 'Anne Lee');
    await test.call('PUT', `/${second}`, toSave(await read(second), { archived: true }));
    const third = await makeCase({ id: key.replaceAll('-', ' ') });
    expect((await read(third)).otherCases).toEqual([
      { id: second, patient_id: key.toUpperCase(), patient_name: 'Anne Lee', status: 'archived', deliveredOn: null },
      { id: first, patient_id: key, patient_name: 'Ann Lee', status: 'delivered', deliveredOn: '2025-03-01' },
    ]);
  });
});

describe('a new checklist of a patient who has an open case', () => {
  const form = (patient_id: string) => ({
    patient_id,
    patient_name: 'Ann Lee',
    details: { visit: { date: '2026-04-01' } },
  });
  const post = (body: object, token?: string) =>
    test.call('POST', '', body, { headers: { 'idempotency-key': randomUUID() }, ...(token && { token }) });

  it('is saved, and the answer names the open case; a delivered or archived one is not named', async () => {
    const key = randomUUID();
    const done = await makeCase({ id: key }, delivered('2026-02-01'));
    const away = await makeCase({ id: key });
    await test.call('PUT', `/${away}`, toSave(await read(away), { archived: true }));
    const first = await post(form(key));
    expect(first.body).toEqual({ data: { id: expect.any(String) } });
    const second = await post(form(key.toUpperCase()), test.tokens.admin);
    expect(second.body).toEqual({ data: { id: expect.any(String), openCaseId: first.body.data.id } });
    expect([done, away]).not.toContain(second.body.data.openCaseId);
    const repeated = { headers: { 'idempotency-key': 'the same key again' } };
    const third = await test.call('POST', '', form(key), repeated);
    expect(await test.call('POST', '', form(key), repeated)).toEqual(third);
    expect(third.body.data.openCaseId).toBe(first.body.data.id);
  });

  it('saved by two people at once is two cases, and all but one are told of an earlier one', async () => {
    const key = randomUUID();
    const spellings = [key, key.toUpperCase(), key.replaceAll('-', ''), ` ${key} `];
    const tokens = [test.tokens.pharmacist, test.tokens.admin];
    const answers = await Promise.all(spellings.flatMap((id) => tokens.map((token) => post(form(id), token))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const ids = answers.map(({ body }) => body.data.id);
    expect(new Set(ids).size).toBe(8);
    const alone = answers.filter(({ body }) => body.data.openCaseId === undefined);
    expect(alone).toHaveLength(1);
    for (const { body } of answers)
      expect([undefined, ...ids.filter((id) => id !== body.data.id)]).toContain(body.data.openCaseId);
  });

  it('is edited by the next save: the new case has version 1', async () => {
    const made = await post(form(randomUUID()));
    const file = await read(made.body.data.id);
    const saved = await test.call('PUT', `/${file.id}`, toSave({ ...file }, { notes: 'second save', version: 1 }));
    expect(saved).toMatchObject({ status: 200, body: { id: file.id, version: 2, notes: 'second save' } });
    const { body } = await test.call('POST', '/search', { search: file.patient_id });
    expect(body).toMatchObject({ total: 1, patients: 1 });
  });
});

describe('a search', () => {
  it.each([
    ['José Núñez', 'jose', true],
    ['José Núñez', 'NUNEZ, José', true],
    ['Jose Nunez', 'josé núñez', true],
    ['Jose\u0301 Nunez', 'josé', true],
    ['Łukasz Żółć', 'lukasz zolc', true],
    ['Åsa Ødegård', 'asa odegard', true],
    ['Jürgen Weiß', 'weiss', true],
    ['Chloë D’Angelo', "chloe d'angelo", true],
    ['Nguyễn Thị Hạnh', 'nguyen thi hanh', true],
    ['Ñuño', 'nu', true],
    ['José Núñez', 'joseph', false],
    ['José Núñez', 'jos_', false],
    ['Jo%se', 'jo%se', true],
    ['Joyse', 'jo％se', false],
  ])('reads no accents and no case: %s is found by “%s”: %s', async (patient_name, search, isFound) => {
    const id = await test.create({ patient_id: `Z-${randomUUID()}`, patient_name });
    const { body } = await test.call('POST', '/search', { search });
    expect(body.cases.some((one: { id: string }) => one.id === id)).toBe(isFound);
  });

  it('finds an id however it is typed', async () => {
    const id = await test.create({ patient_id: 'QX-00482', patient_name: 'Ann Lee' });
    for (const search of ['QX-00482', 'qx482', 'qx-00482', '482']) {
      const { body } = await test.call('POST', '/search', { search });
      expect(
        body.cases.map((one: { id: string }) => one.id),
        search,
      ).toContain(id);
    }
  });
});
