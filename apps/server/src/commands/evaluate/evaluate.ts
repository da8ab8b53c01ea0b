import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { instantOfWallTime } from '@rxweb/domain/store/time-zone';
import { createLocalAssistant } from '../../adapters/local-assistant/create-local-assistant.ts';
import type { Config } from '../../config/config.ts';
import { loadStore } from '../../config/load-store.ts';
import type { ReadingCommandIo } from '../command.ts';
import { createProgress } from '../progress.ts';
import { answerQuestion } from './answer-question.ts';
import { checkAnswer, type Judged } from './judge-answer.ts';
import { readQuestions } from './question-row.ts';
import { faultLines, tableOf, verdictOf } from './report.ts';

const evaluateUsage = `Usage: npm run -s eval -- [FILE] [--at ISO]

  Asks the safety gate and the local answerer the questions of a file (one JSON object a line; - for standard input; the project's own
  set without one), as the server would, and prints the results. --at: the current time, as ISO 8601; by default, a Wednesday at 10:00 in the
  store's time zone. Needs no database. docs/evaluation.md explains the format and the thresholds.
`;

/** Codes of sysexits.h, next to our own two. */
const exitCodes = { passed: 0, failed: 1, usage: 64, dataError: 65, noInput: 66 } as const;
type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

const ownSet = new URL('../../../eval/questions.jsonl', import.meta.url).pathname;

/** A Wednesday with usual hours. */
const usualTime = { date: '2026-11-18', time: '10:00' };

/** Returns the exit code: 0 if all thresholds are met, else 1. */
export async function runEvaluate(
  args: readonly string[],
  config: Pick<Config, 'knowledgeDir' | 'storeFile'>,
  io: ReadingCommandIo,
): Promise<ExitCode> {
  const options = readArguments(args);
  if (!options) {
    io.stderr.write(evaluateUsage);
    return exitCodes.usage;
  }
  const text = await readInput(options.file, io.stdin);
  if (text === null) {
    io.stderr.write(`${options.file} can’t be read as UTF-8 text\n`);
    return exitCodes.noInput;
  }
  const { rows, faults } = readQuestions(text);
  if (faults.length > 0 || rows.length === 0) {
    io.stderr.write(`${faults.length > 0 ? faults.join('\n') : 'The file has no questions.'}\n`);
    return exitCodes.dataError;
  }
  const store = await loadStore(config.storeFile);
  const answerer = await createLocalAssistant({ knowledgeDir: config.knowledgeDir, store });
  const now = options.at ?? instantOfWallTime(store.timeZone, usualTime.date, usualTime.time);
  const all: Judged[] = [];
  const show = createProgress(io.stderr);
  for (const row of rows) {
    const given = await answerQuestion({ answerer, store, now }, row);
    all.push({ row, given, faults: checkAnswer(row, given) });
    show('questions', all.length, rows.length);
  }
  const verdict = verdictOf(all);
  const lines = [`At ${now.toISOString()}`, '', tableOf(all), '', ...faultLines(all), '', ...verdict.lines];
  io.stdout.write(`${lines.join('\n')}\n`);
  return verdict.isPassed ? exitCodes.passed : exitCodes.failed;
}

/** Null for wrong usage. */
function readArguments(args: readonly string[]): { file: string; at: Date | null } | null {
  const flag = args.indexOf('--at');
  const files = flag < 0 ? args : [...args.slice(0, flag), ...args.slice(flag + 2)];
  const at = flag < 0 ? null : new Date(args[flag + 1] ?? '');
  const isRight = files.length <= 1 && !files[0]?.startsWith('--') && (at === null || !Number.isNaN(at.getTime()));
  return isRight ? { file: files[0] ?? ownSet, at } : null;
}

async function readInput(file: string, stdin: Readable): Promise<string | null> {
  try {
    const bytes = file === '-' ? await buffer(stdin) : await readFile(file);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
