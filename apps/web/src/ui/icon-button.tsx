import type { ComponentPropsWithRef } from 'react';
import { cx } from '../browser/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconDrawing } from './icons.ts';

export interface IconButtonVariant {
  /** For screen readers, and as the tooltip. */
  label: string;
  drawing: IconDrawing;
  size?: number;
}

/** A 44 px icon button, for familiar actions. */
export function IconButton({
  label,
  drawing,
  size = 24,
  className,
  ...rest
}: IconButtonVariant & ComponentPropsWithRef<'button'>) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={cx(styles.iconButton, className)}>
      <Icon drawing={drawing} size={size} />
    </button>
  );
}
