import type { ShoeCaseListItem, ShoeStep } from '@rxweb/contracts/shoes/cases';
import { formatCount } from '@rxweb/domain/text/format-count';
import { useId } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { chevronDownIcon } from '../../../ui/more-icons.ts';
import { personIcon } from '../../../ui/staff-icons.ts';
import { papersText, personText, runsOutText } from '../labels.ts';
import { caseViewQuery } from '../list/case-view.ts';
import { DeadlineMark, MissingChips, RequestMark, WaitingBadge } from '../marks.tsx';
import { caseHref, shoePaths } from '../shoe-paths.ts';
import { nextStep } from '../workspace/next-step.ts';
import styles from './lane.module.css';

interface LaneProps {
  step: ShoeStep;
  /** `cases` may hold fewer. */
  count: number;
  cases: readonly ShoeCaseListItem[];
  today: string;
  owner: string;
  /** Shown beside other lanes; otherwise stacked and collapsible. */
  isWide: boolean;
}

export function Lane({ step, count, cases, today, owner, isWide }: LaneProps) {
  const texts = useShoesTexts();
  const titleId = useId();
  const title = (
    <h2 id={titleId} className={styles.title}>
      {texts.steps[step]}
    </h2>
  );
  const number = (
    <span className={styles.count}>
      {formatCount(count)}
      <span className="visually-hidden"> {count === 1 ? texts.board.case : texts.board.cases}</span>
    </span>
  );
  const content = (
    <>
      {cases.length === 0 && <p className={styles.nothing}>{texts.board.nothing}</p>}
      <ul className={styles.cards}>
        {cases.map((line) => (
          <Card key={line.id} step={step} line={line} today={today} />
        ))}
      </ul>
      {cases.length < count && (
        <AppLink href={shoePaths.cases + caseViewQuery({ owner, missing: step })} className={styles.all}>
          {texts.board.showAll(formatCount(count))}
        </AppLink>
      )}
    </>
  );
  if (isWide) {
    return (
      <section aria-labelledby={titleId} className={cx(styles.lane, count === 0 && styles.empty)}>
        <header className={styles.head}>
          {title}
          {number}
        </header>
        {content}
      </section>
    );
  }
  return (
    <details className={styles.lane} open={count > 0}>
      <summary className={styles.head}>
        {title}
        {number}
        <Icon drawing={chevronDownIcon} className={styles.chevron} />
      </summary>
      {content}
    </details>
  );
}

interface CardProps {
  step: ShoeStep;
  line: ShoeCaseListItem;
  today: string;
}

function Card({ step, line, today }: CardProps) {
  const texts = useShoesTexts();
  const { patient_name, patient_id, owner, missing, waitingSince, runsOutFirst, status, nextDeadline } = line;
  const next = line.next && nextStep(line.next, texts);
  const others = missing.filter((each) => each !== step);
  return (
    <li className={styles.card}>
      <p className={styles.who}>
        <AppLink href={caseHref(line.id)} className={styles.name}>
          {patient_name}
        </AppLink>
        <span className={styles.id}>{patient_id}</span>
      </p>
      <DeadlineMark line={line} today={today} />
      {status === 'open' && nextDeadline && runsOutFirst && (
        <p className={styles.first}>{runsOutText(runsOutFirst, nextDeadline < today, texts)}</p>
      )}
      <WaitingBadge since={waitingSince} today={today} />
      <RequestMark due={line.requestDue} today={today} />
      <p className={styles.first}>
        {papersText(line.progress, texts)}
        {next && texts.board.next(next.label.charAt(0).toLowerCase() + next.label.slice(1))}
      </p>
      {others.length > 0 && <MissingChips label={texts.board.alsoMissing} steps={others} />}
      <p className={styles.owner}>
        <Icon drawing={personIcon} size={18} />
        {personText(owner, texts)}
      </p>
    </li>
  );
}
