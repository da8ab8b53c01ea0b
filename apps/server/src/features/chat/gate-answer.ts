import type { CareCard, Source } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { pharmacistCard } from '@rxweb/domain/safety/pharmacist-card';
import {
  checkMessage,
  checkSafety,
  type ReadMessage,
  type SafetyFinding,
  type Utterance,
} from '@rxweb/domain/safety/safety-gate';

export interface GateAnswer {
  card: CareCard;
  /** The card as text, for clients without cards. */
  text: string;
  sources: Source[];
}

/** The complete answer to a question that no answerer may take (docs/decisions/0006), or null. */
export function gateAnswer(said: Utterance, language: Language, store: StoreInfo, now: Date): GateAnswer | null {
  return gateAnswerOf(checkSafety(said, language), language, store, now);
}

/** What the visitor sees of a finding instead of an answer; null when an answerer may take the question. */
export function gateAnswerOf(
  { card, isForPharmacist }: SafetyFinding,
  language: Language,
  store: StoreInfo,
  now: Date,
): GateAnswer | null {
  if (card) return answerOf(card);
  return isForPharmacist ? answerOf(pharmacistCard(store, now, language)) : null;
}

/** An emergency in the text alone, which waits for no files or limits. */
export function emergencyAnswer(message: ReadMessage, language: Language): GateAnswer | null {
  const { card } = checkMessage(message, language);
  return card && answerOf(card);
}

function answerOf(card: CareCard): GateAnswer {
  const lines = card.lines.map((line) => `**${line.label}**`).join('\n\n');
  return { card, text: `**${card.title}**\n\n${card.text}\n\n${lines}`, sources: [] };
}
