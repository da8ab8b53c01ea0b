import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { navigate } from './navigation.ts';

/** A real link: new tab, copy and middle click work. */
export function AppLink({ href, onClick, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}

function isForTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
