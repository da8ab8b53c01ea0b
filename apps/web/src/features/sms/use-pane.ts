import { useCallback, useEffect, useState } from 'react';

export type Pane = 'list' | 'thread' | 'person';

const panes: readonly Pane[] = ['list', 'thread', 'person'];

/** The pane a phone shows. Back goes to the thread, then the list; the address never names a person. */
export function usePane(): { pane: Pane; open: (pane: Pane) => void; back: () => void } {
  const [pane, setPane] = useState<Pane>('list');
  useEffect(() => {
    const handlePop = () => setPane(paneIn(history.state));
    addEventListener('popstate', handlePop);
    return () => removeEventListener('popstate', handlePop);
  }, []);
  const open = useCallback((next: Pane) => {
    if (panes.indexOf(next) > panes.indexOf(paneIn(history.state))) history.pushState({ smsPane: next }, '');
    setPane(next);
  }, []);
  const back = useCallback(() => history.back(), []);
  return { pane, open, back };
}

function paneIn(state: unknown): Pane {
  const named: unknown = Object(state).smsPane;
  return panes.find((pane) => pane === named) ?? 'list';
}
