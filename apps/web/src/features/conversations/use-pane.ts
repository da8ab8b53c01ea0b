import { useCallback, useEffect, useState } from 'react';

export type Pane = 'list' | 'transcript';

const stateKey = 'conversationPane';

/** The pane a phone shows. Back returns to the list; the address never names a conversation. */
export function usePane(): { pane: Pane; open: () => void; back: () => void } {
  const [pane, setPane] = useState<Pane>('list');
  useEffect(() => {
    const handlePop = () => setPane(paneIn(history.state));
    addEventListener('popstate', handlePop);
    return () => removeEventListener('popstate', handlePop);
  }, []);
  const open = useCallback(() => {
    if (paneIn(history.state) === 'list') history.pushState({ [stateKey]: 'transcript' }, '');
    setPane('transcript');
  }, []);
  const back = useCallback(() => {
    setPane('list');
    if (paneIn(history.state) === 'transcript') history.back();
  }, []);
  return { pane, open, back };
}

function paneIn(state: unknown): Pane {
  const named: unknown = Object(state)[stateKey];
  return named === 'transcript' ? 'transcript' : 'list';
}
