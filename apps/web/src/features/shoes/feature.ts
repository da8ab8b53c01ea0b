import { isUuid } from '@rxweb/contracts/shared/uuid';
import { pharmacyStaff } from '@rxweb/domain/access/permissions';
import type { FeaturePage, WebFeature } from '../../app/feature.ts';
import { frameTexts } from '../../texts/staff/use-frame-texts.ts';
import { shoeIcon } from '../../ui/more-icons.ts';
import { checklistIcon } from '../../ui/staff-icons.ts';
import { shoePaths } from './shoe-paths.ts';

/** The spec's two addresses of the checklist redirect a wrong role; our own pages deny it. */
const ofSpec = { access: pharmacyStaff, wrongRole: 'redirect', isBilingual: true } as const;
const ofOurs = { access: pharmacyStaff, wrongRole: 'deny', isBilingual: true } as const;

const loadChecklist: FeaturePage['load'] = async () => ({
  default: (await import('./form/new-checklist-page.tsx')).NewChecklistPage,
});

export const shoes: WebFeature = {
  name: 'shoes',
  pages: [
    { path: shoePaths.dme, shortPath: '/dme', title: 'DME Shoes', ...ofSpec, load: loadChecklist },
    { path: shoePaths.checklist, title: 'Diabetic Shoe Checklist', ...ofSpec, load: loadChecklist },
    {
      path: shoePaths.cases,
      title: 'Shoe cases',
      ...ofOurs,
      load: async () => ({ default: (await import('./list/cases-page.tsx')).CasesPage }),
    },
    {
      path: shoePaths.case,
      title: 'Shoe case',
      ...ofOurs,
      load: async () => ({ default: (await import('./workspace/case-page.tsx')).CasePage }),
    },
    {
      path: shoePaths.board,
      title: 'Shoe board',
      ...ofOurs,
      load: async () => ({ default: (await import('./board/board-page.tsx')).BoardPage }),
    },
    {
      path: shoePaths.recall,
      title: 'Shoe recall',
      ...ofOurs,
      load: async () => ({ default: (await import('./recall/recall-page.tsx')).RecallPage }),
    },
    {
      path: shoePaths.denials,
      title: 'Shoe denials',
      ...ofOurs,
      load: async () => ({ default: (await import('./reports/denials-page.tsx')).DenialsPage }),
    },
  ],
  nav: [
    { label: 'Diabetic Shoe Checklist', path: shoePaths.checklist, icon: checklistIcon, order: 20 },
    { label: 'DME Shoes', path: shoePaths.dme, icon: shoeIcon, order: 40 },
  ],
  today: async () => (await import('./today-cards.ts')).todayCards,
  auditTarget,
};

/** `Case 3f0c22d1, document 11111111`. */
function auditTarget(target: string): string {
  const { targets } = frameTexts.current();
  const [caseId = '', documentId] = target.split('/').map((part) => (isUuid(part) ? part.slice(0, 8) : part));
  return documentId ? targets.document(caseId, documentId) : targets.case(caseId);
}
