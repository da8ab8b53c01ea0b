import { open } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkShoeCase } from '@rxweb/domain/shoes/check-case';
import type { ReadingCommandIo } from './command.ts';
import { readLines } from './read-lines.ts';
import { readShoeCase } from './read-shoe-case.ts';

const usage = `Usage: npm run -s rx -- shoes FILE

  Reads one therapeutic shoe case per line (JSON; - for standard input) and prints one verdict per line (docs/shoes.md).
  This is advice only: the DME MAC decides.
`;

/** Codes of sysexits.h, next to our own two: wrong usage; no such file; verdicts not written. */
const exitCodes = { ok: 0, unreadLine: 1, usage: 64, noInput: 66, outputFailed: 74 } as const;
type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

const maxLineBytes = 1024 * 1024;

/** Returns the exit code: 1 if a line was invalid; the others still get verdicts. */
export async function runShoes(args: readonly string[], io: ReadingCommandIo): Promise<ExitCode> {
  const [file, ...rest] = args;
  if (file === undefined || rest.length > 0) {
    io.stderr.write(usage);
    return exitCodes.usage;
  }
  try {
    const input = file === '-' ? io.stdin : (await open(file)).createReadStream();
    return await checkLines(input, io.stdout);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error;
    // The reader closed the pipe early, as `head` does.
    if (error.code === 'EPIPE') return exitCodes.ok;
    const isOutput = error.syscall === 'write';
    io.stderr.write(`${isOutput ? 'Can’t write the verdicts' : `${file} cannot be read`}: ${error.code}\n`);
    return isOutput ? exitCodes.outputFailed : exitCodes.noInput;
  }
}

async function checkLines(input: Readable, output: Writable): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.ok;
  async function* answers() {
    for await (const { number, bytes } of readLines(input, maxLineBytes)) {
      const answer = answerTo(number, bytes);
      if (answer === null) continue;
      if ('error' in answer) exitCode = exitCodes.unreadLine;
      yield `${JSON.stringify(answer)}\n`;
    }
  }
  await pipeline(answers, output, { end: false });
  return exitCode;
}

/** Null if blank. */
function answerTo(line: number, bytes: Buffer | null) {
  if (bytes === null) return { line, error: `is longer than ${maxLineBytes} bytes` };
  const text = textOf(bytes);
  if (text === null) return { line, error: 'is not UTF-8' };
  if (text.trim() === '') return null;
  const read = readShoeCase(text);
  if ('shoeCase' in read) return checkShoeCase(read.shoeCase);
  const { id, error } = read;
  return id === undefined ? { line, error } : { id, line, error };
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
