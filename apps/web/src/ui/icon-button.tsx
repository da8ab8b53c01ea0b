import type { ComponentPropsWithRef } from 'react';
import { cx } from '../browser/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconDrawing } from './icons.ts';

export interface IconButtonLook {
  /** What the button does, for those who do not see the drawing; also its tooltip. */
  label: string;
  drawing: IconDrawing;
  size?: number;
}

/** A 44 px button that is only a drawing, for acts everybody knows by sight. */
export function IconButton({
  label,
  drawing,
  size = 24,
  className,
  ...rest
}: IconButtonLook & ComponentPropsWithRef<'button'>) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={cx(styles.iconButton, className)}>
      <Icon drawing={drawing} size={size} />
    </button>
  );
}
