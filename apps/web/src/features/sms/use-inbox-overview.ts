import type { CannedReply, SmsInboxOverview } from '@rxweb/contracts/sms/inbox';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useInboxApi } from './inbox.api.ts';

/** What the page needs to know once, and the numbers of its views, which are read again with each `revision`. */
export function useInboxOverview(revision: number) {
  const api = useInboxApi();
  const [overview, setOverview] = useState<SmsInboxOverview | null>(null);
  const asked = useMemo(() => ({ revision }), [revision]);
  useEffect(() => {
    // The list comes first; its first reading is revision 1.
    if (asked.revision === 0) return;
    const abort = new AbortController();
    api.read(abort.signal).then(setOverview, () => {
      // The list works without it.
    });
    return () => abort.abort();
  }, [api, asked]);
  const setReplies = useCallback(
    (replies: CannedReply[]) => setOverview((before) => before && { ...before, replies }),
    [],
  );
  return { overview, setReplies };
}
