import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { shoeChecklist } from '@rxweb/contracts/shoes/records';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import { expect, it } from 'vitest';
import { fillForm } from '../shared/form-values.ts';
import type { CaseBody, ShoesApi } from '../shoes.api.ts';
import { saveAgain } from './save-again.ts';

const record = {
  ...{ patient_id: 'P-1', patient_name: 'Harold Jensen', patient_phone: null, shoe_size: null },
  ...{ diabetes_dx_date: null, notes: null, details: emptyDetails, checklist: shoeChecklist.parse({}) },
};
const base = fillForm(record);

/** A server with one case, as someone else left it. */
function apiOf(theirs: Partial<Pick<ShoeCaseFile, 'notes'>> = {}) {
  const sent: CaseBody[] = [];
  const file = { ...record, ...theirs, id: 'a', version: 4, owner: null, status: 'open' } as unknown as ShoeCaseFile;
  const api = {
    open: async () => file,
    save: async (_: string, body: CaseBody) => {
      sent.push(body);
      return { ...file, ...body, checklist: file.checklist, version: 5 } as unknown as ShoeCaseFile;
    },
  } as unknown as ShoesApi;
  return { api, sent };
}

it('changes the case that was made, and keeps what someone else changed', async () => {
  const { api, sent } = apiOf({ notes: 'Daughter drives him.' });
  const again = await saveAgain(api, 'a', base, { ...base, shoe_size: '10½ wide' });
  expect(sent).toMatchObject([{ version: 4, shoe_size: '10½ wide', notes: 'Daughter drives him.' }]);
  expect(again).toMatchObject({ type: 'saved', base: { shoe_size: '10½ wide', notes: 'Daughter drives him.' } });
});

it('saves nothing where both changed the same field', async () => {
  const { api, sent } = apiOf({ notes: 'Afternoons are best.' });
  expect(await saveAgain(api, 'a', base, { ...base, notes: 'Mornings are best.' })).toEqual({ type: 'conflict' });
  expect(sent).toEqual([]);
});
