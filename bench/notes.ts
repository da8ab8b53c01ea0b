/** Why a goal is missed, and the next step; by the row's id. */
export const notes: Readonly<Record<string, string>> = {
  'staff-bytes':
    'a shoe case has 232 kB, all others under 208: visitors’ 70 kB, 20 kB of the auth client, 11 kB each of router and schemas, the frame and the page. Next: the checks of a case (29 kB) when its form is shown, texts in the language in use, 25 requests (28 to 52 now).',
  'upload-of-write':
    'this disk writes and flushes 10 MiB in 10 ms; taking 10 MiB from a socket, without storing them, takes as long. The disk begins to store while the rest arrives, which a whole run has not seen yet. Next: the checks before the first byte, 3 ms.',
  'post-cpu':
    'the profile is flat: a fifth collects the heap (1 % of the bare server’s), writing to the socket, schemas, limits and headers share the rest. A young part of 4 MB changed less than the machine’s noise. Next: fewer objects for each request.',
  'sse-held-heap':
    'at 10,000 streams 14.5 kB and 16.2 resident since they leave the HTTP server (decision 56): 37 contexts, 30 closures and 14 promises each, of the answer’s own chain of generators. Next: one iterator in place of five.',
  'sse-held-resident': 'see the heap.',
  'growth-case-board-owner':
    'before the counts of what closes and is over came from an index of their own: they read every open case of an owner in their range, 1,250 of 100,000. Next: a whole run.',
  'growth-audit-list-from':
    'before the newest entries were tried first: statistics don’t know the latest hours, so all of them, noted by the lists before, were read and sorted for one page. Next: a whole run; a range that ended long ago still passes over all newer entries (88 to 178 ms).',
  'read-200-messages-as-admin-cpu':
    'the session’s standing, and role and claims, come before the statement; each read is noted in the audit log before it leaves, which was a quarter of it. Entries that come together are written together now. Next: the standing in the message that sets the role.',
  'read-200-messages-as-admin-of-lite':
    'lite reads SQLite in its own process, without a policy, a session or a limit; its sign-in, refresh, upload and download make 1.6 to 5.4 times fewer calls a second than ours. Next: as above.',
};
