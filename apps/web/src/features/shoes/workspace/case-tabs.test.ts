import { expect, it } from 'vitest';
import { fieldPaths } from '../shared/shoe-fields.ts';
import { caseTabs, parseTab, tabHref, tabOfField } from './case-tabs.ts';

it('gives each tab an address of its own, and reads it back', () => {
  const id = '6f1c1f0e-7a41-4c52-9d0f-0d6b1a2c3d4e';
  const hrefs = caseTabs.map((tab) => tabHref(id, tab));
  expect(new Set(hrefs).size).toBe(caseTabs.length);
  expect(hrefs.map((href) => parseTab(new URL(href, 'http://store.example').search))).toEqual(caseTabs);
  expect(parseTab('?tab=nowhere')).toBe('overview');
});

it('has one place for each field', () => {
  const count = (tab: string) => fieldPaths.filter((path) => tabOfField(path) === tab).length;
  expect(tabOfField('patient_name')).toBe('overview');
  expect(tabOfField('details.requested.visit')).toBe('papers');
  expect(tabOfField('details.conditionDocuments.deformity')).toBe('fitting');
  expect(tabOfField('details.fit.left.width')).toBe('delivery');
  expect(tabOfField('details.billed')).toBe('claim');
  expect(tabOfField('details.recordsRequest.due')).toBe('claim');
  expect(count('history')).toBe(0);
});
