import type { SlotPage } from '@rxweb/contracts/requests/slots';
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../browser/log.ts';

export interface SlotSource {
  /** A week from that date; null when nothing can be booked here. */
  load: (from: string | undefined) => Promise<SlotPage | null>;
  /** Keeps a time for this visitor; false when it was just taken. Without it nothing is kept. */
  hold?: (startsAt: string) => Promise<boolean>;
}

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'not-offered' } | { kind: 'ready'; page: SlotPage };

/** The week that is shown. `source` must keep its identity. A reload keeps the days on the screen. */
export function useSlots({ load }: SlotSource) {
  /** A new object loads again. */
  const [wanted, setWanted] = useState<{ from?: string }>({});
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    let isGone = false;
    load(wanted.from).then(
      (page) => isGone || setState(page ? { kind: 'ready', page } : { kind: 'not-offered' }),
      (error) => {
        logFailure('The free times could not be loaded', error);
        if (!isGone) setState({ kind: 'failed' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, wanted]);
  const goTo = useCallback((from: string) => setWanted({ from }), []);
  const reload = useCallback(() => setWanted((before) => ({ ...before })), []);
  return { state, goTo, reload };
}
