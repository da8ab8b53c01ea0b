import type { ComponentPropsWithRef } from 'react';
import { cx } from '../browser/class-names.ts';
import { Adornment } from './adornment.tsx';
import styles from './button.module.css';
import type { IconDrawing } from './icons.ts';

export interface ButtonLook {
  /** One `primary` a screen; `danger` only for 911 and named destructive acts. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'large';
  /** Takes the whole width of its place. */
  isWide?: boolean;
  icon?: IconDrawing;
}

/** A button with a verb. Busy is said by changing the words, not by a spinner. */
export function Button({
  variant,
  size,
  isWide,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & ComponentPropsWithRef<'button'>) {
  return (
    <button type="button" {...rest} className={cx(buttonLook({ variant, size, isWide }), className)}>
      {icon && <Adornment drawing={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button, for places rather than acts. */
export function ButtonLink({
  variant,
  size,
  isWide,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} className={cx(buttonLook({ variant, size, isWide }), className)}>
      {icon && <Adornment drawing={icon} />}
      {children}
    </a>
  );
}

interface Look {
  variant?: ButtonLook['variant'] | undefined;
  size?: ButtonLook['size'] | undefined;
  isWide?: boolean | undefined;
}

/** The class names of a button's look. */
export function buttonLook({ variant = 'secondary', size, isWide }: Look): string {
  return cx(styles.button, styles[variant], size === 'large' && styles.large, isWide && styles.wide);
}
