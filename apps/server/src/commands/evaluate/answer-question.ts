import type { NoteKind } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { runToEnd } from '@rxweb/domain/text/chunked';
import type { Answerer, Turn } from '../../features/chat/answerer.ts';
import { besideParts } from '../../features/chat/beside-parts.ts';
import { answerFor, checkInSteps, noteFor } from '../../features/chat/gate-answer.ts';
import type { GateValue, QuestionRow } from './question-row.ts';

export interface GivenAnswer {
  gate: GateValue;
  /** The note above the answer, or null. */
  note: NoteKind | null;
  /** The full output: card or answer. */
  text: string;
  /** The recognized intent; null if unknown or answered by the gate. */
  intent: string | null;
}

export interface Answering {
  answerer: Answerer;
  store: StoreInfo;
  now: Date;
}

const gateOfTier = { emergency: '911', poison: 'poison', crisis: '988', pharmacist: 'pharmacist' } as const;

/** Answers as the server does without a model, after replaying earlier questions for a real history. */
export async function answerQuestion(answering: Answering, { text, lang, history }: QuestionRow): Promise<GivenAnswer> {
  const turns: Turn[] = [];
  for (const earlier of history) {
    const { text: answer } = await answerNext(answering, earlier, lang, turns);
    turns.push({ role: 'user', text: earlier }, { role: 'assistant', text: answer });
  }
  return answerNext(answering, text, lang, turns);
}

/** The safety gate first, then the local answerer. */
async function answerNext(
  { answerer, store, now }: Answering,
  text: string,
  language: Language,
  turns: readonly Turn[],
): Promise<GivenAnswer> {
  const before = turns.findLast(({ role }) => role === 'user')?.text ?? '';
  const medicineShare = () => answerer.medicineShare?.(text, before) ?? null;
  const checked = runToEnd(checkInSteps({ text, before, medicineShare }, language));
  const gate = answerFor(checked, text, language, store, now);
  // A note that was shown a moment ago counts, too.
  const shown = noteFor(checked, []);
  const note = shown?.kind ?? null;
  const above = shown ? `${shown.text}\n\n` : '';
  const history = [...turns];
  const question = { text, files: [], history, language, waitsForPerson: false, visitorKey: 'evaluation', now };
  if (gate) {
    const isForPharmacist = gate.card.tier === 'pharmacist';
    const below = isForPharmacist ? [...besideParts({ answerer, question })] : [];
    const rest = below.map((part) => (part.type === 'chunk' ? part.text : '')).join('');
    return { gate: gateOfTier[gate.card.tier], note, text: above + gate.text + rest, intent: null };
  }
  const given: GivenAnswer = { gate: 'none', note, text: above, intent: null };
  for await (const part of answerer.answer(question, new AbortController().signal)) {
    if (part.type === 'chunk') given.text += part.text;
    if (part.type === 'outcome') given.intent = part.intent;
  }
  return given;
}
