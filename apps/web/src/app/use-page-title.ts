import { useEffect } from 'react';
import { useStore } from '../lib/boot.tsx';

/** Names the browser tab: the page, then the store. */
export function usePageTitle(title?: string): void {
  const { name } = useStore();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}
