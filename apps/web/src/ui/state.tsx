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
  /** Instead of the tone's own drawing. */
  icon?: IconDrawing;
  children: ReactNode;
}

/** How something stands: a drawing and a word, in the colour of good, of waiting or of trouble, or in none. */
export function State({ tone, icon = icons[tone], children }: StateProps) {
  return (
    <span className={cx(styles.state, styles[tone])}>
      <Icon drawing={icon} />
      {children}
    </span>
  );
}
