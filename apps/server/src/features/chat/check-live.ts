import type { NoteKind } from '@rxweb/contracts/chat';
import { findOtherDanger } from '@rxweb/domain/safety/languages/other-language';
import { readMessageChunked } from '@rxweb/domain/safety/safety-gate';
import { runInChunks } from '@rxweb/platform/async/run-in-chunks';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { CheckedText, SafetyShown } from '../../kernel/feature/ports.ts';
import type { Answerer, QuestionFile } from './answerer.ts';
import { type CheckedMessage, checkedOther, checkInSteps, noteFor, reasonFor } from './gate-answer.ts';
import { createThirdReading } from './third-reading.ts';

export interface CheckLiveDeps {
  sql: Sql;
  answerer: Answerer;
  readFiles(files: CheckedText['files'], signal: AbortSignal): Promise<QuestionFile[]>;
  now(): Date;
}

/** The same gate as before every answer, for a message that a person answers: its text alone. */
export async function checkText(deps: CheckLiveDeps, conversation: string, said: CheckedText): Promise<SafetyShown> {
  const { text, language, files } = said;
  const { before, notes } = await readBefore(deps.sql, conversation);
  const danger = await findOtherDanger(text);
  if (danger) return { ...shownOf(checkedOther(danger, text, language), notes), isComplete: true };
  const message = await runInChunks(readMessageChunked(text));
  const checked = await runInChunks(checkInSteps({ text, before }, language, message));
  const shown = shownOf(checked, notes);
  const needsMore = files.length > 0 || deps.answerer.readClass !== undefined;
  return { ...shown, isComplete: shown.card !== null || !needsMore };
}

/** Also what the files say, and a language model's reading where the gate is unsure. */
export async function checkWhole(
  deps: CheckLiveDeps,
  conversation: string,
  { text, language, files }: CheckedText,
  signal: AbortSignal,
): Promise<SafetyShown> {
  const { before, notes } = await readBefore(deps.sql, conversation);
  const message = await runInChunks(readMessageChunked(text));
  const read = await deps.readFiles(files, signal);
  const fileTexts = read.flatMap((file) => file.text ?? []);
  const checked = await runInChunks(checkInSteps({ text, before, files: fileTexts }, language, message));
  const asking = { text, message, language, visitorKey: conversation, now: deps.now() };
  checked.finding = await createThirdReading(deps.answerer, asking, signal).apply(checked.finding, before);
  return { ...shownOf(checked, notes), isComplete: true };
}

/** Who may answer a medicine question is in the chat, so its card isn't shown. */
function shownOf(checked: CheckedMessage, notes: readonly (NoteKind | null)[]): Omit<SafetyShown, 'isComplete'> {
  const { card } = checked.finding;
  const urgent = card && card.tier !== 'pharmacist' ? card : null;
  return {
    card: urgent && checked.isFromFile ? { ...urgent, isFromFile: true } : urgent,
    note: noteFor(checked, notes),
    reason: reasonFor(checked),
  };
}

const earlierMessages = 5;

/** The visitor's newest message, and the notes shown lately. */
async function readBefore(sql: Sql, conversation: string): Promise<{ before: string; notes: NoteKind[] }> {
  const rows = await sql<{ text: string; note: NoteKind | null }[]>`
    select m.text, m.data -> 'note' ->> 'kind' as note from app.live_messages m
    where m.conversation_id = ${conversation} and (m.author = 'visitor' and m.kind = 'text' or m.kind = 'note')
    order by m.seq desc limit ${earlierMessages}`;
  const before = rows.find(({ note }) => note === null)?.text ?? '';
  return { before, notes: rows.flatMap(({ note }) => note ?? []).reverse() };
}
