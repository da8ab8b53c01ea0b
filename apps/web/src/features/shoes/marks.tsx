import type { ShoeCaseListItem, ShoeStep } from '@rxweb/contracts/shoes/cases';
import { cx } from '../../browser/class-names.ts';
import { useShoesTexts } from '../../texts/shoes/use-shoes-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { calendarIcon, clockIcon, warnIcon } from '../../ui/more-icons.ts';
import { deadlineStyle, requestStyle, waitingStyle } from './labels.ts';
import styles from './marks.module.css';

const deadlineIcons = { calm: calendarIcon, amber: clockIcon, red: warnIcon };

interface DeadlineMarkProps {
  line: Pick<ShoeCaseListItem, 'status' | 'nextDeadline'>;
  today: string;
  /** Beside the date: only how long it is. */
  isShort?: boolean;
}

/** Nothing without a deadline. */
export function DeadlineMark({ line, today, isShort = false }: DeadlineMarkProps) {
  const look = deadlineStyle(line, today, useShoesTexts());
  if (!look) return null;
  return (
    <span className={cx(styles.mark, styles[look.tone])}>
      <Icon drawing={deadlineIcons[look.tone]} size={18} />
      {isShort ? look.left : look.text}
    </span>
  );
}

/** Amber when it is time to ask again. */
export function WaitingBadge({ since, today }: { since: string | null; today: string }) {
  const look = waitingStyle(since, today, useShoesTexts());
  if (!look) return null;
  return (
    <span className={cx(styles.waiting, look.isLate && styles.late)}>
      <Icon drawing={clockIcon} size={18} />
      {look.text}
    </span>
  );
}

/** How long a contractor's request for records is still open. Nothing without one. */
export function RequestMark({ due, today }: { due: string | null; today: string }) {
  const look = requestStyle(due, today, useShoesTexts());
  if (!look) return null;
  return (
    <span className={cx(styles.mark, styles[look.tone])}>
      <Icon drawing={deadlineIcons[look.tone]} size={18} />
      {look.text}
    </span>
  );
}

interface MissingChipsProps {
  label: string;
  steps: readonly ShoeStep[];
  /** The rest is only counted. */
  most?: number;
}

export function MissingChips({ label, steps, most = steps.length }: MissingChipsProps) {
  const { steps: names } = useShoesTexts();
  const rest = steps.slice(most).map((step) => names[step]);
  return (
    <ul className={styles.chips} aria-label={label}>
      {steps.slice(0, most).map((step) => (
        <li key={step} className={styles.chip}>
          {names[step]}
        </li>
      ))}
      {rest.length > 0 && (
        <li className={styles.more} title={rest.join(', ')}>
          <span aria-hidden="true">+{rest.length}</span>
          <span className="visually-hidden">{rest.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
