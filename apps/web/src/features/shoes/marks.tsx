import type { ShoeCaseLine, ShoeStep } from '@rxweb/contracts/shoes/cases';
import { cx } from '../../browser/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { calendarIcon, clockIcon, warnIcon } from '../../ui/more-icons.ts';
import { deadlineLook, stepWords, waitingLook } from './labels.ts';
import styles from './marks.module.css';

const deadlineIcons = { calm: calendarIcon, amber: clockIcon, red: warnIcon };

/** How near the next deadline of a case is, in words and colour. Nothing when it has none. */
export function DeadlineMark({ line, today }: { line: ShoeCaseLine; today: string }) {
  const look = deadlineLook(line, today);
  if (!look) return null;
  return (
    <span className={cx(styles.mark, styles[look.tone])}>
      <Icon drawing={deadlineIcons[look.tone]} size={18} />
      {look.text}
    </span>
  );
}

/** Since when papers are asked for; amber when it is time to ask again. */
export function WaitingMark({ since, today }: { since: string | null; today: string }) {
  const look = waitingLook(since, today);
  if (!look) return null;
  return (
    <span className={cx(styles.waiting, look.isLate && styles.late)}>
      <Icon drawing={clockIcon} size={18} />
      {look.text}
    </span>
  );
}

interface MissingChipsProps {
  label: string;
  steps: readonly ShoeStep[];
  /** How many are shown by name; the others are counted. */
  most?: number;
}

/** What is missing, in the order in which it is done. */
export function MissingChips({ label, steps, most = steps.length }: MissingChipsProps) {
  const rest = steps.slice(most).map((step) => stepWords[step]);
  return (
    <ul className={styles.chips} aria-label={label}>
      {steps.slice(0, most).map((step) => (
        <li key={step} className={styles.chip}>
          {stepWords[step]}
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
