import { useCallback, useEffect, useState } from 'react';

export type Pane = 'list' | 'thread' | 'person';

const panes: readonly Pane[] = ['list', 'thread', 'person'];

/** Which pane a phone shows. The browser's Back goes from the person to the thread and from there to the list; no address ever names anybody. */
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
