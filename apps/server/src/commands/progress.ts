import type { Writable } from 'node:stream';

/** How far a step is, in whatever it counts. */
export type ShowProgress = (step: string, done: number, all: number) => void;

const barChars = 30;
const linesPerStep = 10;
/** A guess from less says little. */
const guessAfterMs = 2_000;
const drawEveryMs = 100;

interface ProgressOptions {
  /** Work that takes less says nothing in a file: scripts that read all output get what they always got. */
  quietMs?: number;
  now?: () => number;
}

/** A bar with the time left on a terminal; elsewhere, such as in a file, a line for each tenth of work that takes a while. */
export function createProgress(
  stream: Writable,
  { quietMs = 2_000, now = () => performance.now() }: ProgressOptions = {},
): ShowProgress {
  const isTerminal = 'isTTY' in stream && stream.isTTY === true;
  const createdAt = now();
  const current = { step: '', startedAt: 0, drawnAt: Number.NEGATIVE_INFINITY, tenths: 0 };
  return (step, done, all) => {
    const at = now();
    if (step !== current.step)
      Object.assign(current, { step, startedAt: at, drawnAt: Number.NEGATIVE_INFINITY, tenths: 0 });
    const isDone = done >= all;
    if (isTerminal) {
      if (!isDone && at - current.drawnAt < drawEveryMs) return;
      current.drawnAt = at;
      const left = isDone ? '' : timeLeft(at - current.startedAt, done, all);
      stream.write(`\r\u001b[K[${barOf(done, all)}] ${step}: ${done} of ${all}${left}${isDone ? '\n' : ''}`);
      return;
    }
    const tenths = isDone ? linesPerStep : Math.floor((done * linesPerStep) / all);
    if (tenths <= current.tenths || at - createdAt < quietMs) return;
    current.tenths = tenths;
    stream.write(`${step}: ${done} of ${all}\n`);
  };
}

function barOf(done: number, all: number): string {
  const filled = all === 0 ? barChars : Math.min(barChars, Math.floor((done / all) * barChars));
  return '#'.repeat(filled).padEnd(barChars, '.');
}

/** `, about 40 s left`, `, about 3 min left`. */
function timeLeft(passedMs: number, done: number, all: number): string {
  if (passedMs < guessAfterMs || done === 0) return '';
  const seconds = Math.ceil(((passedMs / done) * (all - done)) / 1_000);
  return seconds < 100 ? `, about ${seconds} s left` : `, about ${Math.ceil(seconds / 60)} min left`;
}
