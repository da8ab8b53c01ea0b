/** Why a goal is missed, and the next step; by the row's id. */
export const notes: Readonly<Record<string, string>> = {
  'staff-bytes':
    'a shoe case has 232 kB, all others under 208: visitors’ 70 kB, 20 kB of the auth client, 11 kB each of router and schemas, the frame and the page. Next: the checks of a case (29 kB) when its form is shown, texts in the language in use, 25 requests (28 to 52 now).',
  'upload-of-write':
    'this disk writes and flushes 10 MiB in 10 ms; the request takes 12 ms more (0.90 in an earlier run). Next: a profile of the program alone while bodies come.',
  'post-cpu':
    'validated at both ends, two headers of policy, limits by address and visitor, a cookie, a log line. Next: a profile of this bench; the log line and the cookie first.',
  'sse-held-heap':
    'since then held streams leave the HTTP server (decision 56): 16 to 17.7 kB at 700 streams before a whole run; what is left is the answer’s own chain of generators and promises. Next: one iterator in place of five.',
  'sse-held-resident': 'see the heap.',
  'growth-case-board-owner':
    'the answer grows: of 1,000 cases one owner has less than a lane holds, of 10,000 every lane is full with 50 cards (30.7 ms; 22.4 of 100,000). Next: fewer cards a lane at first, the rest as somebody scrolls.',
  'growth-audit-list-from': '7.7 ms, 4.0 at 10,000 rows; not looked into. Next: its plan at 100,000 rows.',
  'read-200-messages-as-admin-cpu':
    'the session’s standing, role and claims are set before the statement and the policy is asked for each row; the token, limits and a log line come on top. Next: the limits’ statement and the settings in one round trip.',
  'read-200-messages-as-admin-of-lite':
    'lite reads SQLite in its own process, without a policy, a session or a limit; its sign-in, refresh, upload and download make 1.6 to 5.4 times fewer calls a second than ours. Next: as above.',
};
