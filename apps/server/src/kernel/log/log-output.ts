import { writeSync } from 'node:fs';
import { type DestinationStream, pino } from 'pino';

/** For routine lines. */
const waitMs = 50;
const maxBytes = 8 * 1024;
const warning = pino.levels.values.warn ?? 40;
/** Wait for a slow reader, but not forever: the service matters more than the log. */
const patienceMs = 1_000;
const pauseMs = 10;
const standardOutput = 1;

let output: DestinationStream | null = null;

/**
 * Each system write is expensive. Warnings and exit flush at once; a kill loses the last moment. Without a reader the program continues,
 * while pino's own destination would block forever.
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
    // Makes pino pass each line's level (getpino.io, "pino.symbols").
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    /** For `log.flush`: what is written next comes after all lines. */
    flush(done: () => void = () => undefined) {
      flush();
      done();
    },
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
