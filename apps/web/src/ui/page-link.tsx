import type { ComponentPropsWithRef } from 'react';
import { AppLink } from '../navigation/app-link.tsx';
import { type ButtonVariant, buttonVariant } from './button.tsx';
import { Icon } from './icon.tsx';

/** An in-app link that looks like a button. */
export function PageLink({
  variant,
  size,
  isWide,
  icon,
  children,
  ...rest
}: ButtonVariant & Omit<ComponentPropsWithRef<'a'>, 'className'> & { href: string }) {
  return (
    <AppLink {...rest} className={buttonVariant({ variant, size, isWide })}>
      {icon && <Icon drawing={icon} />}
      {children}
    </AppLink>
  );
}
