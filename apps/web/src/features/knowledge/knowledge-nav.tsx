import { useKnowledgeTexts } from '../../texts/use/use-knowledge-texts.ts';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { knowledgePaths } from './knowledge-paths.ts';

export function KnowledgeNav() {
  const { title, tabs } = useKnowledgeTexts();
  const entries = [
    { label: tabs.pages, href: knowledgePaths.pages },
    { label: tabs.questions, href: knowledgePaths.questions },
    { label: tabs.checks, href: knowledgePaths.checks },
  ];
  return <PageTabs label={title} entries={entries} />;
}
