import type { SmsLabel } from '@rxweb/contracts/sms/inbox';
import { cx } from '../../../browser/class-names.ts';
import styles from './label-chip.module.css';

export function LabelChip({ label: { name, color } }: { label: SmsLabel }) {
  return (
    <span className={cx(styles.chip, styles[color])} data-excerpt="" title={name}>
      {name}
    </span>
  );
}

/** In the store's order; those that were just removed are left out. */
export function labelsOf(ids: readonly string[], labels: readonly SmsLabel[]): SmsLabel[] {
  return labels.filter(({ id }) => ids.includes(id));
}
