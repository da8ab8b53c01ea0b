import type { ComponentPropsWithRef } from 'react';
import { cx } from '../browser/class-names.ts';
import styles from './button.module.css';
import { Icon } from './icon.tsx';
import type { IconDrawing } from './icons.ts';

export interface ButtonVariant {
  /** One `primary` per screen; `danger` only for 911 and named destructive actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'large';
  isWide?: boolean;
  icon?: IconDrawing;
}

/** Shows progress by its text, not a spinner. */
export function Button({
  variant,
  size,
  isWide,
  icon,
  className,
  children,
  ...rest
}: ButtonVariant & ComponentPropsWithRef<'button'>) {
  return (
    <button type="button" {...rest} className={cx(buttonVariant({ variant, size, isWide }), className)}>
      {icon && <Icon drawing={icon} />}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  isWide,
  icon,
  className,
  children,
  ...rest
}: ButtonVariant & ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} className={cx(buttonVariant({ variant, size, isWide }), className)}>
      {icon && <Icon drawing={icon} />}
      {children}
    </a>
  );
}

interface Look {
  variant?: ButtonVariant['variant'] | undefined;
  size?: ButtonVariant['size'] | undefined;
  isWide?: boolean | undefined;
}

export function buttonVariant({ variant = 'secondary', size, isWide }: Look): string {
  return cx(styles.button, styles[variant], size === 'large' && styles.large, isWide && styles.wide);
}
