import { expect, it } from 'vitest';
import { testStore as store } from '../../../testing/test-store.ts';
import type { StoredPage } from '../../kernel/knowledge/knowledge.repository.ts';
import { checkPages } from './check-pages.ts';

const now = () => new Date('2026-11-23T20:00:00Z');
const page = (id: string, language: 'en' | 'es', reviewed: string): StoredPage => ({
  id,
  language,
  page: { title: `${id} (${language})`, reviewed, questions: ['What?'], keywords: [], answer: 'This.' },
});
const check = (pages: StoredPage[], isReadOnly = false) =>
  checkPages({ knowledge: { pages, version: 1, isReadOnly, refresh: async () => false }, store, now });

it('Health is fine with pages checked within 180 days', () => {
  expect(check([page('delivery', 'en', '2026-05-27'), page('delivery', 'es', '2026-11-20')])).toMatchObject({
    state: 'green',
    nextStep: null,
  });
});

it('S27-206 Health names the pages that no one has checked for 180 days, each once, and says what to do', () => {
  const old = [
    page('delivery', 'en', '2026-05-26'),
    page('delivery', 'es', '2026-05-20'),
    page('vaccines', 'en', '2026-01-01'),
  ];
  const finding = check([...old, page('parking', 'en', '2026-11-20')]);
  expect(finding).toMatchObject({
    state: 'amber',
    text: '2 pages haven’t been checked for 180 days: vaccines (en), delivery (es).',
  });
  expect(finding.nextStep?.others).toContain('Open Knowledge');
  expect(check(old.slice(1, 2), true)).toMatchObject({
    text: '1 page hasn’t been checked for 180 days: delivery (es).',
  });
  expect(check(old, true).nextStep?.admin).toContain('KNOWLEDGE_DIR');
  const many = check(['a1', 'b2', 'c3', 'd4', 'e5'].map((id) => page(id, 'en', '2026-02-02')));
  expect(many.text).toContain('a1 (en), b2 (en), c3 (en) and 2 more.');
});
