import type { Language } from '@rxweb/contracts/shared/language';
import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { formatDate, formatMonthDay } from '@rxweb/domain/text/format';
import { useEffect, useRef } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { arrowLeftIcon, crossCircleIcon } from '../../../ui/staff-icons.ts';
import { State } from '../../../ui/state.tsx';
import { personText, phoneText } from '../labels.ts';
import { DeadlineMark } from '../marks.tsx';
import { shoePaths } from '../shoe-paths.ts';
import styles from './case-head.module.css';
import { CaseMenu, type CaseMenuProps } from './case-menu.tsx';
import { type CaseTab, caseTabs, tabHref } from './case-tabs.ts';
import { useCaseWords } from './case-words.ts';
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
  const { shared, own: texts } = useCaseWords();
  const { file } = menu;
  const { patient_name, patient_id, patient_phone, owner } = file;
  const facts = [
    patient_phone && phoneText(patient_phone),
    owner ? texts.owner(personText(owner, shared)) : texts.noOwner,
  ];
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <AppLink href={shoePaths.cases} className={styles.back} title={texts.allCases}>
          <Icon drawing={arrowLeftIcon} />
          <span className="visually-hidden">{texts.allCases}</span>
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
  const { shared, own: texts } = useCaseWords();
  const { status, nextDeadline, today } = file;
  return (
    <section className={styles.standing} aria-label={texts.standing}>
      {status !== 'open' && <Badge tone={tones[status]}>{shared.statuses[status]}</Badge>}
      {nextDeadline && (
        <p className={styles.deadline}>
          {status === 'delivered' ? texts.billBy : texts.deliverBy}{' '}
          <b>
            <time dateTime={nextDeadline}>{dayWithoutYear(nextDeadline, today, texts.language)}</time>
          </b>
        </p>
      )}
      <DeadlineMark line={file} today={today} isShort />
    </section>
  );
}

/** Links, as each tab is an address. */
function Tabs({ id, tab, openPapers }: { id: string; tab: CaseTab; openPapers: number }) {
  const texts = useCaseTexts();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
    // On phones the tabs scroll sideways; the page must not move.
    if (list.current && shown) list.current.scrollLeft = shown.offsetLeft - list.current.clientWidth / 3;
  }, [tab]);
  return (
    <nav ref={list} aria-label={texts.tabList} className={styles.tabs}>
      {caseTabs.map((each) => (
        <AppLink
          key={each}
          href={tabHref(id, each)}
          data-tab={each}
          aria-current={each === tab ? 'page' : undefined}
          className={cx(styles.tab)}
        >
          {texts.tabs[each]}
          {each === 'papers' && openPapers > 0 && (
            <State tone="fail" icon={crossCircleIcon}>
              {openPapers}
              <span className="visually-hidden"> {texts.openPapers}</span>
            </State>
          )}
        </AppLink>
      ))}
    </nav>
  );
}

/** The year is that of `today`, mostly. */
function dayWithoutYear(date: string, today: string, language: Language): string {
  return date.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(date, language) : formatDate(date, language);
}
