import { writeSync } from 'node:fs';
import { type DestinationStream, pino } from 'pino';

/** How long a line about an ordinary request waits for others at most, and how much of them. */
const waitMs = 50;
const maxBytes = 8 * 1024;
const warning = pino.levels.values.warn ?? 40;
/** A reader that is slow is waited for, but not for ever: the log is not worth the service. */
const patienceMs = 1_000;
const pauseMs = 10;
const standardOutput = 1;

let output: DestinationStream | null = null;

/**
 * Standard output for log lines, which are written together: a write to the system costs more than the line. What is a warning or worse goes at
 * once with all before it, and so does what waits when the program ends. A kill loses lines, those of the last moment. Without a reader, as when
 * the program behind a pipe has ended, what runs goes on without its log: pino's own destination tries again for ever, and all stands still.
 */
export function logOutput(): DestinationStream {
  output ??= createOutput();
  return output;
}

function createOutput(): DestinationStream {
  let lines = '';
  let timer: NodeJS.Timeout | null = null;
  const write = createWriter();
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const text = lines;
    lines = '';
    write(text);
  };
  process.on('exit', flush);
  const stream = {
    // Asks pino to say the level of each line (getpino.io, "pino.symbols").
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      lines += line;
      if (stream.lastLevel >= warning || lines.length >= maxBytes) flush();
      else timer ??= setTimeout(flush, waitMs).unref();
    },
  };
  return stream;
}

function createWriter(): (text: string) => void {
  let isRead = true;
  return (text) => {
    let rest = Buffer.from(text);
    const giveUpAt = Date.now() + (isRead ? patienceMs : 0);
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(standardOutput, rest));
        isRead = true;
      } catch (error) {
        const isFull = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
        isRead = isFull && Date.now() < giveUpAt;
        if (!isRead) return;
        Atomics.wait(pause, 0, 0, pauseMs);
      }
    }
  };
}

const pause = new Int32Array(new SharedArrayBuffer(4));
