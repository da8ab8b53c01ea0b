import type { ComponentPropsWithRef } from 'react';
import { cx } from '../browser/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconButtonVariant } from './icon-button.tsx';

export function IconLink({
  label,
  drawing,
  size = 24,
  className,
  ...rest
}: IconButtonVariant & ComponentPropsWithRef<'a'>) {
  return (
    <a title={label} {...rest} className={cx(styles.iconButton, className)}>
      <Icon drawing={drawing} size={size} />
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
