/** Why a goal is missed, and the next step; by the row's id. */
export const notes: Readonly<Record<string, string>> = {
  'staff-bytes':
    'a shoe case has 232 kB, all others under 208: visitors’ 70 kB, 20 kB of the auth client, 11 kB each of router and schemas, the frame and the page. Next: the checks of a case (29 kB) when its form is shown, texts in the language in use, 25 requests (28 to 52 now).',
  'upload-of-write':
    'this disk writes and flushes 10 MiB in 10 ms; the request takes 12 ms more (0.90 in an earlier run). Next: a profile of the program alone while bodies come.',
  'post-cpu':
    'the profile is flat: writing to the socket is a quarter, the schema of what is asked and answered 9 %, limits 5, the log line 4, the cookie 3. Next: the addresses that are worked out twice, headers checked once.',
  'sse-held-heap':
    'since then held streams leave the HTTP server (decision 56): 16 to 17.7 kB at 700 streams before a whole run; what is left is the answer’s own chain of generators and promises. Next: one iterator in place of five.',
  'sse-held-resident': 'see the heap.',
  'growth-case-board-owner':
    'before the counts of what closes and is over came from an index of their own: they read every open case of an owner in their range, 1,250 of 100,000. Next: a whole run.',
  'growth-audit-list-from':
    'before the newest entries were tried first: statistics don’t know the latest hours, so all of them, noted by the lists before, were read and sorted for one page. Next: a whole run; a range that ended long ago still passes over all newer entries (88 to 178 ms).',
  'read-200-messages-as-admin-cpu':
    'the session’s standing, role and claims are set before the statement and the policy is asked for each row; the token, limits and a log line come on top. Next: the limits’ statement in the same round trip.',
  'read-200-messages-as-admin-of-lite':
    'lite reads SQLite in its own process, without a policy, a session or a limit; its sign-in, refresh, upload and download make 1.6 to 5.4 times fewer calls a second than ours. Next: as above.',
};
