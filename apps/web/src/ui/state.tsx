import type { ReactNode } from 'react';
import { cx } from '../browser/class-names.ts';
import { Icon } from './icon.tsx';
import type { IconDrawing } from './icons.ts';
import { alertIcon, checkCircleIcon, clockIcon } from './more-icons.ts';
import { dashedCircleIcon } from './staff-icons.ts';
import styles from './state.module.css';

const icons = { pass: checkCircleIcon, warn: clockIcon, fail: alertIcon, off: dashedCircleIcon };

interface StateProps {
  tone: keyof typeof icons;
  /** Replaces the tone's icon. */
  icon?: IconDrawing;
  children: ReactNode;
}

export function State({ tone, icon = icons[tone], children }: StateProps) {
  return (
    <span className={cx(styles.state, styles[tone])}>
      <Icon drawing={icon} />
      {children}
    </span>
  );
}
