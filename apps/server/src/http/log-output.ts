import { type DestinationStream, pino } from 'pino';

/** How long a line about an ordinary request waits for others at most, and how much of them. */
const waitMs = 50;
const maxBytes = 8 * 1024;
const warning = pino.levels.values.warn ?? 40;

let output: DestinationStream | null = null;

/**
 * Standard output for log lines, which are written together: a write to the system costs more than the line. What is a warning or worse goes at
 * once with all before it, and so does what waits when the program ends. Only a kill loses lines, those of the last moment.
 */
export function logOutput(): DestinationStream {
  output ??= createOutput();
  return output;
}

function createOutput(): DestinationStream {
  const lines = pino.destination({ dest: 1, sync: true, minLength: maxBytes });
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    lines.flushSync();
  };
  process.on('exit', flush);
  const stream = {
    // Asks pino to say the level of each line (getpino.io, "pino.symbols").
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      lines.write(line);
      if (stream.lastLevel >= warning) flush();
      else timer ??= setTimeout(flush, waitMs).unref();
    },
  };
  return stream;
}
