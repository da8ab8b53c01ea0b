import { useEffect } from 'react';
import { useStore } from '../lib/boot.tsx';
import { setPageTitle } from '../lib/page-title.ts';

/** Names the browser tab: the page, then the store. */
export function usePageTitle(title?: string): void {
  const { name } = useStore();
  useEffect(() => {
    setPageTitle(title ? `${title} · ${name}` : name);
  }, [title, name]);
}
