import { useEffect, useState } from 'react';
import type { ShoeHistory, ShoesApi } from '../shoes.api.ts';

type Entry = ShoeHistory[number];

/** Who set a field to its present value, and when. */
export type StepMarks = ReadonlyMap<string, Pick<Entry, 'at' | 'by'>>;

const none: StepMarks = new Map();

/** Read from the history, so nothing is stored twice. Empty until loaded; rows work without it. */
export function useStepMarks(api: ShoesApi, id: string, version: number): StepMarks {
  const [marks, setMarks] = useState(none);
  useEffect(() => {
    const abort = new AbortController();
    const isCurrent = () => !abort.signal.aborted && version > 0;
    api.history(id, { isUserAction: false, signal: abort.signal }).then(
      (entries) => isCurrent() && setMarks(stepMarks(entries)),
      () => {
        // Dates and boxes are there without the names.
      },
    );
    return () => abort.abort();
  }, [api, id, version]);
  return marks;
}

/** `entries`: newest first. */
export function stepMarks(entries: readonly Entry[]): StepMarks {
  const marks = new Map<string, Pick<Entry, 'at' | 'by'>>();
  for (const { at, by, changes } of entries)
    for (const { path } of changes) if (!marks.has(path)) marks.set(path, { at, by });
  return marks;
}
