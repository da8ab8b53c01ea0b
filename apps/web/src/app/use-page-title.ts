import { useEffect } from 'react';
import { useStore } from '../boot/boot.tsx';
import { setPageTitle } from '../navigation/page-title.ts';

/** The page, then the store. */
export function usePageTitle(title?: string): void {
  const { name } = useStore();
  useEffect(() => {
    setPageTitle(title ? `${title} · ${name}` : name);
  }, [title, name]);
}
