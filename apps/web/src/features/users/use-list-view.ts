import { useCallback } from 'react';
import { useLocation } from '../../navigation/location.ts';
import { navigate } from '../../navigation/navigation.ts';
import { type ListView, parseView, viewQuery } from './list-view.ts';

/** What the list shows, kept in the address: a reload, a bookmark and the way back find it again. */
export function useListView(): [ListView, (view: ListView) => void] {
  const { pathname, search } = useLocation();
  const show = useCallback(
    (view: ListView) => navigate(pathname + viewQuery(view), { replace: true, keepScroll: true }),
    [pathname],
  );
  return [parseView(search), show];
}
