import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { Icon } from './icon.tsx';
import { checkCircleIcon, clockIcon } from './icons.ts';
import styles from './state.module.css';

const icons = { pass: checkCircleIcon, warn: clockIcon };

/** How something stands: a drawing and a word, in the colour of good or of waiting. */
export function State({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
  return (
    <span className={cx(styles.state, styles[tone])}>
      <Icon drawing={icons[tone]} />
      {children}
    </span>
  );
}
