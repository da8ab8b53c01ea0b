import type { DeclineReason, RequestNeed, RequestStep, RequestText } from '@rxweb/contracts/requests/kinds';
import type { RequestChange, RequestFile } from '@rxweb/contracts/requests/staff';
import { undoing } from '@rxweb/domain/requests/undoing';
import { useState } from 'react';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { useStableCall } from '../../../ui/use-stable-call.ts';
import type { RequestQuery } from '../use-request.ts';
import { textAfter } from './which-text.ts';

export interface Steps {
  take: (step: RequestStep) => Promise<boolean>;
  ask: (need: RequestNeed) => Promise<boolean>;
  decline: (reason: DeclineReason) => Promise<boolean>;
  reopen: () => Promise<boolean>;
  /** The text that fits the step just taken. */
  offered: RequestText | null;
  dropOffer: () => void;
}

/** Steps of a request, each with its undo and the text that fits it. */
export function useSteps(query: RequestQuery, onUndo: (words: string, undo: () => void) => void): Steps {
  const { toast, steps } = useStaffRequestsTexts();
  const [offered, setOffered] = useState<RequestText | null>(null);
  const change = useStableCall(query.change);
  const undo = async (before: RequestFile, after: RequestFile) => {
    setOffered(null);
    for (const back of undoing(before, after)) if (!(await change(back))) return;
  };
  const apply = async (wanted: RequestChange, words: string) => {
    const before = query.request;
    const after = await change(wanted);
    if (!before || !after) return false;
    setOffered(textAfter(after));
    onUndo(words, () => void undo(before, after));
    return true;
  };
  return {
    take: (step) => apply({ change: 'step', step }, toast.step(steps[step])),
    ask: (need) => apply({ change: 'needs_you', need }, toast.asked),
    decline: (reason) => apply({ change: 'decline', reason }, toast.closed),
    reopen: async () => {
      setOffered(null);
      return (await change({ change: 'reopen' })) !== null;
    },
    offered,
    dropOffer: () => setOffered(null),
  };
}
