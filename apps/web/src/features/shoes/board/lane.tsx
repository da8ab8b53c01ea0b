import type { ShoeCaseLine, ShoeStep } from '@rxweb/contracts/shoes/cases';
import { formatCount } from '@rxweb/domain/text/format-count';
import { useId } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { chevronDownIcon } from '../../../ui/more-icons.ts';
import { personIcon } from '../../../ui/staff-icons.ts';
import { personWords, stepWords, windowWords } from '../labels.ts';
import { caseViewQuery } from '../list/case-view.ts';
import { DeadlineMark, MissingChips, WaitingMark } from '../marks.tsx';
import { caseHref, type ShoeLinks } from '../shoe-links.ts';
import styles from './lane.module.css';

interface LaneProps {
  step: ShoeStep;
  /** How many wait there; `cases` may be fewer. */
  count: number;
  cases: readonly ShoeCaseLine[];
  today: string;
  links: ShoeLinks;
  owner: string;
  /** Beside the others rather than under them, where it can be folded. */
  isWide: boolean;
}

/** The cases of which one step is the next that is missing. */
export function Lane({ step, count, cases, today, links, owner, isWide }: LaneProps) {
  const titleId = useId();
  const title = (
    <h2 id={titleId} className={styles.title}>
      {stepWords[step]}
    </h2>
  );
  const number = (
    <span className={styles.count}>
      {formatCount(count)}
      <span className="visually-hidden"> {count === 1 ? 'case' : 'cases'}</span>
    </span>
  );
  const content = (
    <>
      {cases.length === 0 && <p className={styles.nothing}>Nothing waits here.</p>}
      <ul className={styles.cards}>
        {cases.map((line) => (
          <Card key={line.id} step={step} line={line} today={today} links={links} />
        ))}
      </ul>
      {cases.length < count && (
        <AppLink href={links.dmeCases + caseViewQuery({ owner, missing: step })} className={styles.all}>
          Show all {formatCount(count)}
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
  line: ShoeCaseLine;
  today: string;
  links: ShoeLinks;
}

function Card({ step, line, today, links }: CardProps) {
  const { patient_name, patient_id, owner, missing, waitingSince, runsOutFirst, status, nextDeadline } = line;
  const others = missing.filter((each) => each !== step);
  return (
    <li className={styles.card}>
      <p className={styles.who}>
        <AppLink href={caseHref(links, line.id)} className={styles.name}>
          {patient_name}
        </AppLink>
        <span className={styles.id}>{patient_id}</span>
      </p>
      <DeadlineMark line={line} today={today} />
      {status === 'open' && nextDeadline && runsOutFirst && (
        <p className={styles.first}>{windowWords[runsOutFirst]} runs out first</p>
      )}
      <WaitingMark since={waitingSince} today={today} />
      {others.length > 0 && <MissingChips label="Missing too" steps={others} />}
      <p className={styles.owner} title={owner?.email ?? undefined}>
        <Icon drawing={personIcon} size={18} />
        {owner ? personWords(owner) : 'Nobody’s'}
      </p>
    </li>
  );
}
