import { PageTabs } from '../../ui/page-tabs.tsx';
import { shoePaths } from './shoe-paths.ts';

const entries = [
  { label: 'Checklist', href: shoePaths.dme },
  { label: 'Cases', href: shoePaths.cases },
  { label: 'Board', href: shoePaths.board },
  { label: 'Recall', href: shoePaths.recall },
];

export function ShoesNav() {
  return <PageTabs label="Diabetic shoes" entries={entries} />;
}
