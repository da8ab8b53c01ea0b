import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { DeadlineCard } from '../form/advice/deadline-card.tsx';
import { CaseNotes } from '../form/case-notes.tsx';
import type { CaseTab } from './case-tabs.ts';
import { OtherCases, OverviewTab } from './overview-tab.tsx';
import type { TabProps } from './tab-props.ts';
import styles from './workspace.module.css';

const PapersTab = lazyPartOf(async () => (await import('./papers/papers-tab.tsx')).PapersTab);
const FittingTab = lazyPartOf(async () => (await import('./fitting-tab.tsx')).FittingTab);
const DeliveryTab = lazyPartOf(async () => (await import('./delivery-tab.tsx')).DeliveryTab);
const ClaimTab = lazyPartOf(async () => (await import('./claim-tab.tsx')).ClaimTab);
const ClaimAside = lazyPartOf(async () => (await import('./claim-tab.tsx')).ClaimAside);
const FittingAside = lazyPartOf(async () => (await import('./fitting-tab.tsx')).FittingAside);
const CaseHistory = lazyPartOf(async () => (await import('../form/case-history.tsx')).CaseHistory);

const mains: Partial<Record<CaseTab, ComponentType<TabProps>>> = {
  overview: OverviewTab,
  papers: PapersTab,
  fitting: FittingTab,
  delivery: DeliveryTab,
  claim: ClaimTab,
};

const asides: readonly CaseTab[] = ['overview', 'fitting', 'claim'];

/** Beside the form where there is room. */
export function TabLayout({ tab, children }: { tab: CaseTab; children: ReactNode }) {
  return <div className={cx(styles.columns, asides.includes(tab) && styles.withAside)}>{children}</div>;
}

/** Opened tabs stay mounted: they keep half-typed dates, folds and running uploads. */
export function TabMain({ tab, ...props }: TabProps & { tab: CaseTab }) {
  const { tabs } = useCaseTexts();
  const opened = useOpened(tab);
  return opened.map((each) => {
    const Main = mains[each];
    return (
      Main && (
        <Panel key={each} id={`tab-${each}`} label={tabs[each]} isShown={each === tab}>
          <Main {...props} />
        </Panel>
      )
    );
  });
}

interface TabAsideProps extends TabProps {
  tab: CaseTab;
  note: string;
  onNote: (text: string) => void;
}

/** Outside the form: other forms, and what is only read. */
export function TabAside({ tab, note, onNote, ...props }: TabAsideProps) {
  const { tabs, more } = useCaseTexts();
  const opened = useOpened(tab);
  const { api, open, model, owners } = props;
  const parts: Partial<Record<CaseTab, ReactNode>> = {
    overview: (
      <>
        <DeadlineCard shoeCase={model.judged} verdict={model.verdict} today={model.today} />
        <CaseNotes notes={model.file.caseNotes} text={note} onType={onNote} onAdd={open.addNote} />
        <OtherCases cases={model.file.otherCases} />
      </>
    ),
    fitting: <FittingAside {...props} />,
    claim: <ClaimAside {...props} />,
    history: <CaseHistory api={api} file={model.file} owners={owners} />,
  };
  return opened.map((each) =>
    parts[each] ? (
      <Panel
        key={each}
        id={each === 'history' ? 'tab-history' : `aside-${each}`}
        label={each === 'history' ? tabs.history : more(tabs[each])}
        isShown={each === tab}
      >
        {parts[each]}
      </Panel>
    ) : null,
  );
}

interface PanelProps {
  id: string;
  label: string;
  isShown: boolean;
  children: ReactNode;
}

function Panel({ id, label, isShown, children }: PanelProps) {
  const { loadingTab } = useCaseTexts();
  return (
    <div id={id} tabIndex={-1} hidden={!isShown} className={styles.tab}>
      <Suspense fallback={<SkeletonLines label={loadingTab(label.toLowerCase())} count={5} />}>{children}</Suspense>
    </div>
  );
}

function useOpened(tab: CaseTab): readonly CaseTab[] {
  const [opened, setOpened] = useState<readonly CaseTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  return opened;
}
