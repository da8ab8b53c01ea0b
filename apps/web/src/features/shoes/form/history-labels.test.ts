import { expect, it } from 'vitest';
import { formEn } from '../../../texts/shoes/form-en.ts';
import { changeText, isMeaningful } from './history-labels.ts';

const nameOf = (id: string) => (id === 'u1' ? 'dana' : 'a deleted account');
const words = (path: string, before: string | null, after: string | null) =>
  changeText({ path, before, after }, nameOf, formEn);

it('says each kind of field in words', () => {
  expect(words('details.visit.date', null, '"2026-02-10"')).toEqual({
    label: 'Diabetes visit date',
    before: 'empty',
    after: 'Tue, Feb 10, 2026',
  });
  expect(words('checklist.fitted', 'false', 'true')).toEqual({
    label: 'Fitted',
    before: 'not checked',
    after: 'checked',
  });
  expect(words('details.order.complete', 'null', 'false')).toMatchObject({ before: 'empty', after: 'No' });
  expect(words('details.delivery.mode', '"in_person"', '"mailed"')).toMatchObject({
    before: 'In person',
    after: 'By mail',
  });
});

it('names people, conditions and what the form has no field for', () => {
  expect(words('ownerId', null, '"u1"')).toEqual({ label: 'Owner', before: 'unassigned', after: 'dana' });
  expect(words('archived', 'false', 'true')).toEqual({ label: 'Archived', before: 'no', after: 'yes' });
  expect(words('details.conditions', null, '["deformity","bunion"]').after).toBe('deformity, bunion');
  expect(words('details.handover.signature', null, '"signed"')).toMatchObject({ label: 'Delivery', after: 'signed' });
  expect(words('details.certification.supervisor', null, '{"name":null}').label).toBe('Supervisor');
});

it('shows a long text that was cut as it begins', () => {
  expect(words('notes', null, '"Closed Monday, daughter dri…').after).toBe('Closed Monday, daughter dri…');
  expect(words('details', null, '{"visit":{"date":"2026-0…')).toMatchObject({
    label: 'Dates and paperwork',
    after: 'filled in',
  });
});

it('leaves out what a case begins with and is merely empty', () => {
  const telling = (before: string | null, after: string | null) => isMeaningful({ path: 'details', before, after });
  expect([null, 'false', '""', '{"visit":null,"exam":nul…'].some((after) => telling(null, after))).toBe(false);
  expect([telling('"a"', null), telling(null, '{"visit":{"date":null…'), telling('false', 'true')]).not.toContain(
    false,
  );
});
