import { cx } from '../lib/class-names.ts';
import styles from './icon.module.css';
import type { IconDrawing } from './icons.ts';

interface IconProps {
  drawing: IconDrawing;
  /** Width and height in px. */
  size?: number;
  className?: string | undefined;
}

/** A drawing beside words. It says nothing to a screen reader: the words do. */
export function Icon({ drawing, size = 20, className }: IconProps) {
  return (
    <svg className={cx(styles.icon, className)} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {drawing.stroke && <path d={drawing.stroke} />}
      {drawing.fill && <path d={drawing.fill} fill="currentColor" />}
    </svg>
  );
}
