import type { ComponentPropsWithRef } from 'react';
import { AppLink } from '../navigation/app-link.tsx';
import { type ButtonLook, buttonLook } from './button.tsx';
import { Icon } from './icon.tsx';

/** A link to a page of the app that looks like a button. */
export function PageLink({
  variant,
  size,
  isWide,
  icon,
  children,
  ...rest
}: ButtonLook & Omit<ComponentPropsWithRef<'a'>, 'className'> & { href: string }) {
  return (
    <AppLink {...rest} className={buttonLook({ variant, size, isWide })}>
      {icon && <Icon drawing={icon} />}
      {children}
    </AppLink>
  );
}
