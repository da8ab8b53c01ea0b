import type { ReactNode } from 'react';
import { cx } from '../browser/class-names.ts';
import { Icon } from './icon.tsx';
import type { IconDrawing } from './icons.ts';
import { alertIcon, checkCircleIcon, infoIcon, warnIcon } from './more-icons.ts';
import styles from './notice.module.css';

type Tone = 'info' | 'positive' | 'warning' | 'danger';

interface NoticeProps {
  tone: Tone;
  children: ReactNode;
  /** Instead of the tone's own drawing. */
  icon?: IconDrawing;
  /** A link or button at the end. */
  action?: ReactNode;
  /** Lies across the whole page, such as the offline line. */
  isBar?: boolean;
  /** How it reaches a screen reader when it appears: `alert` at once, `status` when there is a pause. */
  role?: 'alert' | 'status';
  className?: string;
}

const icons: Record<Tone, IconDrawing> = {
  info: infoIcon,
  positive: checkCircleIcon,
  warning: warnIcon,
  danger: alertIcon,
};

/** One thing a person should know, where it matters. */
export function Notice({ tone, children, icon = icons[tone], action, isBar = false, role, className }: NoticeProps) {
  return (
    <div role={role} className={cx(styles.notice, styles[tone], isBar && styles.bar, className)}>
      <Icon drawing={icon} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
