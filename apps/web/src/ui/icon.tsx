import { cx } from '../lib/class-names.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import styles from './icon.module.css';
import type { IconDrawing } from './icons.ts';

interface IconProps {
  drawing: IconDrawing;
  /** Width and height in px. */
  size?: number;
  className?: string | undefined;
  /** Adorns words that say it all: in the server's markup only its place is kept, and it is drawn with the script. */
  isAdornment?: boolean;
}

/** A drawing beside words. It says nothing to a screen reader: the words do. */
export function Icon({ drawing, size = 20, className, isAdornment = false }: IconProps) {
  const isHydrated = useHydrated();
  const { stroke, fill }: Partial<IconDrawing> = isAdornment && !isHydrated ? {} : drawing;
  return (
    <svg className={cx(styles.icon, className)} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {stroke && <path d={stroke} />}
      {fill && <path d={fill} fill="currentColor" />}
    </svg>
  );
}
