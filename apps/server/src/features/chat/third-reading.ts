import type { Language } from '@rxweb/contracts/shared/language';
import type { MessageClass } from '@rxweb/domain/safety/classifier/classes';
import { checkMessage, type ReadMessage, type SafetyFinding } from '@rxweb/domain/safety/safety-gate';
import { applyThirdReader, type MessageShape, needsThirdReader } from '@rxweb/domain/safety/third-reader';
import type { Answerer, OnDisclosure } from './answerer.ts';

interface Said {
  text: string;
  message: ReadMessage;
  language: Language;
  visitorKey: string;
  now: Date;
  onDisclosure?: OnDisclosure;
}

/** One question's reading by a language model beside the gate; without a model it changes nothing. */
export interface ThirdReading {
  /** The card that the message gets whatever else is read; null when there is none, or the model may lower it. */
  card: SafetyFinding | null;
  /** Asks the model when the gate is unsure of the message alone. */
  begin(before: string): void;
  /** The finding after the model's reading; waits at most 2.5 seconds, and only when the gate is unsure. */
  apply(finding: SafetyFinding, before: string): Promise<SafetyFinding>;
}

export function createThirdReading(answerer: Answerer, said: Said, signal: AbortSignal): ThirdReading {
  const { text, message, language, ...asking } = said;
  const alone = checkMessage(message, language);
  const shape: MessageShape = { words: message.words.length, hasCorePhrase: alone.hasCorePhrase ?? false };
  const isAsked = (finding: SafetyFinding) => answerer.readClass !== undefined && needsThirdReader(finding, shape);
  let asked: Promise<MessageClass | null> | null = null;
  const ask = (before: string) => {
    asked ??= answerer.readClass?.({ ...asking, text, before }, signal) ?? null;
    return asked;
  };
  return {
    card: alone.card && !isAsked(alone) ? alone : null,
    begin(before) {
      if (isAsked(alone)) ask(before);
    },
    async apply(finding, before) {
      // The model did not read the files or question that this card is from.
      if (finding.card && !alone.card) return finding;
      if (!asked && !isAsked(finding)) return finding;
      const read = await ask(before);
      return read ? applyThirdReader(finding, read, shape) : finding;
    },
  };
}
