import type { StoreInfo } from '@rxweb/contracts/store';
import type { Answerer } from '../../features/chat/answerer.ts';
import { gateAnswer } from '../../features/chat/gate-answer.ts';
import type { GateValue, QuestionRow } from './question-row.ts';

export interface GivenAnswer {
  gate: GateValue;
  /** Everything that is shown: the card or the answer. */
  text: string;
  /** What the answerer recognised: null where it says that it does not know, or where the gate answered. */
  intent: string | null;
}

export interface Answering {
  answerer: Answerer;
  store: StoreInfo;
  now: Date;
}

const gateOfTier = { emergency: '911', poison: 'poison', crisis: '988', pharmacist: 'pharmacist' } as const;

/** Answers a question as the server does without a model: the safety gate first, then the local answerer. */
export async function answerQuestion({ answerer, store, now }: Answering, row: QuestionRow): Promise<GivenAnswer> {
  const before = row.history.at(-1) ?? '';
  const gate = gateAnswer({ text: row.text, before }, row.lang, store, now);
  if (gate) return { gate: gateOfTier[gate.card.tier], text: gate.text, intent: null };
  const parts = answerer.answer(
    {
      text: row.text,
      files: [],
      history: await historyOf({ answerer, store, now }, row),
      language: row.lang,
      waitsForPerson: false,
      visitorKey: 'evaluation',
      now,
    },
    new AbortController().signal,
  );
  const given: GivenAnswer = { gate: 'none', text: '', intent: null };
  for await (const part of parts) {
    if (part.type === 'chunk') given.text += part.text;
    if (part.type === 'outcome') given.intent = part.intent;
  }
  return given;
}

/** What was said before, with the answers that were given to it. */
async function historyOf(answering: Answering, row: QuestionRow) {
  const turns: { role: 'user' | 'assistant'; text: string }[] = [];
  for (const [index, text] of row.history.entries()) {
    const earlier = { ...row, text, history: row.history.slice(0, index) };
    const { text: answer } = await answerQuestion(answering, earlier);
    turns.push({ role: 'user', text }, { role: 'assistant', text: answer });
  }
  return turns;
}
