import { useShoesTexts } from '../../texts/shoes/use-shoes-texts.ts';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { shoePaths } from './shoe-paths.ts';

export function ShoesNav() {
  const { nav } = useShoesTexts();
  const entries = [
    { label: nav.checklist, href: shoePaths.dme },
    { label: nav.cases, href: shoePaths.cases },
    { label: nav.board, href: shoePaths.board },
    { label: nav.recall, href: shoePaths.recall },
    { label: nav.denials, href: shoePaths.denials },
  ];
  return <PageTabs label={nav.label} entries={entries} />;
}
