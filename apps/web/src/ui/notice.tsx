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
  /** Replaces the tone's icon. */
  icon?: IconDrawing;
  action?: ReactNode;
  /** Spans the page, as the offline notice does. */
  isBar?: boolean;
  /** For screen readers: `alert` interrupts, `status` waits for a pause. */
  role?: 'alert' | 'status';
  className?: string;
}

const icons: Record<Tone, IconDrawing> = {
  info: infoIcon,
  positive: checkCircleIcon,
  warning: warnIcon,
  danger: alertIcon,
};

export function Notice({ tone, children, icon = icons[tone], action, isBar = false, role, className }: NoticeProps) {
  return (
    <div role={role} className={cx(styles.notice, styles[tone], isBar && styles.bar, className)}>
      <Icon drawing={icon} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
