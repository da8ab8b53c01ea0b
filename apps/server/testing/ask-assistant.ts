import type { CareCard, Source } from '@rxweb/contracts/chat';
import type { AnswerOutcome } from '@rxweb/contracts/conversations';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Answerer, Question, Turn } from '../src/features/chat/answerer.ts';
import { gateAnswer } from '../src/features/chat/gate-answer.ts';

/** What a visitor sees, from the safety gate or the answerer behind it. */
export interface Told {
  text: string;
  chunks: string[];
  sources: Source[];
  suggestions: string[];
  card: CareCard | null;
  offersPerson: boolean;
  outcome: AnswerOutcome | null;
  intent: string | null;
}

export interface AskOptions {
  language?: Language;
  /** The visitor's questions before; each is asked first, so that the history is a real one. */
  earlier?: readonly string[];
  hasFile?: boolean;
  waitsForPerson?: boolean;
}

/** Asks as the chat does: first the safety gate, and the answerer only where that has nothing to say. */
export async function askAssistant(
  answerer: Answerer,
  store: StoreInfo,
  now: Date,
  text: string,
  { language = 'en', earlier = [], hasFile = false, waitsForPerson = false }: AskOptions = {},
): Promise<Told> {
  const history: Turn[] = [];
  const files = hasFile ? [{ name: 'label.jpg', type: 'image/jpeg', text: null, image: null }] : [];
  const asked = { files: [], history, language, waitsForPerson, visitorKey: 'visitor', now };
  for (const question of earlier) {
    const told = await answer(answerer, store, { ...asked, text: question, history: [...history] });
    history.push({ role: 'user', text: question }, { role: 'assistant', text: told.text });
  }
  return answer(answerer, store, { ...asked, text, files });
}

async function answer(answerer: Answerer, store: StoreInfo, question: Question): Promise<Told> {
  const { text, history, language, now } = question;
  const told: Told = {
    text: '',
    chunks: [],
    sources: [],
    suggestions: [],
    card: null,
    offersPerson: false,
    outcome: null,
    intent: null,
  };
  const before = history.findLast((turn) => turn.role === 'user')?.text ?? '';
  const medicineShare = () => answerer.medicineShare?.(text, before) ?? null;
  const gate = gateAnswer({ text, before, files: [], medicineShare }, language, store, now);
  if (gate) return { ...told, card: gate.card, text: gate.text, sources: gate.sources };
  for await (const part of answerer.answer(question, new AbortController().signal)) {
    if (part.type === 'chunk') told.chunks.push(part.text);
    else if (part.type === 'sources') told.sources = part.sources;
    else if (part.type === 'suggestions') told.suggestions = part.suggestions;
    else if (part.type === 'hand-off') told.offersPerson = true;
    else Object.assign(told, { outcome: part.outcome, intent: part.intent });
  }
  return { ...told, text: told.chunks.join('') };
}
