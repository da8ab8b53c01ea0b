import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { formatDate } from '@rxweb/domain/text/format';
import { useEffect, useRef } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { arrowLeftIcon, crossCircleIcon } from '../../../ui/staff-icons.ts';
import { State } from '../../../ui/state.tsx';
import { personText, phoneText, statusLabels } from '../labels.ts';
import { DeadlineMark } from '../marks.tsx';
import { shoePaths } from '../shoe-paths.ts';
import styles from './case-head.module.css';
import { CaseMenu, type CaseMenuProps } from './case-menu.tsx';
import { type CaseTab, caseTabs, tabHref, tabLabels } from './case-tabs.ts';
import type { NextStep } from './next-step.ts';

interface CaseHeadProps extends CaseMenuProps {
  file: ShoeCaseFile;
  tab: CaseTab;
  /** Papers that are missing or fail. */
  openPapers: number;
  next: NextStep | null;
  /** Something else is the one filled button. */
  isQuiet: boolean;
  onGo: (next: NextStep) => void;
}

/** Stays on top: whose case, the deadline, and the next step. */
export function CaseHead({ tab, openPapers, next, isQuiet, onGo, ...menu }: CaseHeadProps) {
  const { file } = menu;
  const { patient_name, patient_id, patient_phone, owner } = file;
  const facts = [patient_phone && phoneText(patient_phone), owner ? `Owner: ${personText(owner)}` : 'No owner'];
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <AppLink href={shoePaths.cases} className={styles.back} title="All cases">
          <Icon drawing={arrowLeftIcon} />
          <span className="visually-hidden">All cases</span>
        </AppLink>
        <div className={styles.who}>
          <h1 className={styles.name}>{patient_name}</h1>
          <p className={styles.facts}>
            {patient_id}
            <span className={styles.more}> · {facts.filter(Boolean).join(' · ')}</span>
          </p>
        </div>
        <Standing file={file} />
        {next && (
          <div className={styles.next}>
            <Button variant={isQuiet ? 'secondary' : 'primary'} onClick={() => onGo(next)}>
              {next.label}
            </Button>
          </div>
        )}
        <CaseMenu {...menu} />
      </div>
      <Tabs id={file.id} tab={tab} openPapers={openPapers} />
    </header>
  );
}

const tones = { open: 'blue', delivered: 'green', billed: 'green', archived: 'neutral' } as const;

function Standing({ file }: { file: ShoeCaseFile }) {
  const { status, nextDeadline, today } = file;
  return (
    <section className={styles.standing} aria-label="Case status">
      {status !== 'open' && <Badge tone={tones[status]}>{statusLabels[status]}</Badge>}
      {nextDeadline && (
        <p className={styles.deadline}>
          {status === 'delivered' ? 'Bill by ' : 'Deliver by '}
          <b>
            <time dateTime={nextDeadline}>{formatDate(nextDeadline).replace(`, ${today.slice(0, 4)}`, '')}</time>
          </b>
        </p>
      )}
      <DeadlineMark line={file} today={today} isShort />
    </section>
  );
}

/** Links, as each tab is an address. */
function Tabs({ id, tab, openPapers }: { id: string; tab: CaseTab; openPapers: number }) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
    // On phones the tabs scroll sideways; the page must not move.
    if (list.current && shown) list.current.scrollLeft = shown.offsetLeft - list.current.clientWidth / 3;
  }, [tab]);
  return (
    <nav ref={list} aria-label="Case" className={styles.tabs}>
      {caseTabs.map((each) => (
        <AppLink
          key={each}
          href={tabHref(id, each)}
          data-tab={each}
          aria-current={each === tab ? 'page' : undefined}
          className={cx(styles.tab)}
        >
          {tabLabels[each]}
          {each === 'papers' && openPapers > 0 && (
            <State tone="fail" icon={crossCircleIcon}>
              {openPapers}
              <span className="visually-hidden"> missing or failed</span>
            </State>
          )}
        </AppLink>
      ))}
    </nav>
  );
}
