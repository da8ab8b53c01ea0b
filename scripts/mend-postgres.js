import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Run after each install: mends what of the PostgreSQL library ends or stops the program when a connection is lost, or fills its memory (docs/decisions/0035).
 * JavaScript, since any Node runs it. Once a release holds the mend, this goes.
 */
const version = '3.4.9';
const library = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/postgres');

/** By file: what stands there, how often, and what takes its place. */
const mends = {
  'src/connection.js': [
    // A write whose turn comes when the connection is gone was an error that nothing could catch: it fails its query instead.
    [
      '  function nextWrite(fn) {\n',
      1,
      `  function nextWrite(fn) {
    if (!socket) {
      nextWriteTimer !== null && clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }
`,
    ],
    // What was not sent when the connection went was kept for the next one, which then waited for it to be sent, in vain.
    [
      '    clearImmediate(nextWriteTimer)\n',
      2,
      '    nextWriteTimer !== null && clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n',
    ],
    // What was asked between an error and the end that follows it was kept with the error, and the next connection waited for its answer for ever.
    // A connection that was taken and closed without a word was asked for again without a pause.
    [
      `    if (initial)
      return reconnect()

    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
    closedTime = performance.now()
    hadError && options.shared.retries++
    delay = (typeof backoff === 'function' ? backoff(options.shared.retries) : backoff) * 1000
`,
      1,
      `    const lost = Errors.connection('CONNECTION_CLOSED', options, socket)
    stream && (stream.destroy(lost), stream = null)
    query && queryError(query, lost)
    while (sent.length)
      queryError(sent.shift(), lost)
    query = results = errorResponse = null
    result = new Result()

    closedTime = performance.now()
    ;(hadError || initial) && options.shared.retries++
    delay = (typeof backoff === 'function' ? backoff(options.shared.retries) : backoff) * 1000
    if (initial)
      return reconnect()

`,
    ],
    // Its own question for the types, cut off, was a rejection that nobody heard; whoever waited for the connection is told all the same.
    ['        return fetchArrayTypes()\n', 1, '        return fetchArrayTypes().catch(() => {})\n'],
  ],
  'src/queue.js': [
    // A queue that was never empty kept a place for all that ever went through it: 8 bytes a query, and the longer it got the longer the search in it took.
    [
      '        xs[index - 1] = undefined\n',
      1,
      `        xs[index - 1] = undefined
        if (index > 100 && index * 2 > xs.length) {
          xs = xs.slice(index)
          index = 0
        }
`,
    ],
  ],
};

const installed = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')).version;
if (installed !== version)
  throw new Error(
    `postgres ${installed} is installed: see whether scripts/mend-postgres.js is still needed, made for ${version}`,
  );
for (const [file, changes] of Object.entries(mends)) {
  const place = join(library, file);
  const mark = `// Mended by RxWeb: ${createHash('sha256').update(JSON.stringify(changes)).digest('hex')}\n`;
  let text = readFileSync(place, 'utf8');
  if (text.startsWith(mark)) continue;
  for (const [before, times, after] of changes) {
    if (text.split(before).length - 1 !== times)
      throw new Error(
        `postgres ${version} is not as scripts/mend-postgres.js knows it: remove ${library}, install again`,
      );
    text = text.replaceAll(before, () => after);
  }
  writeFileSync(place, mark + text);
}
