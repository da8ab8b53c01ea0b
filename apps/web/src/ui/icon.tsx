import { cx } from '../browser/class-names.ts';
import styles from './icon.module.css';
import type { IconDrawing } from './icons.ts';

export interface IconProps {
  drawing: IconDrawing;
  /** Width and height in px. */
  size?: number;
  className?: string | undefined;
}

/** An icon beside text, hidden from screen readers. */
export function Icon({ drawing, size = 20, className }: IconProps) {
  const { stroke, fill } = drawing;
  return (
    <svg className={cx(styles.icon, className)} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {stroke && <path d={stroke} />}
      {fill && <path d={fill} fill="currentColor" />}
    </svg>
  );
}
