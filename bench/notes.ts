/** Why a goal is missed, and the next step; by the row's id. Printed under the table, and asked for where a row is missed without one. */
export const notes: Readonly<Record<string, string>> = {
  'page-bytes':
    'React is 58 kB of it. Next: the bundler’s runtime (0.4 kB) into the page’s file, and the keeping of early drops into the first script.',
  'page-performance': 'mostly by its blocking time, see there.',
  'page-fcp':
    'the one answer is 4.9 kB and carries the styles of the whole first screen; the floor’s is 1.3 kB. Next: the styles of parts below the fold later, as is done with wide windows.',
  'page-lcp':
    'Lighthouse adds the scripts that were asked for before the paint was seen. Next: ask for them a frame later.',
  'page-tbt':
    'the page’s file is compiled, run and takes the markup over in one task of 160 ms, what comes alive later in another, at a quarter of the processor. Next: hydrate the chat bar and each later part in a task of its own.',
  'staff-bytes':
    'visitors’ 70 kB, 42 kB of the backend client, 20 kB of React Aria, and the page. Next: the router (10 kB) and the schemas (11 kB) cut to what a page uses, React Aria’s dialog at its first opening.',
  'stream-parse-20000': '3.7 in an earlier run. Next: measure again, and parse the open block at fewer lengths.',
  'stream-piece-growth':
    'below 1 before the conversation’s code came apart from the page’s. Next: find what every piece draws anew; the conversation’s own view is the first suspect.',
  'start-existing-data':
    'Node’s own start, 3 MB of compiled code and the routes; PostgreSQL starts beside it. Next: the in-process services as files of their own, read when first called.',
  'idle-after-use':
    'the heap after use, with what routes compiled at their first call. Next: a snapshot of the heap then.',
  'insert-one-connection':
    'a flush takes 0.12 ms on this disk, so what is compared is PostgreSQL’s own work. On a disk that takes 1 ms it is the flush.',
  'insert-ten-connections':
    'see one connection; ten writers share two processors with the database. Next: a profile of the database.',
  'post-cpu':
    'validated at both ends, two headers of policy, limits by address and visitor, a cookie, a log line. Next: a profile of this bench; the log line and the cookie first.',
  'sse-held-heap':
    'the request, its log and its limits are kept with the stream. Next: heap snapshots beside the bare server’s.',
  'sse-held-resident': 'see the heap.',
  'chat-heap': 'the conversation with the model is held too: its connection, its SDK, the text so far.',
  'chat-resident': 'see the heap.',
};
