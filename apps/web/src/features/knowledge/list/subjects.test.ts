import { expect, it } from 'vitest';
import { gatherSubjects, matches } from './subjects.ts';

const of = {
  isPublished: true,
  hasDraft: false,
  uses: 3,
  isSample: false,
  isOld: false,
  savedAt: '2026-11-20T00:00:00Z',
};
const pages = [
  { ...of, id: 'vaccines', language: 'en' as const, title: 'Vaccines', reviewed: '2026-11-20' },
  {
    ...of,
    id: 'vaccines',
    language: 'es' as const,
    title: 'Vacunación',
    reviewed: '2026-05-20',
    hasDraft: true,
    isOld: true,
  },
  { ...of, id: 'notary', language: 'es' as const, title: 'Notario', reviewed: '2026-11-01' },
];

it('shows a page once, in the reader’s language, with the oldest review', () => {
  const [vaccines, notary] = gatherSubjects(pages, 'en');
  expect(vaccines).toMatchObject({
    title: 'Vaccines',
    reviewed: '2026-05-20',
    hasDraft: true,
    languages: ['en', 'es'],
    oldLanguages: ['es'],
  });
  expect(notary).toMatchObject({ title: 'Notario', language: 'es', languages: ['es'], oldLanguages: [] });
});

it('finds a page by its title in either language, without accents', () => {
  const [vaccines, notary] = gatherSubjects(pages, 'en');
  expect(vaccines && matches(vaccines, 'vacunacion ')).toBe(true);
  expect(notary && matches(notary, 'vacunacion')).toBe(false);
});
