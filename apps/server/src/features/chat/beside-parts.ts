import type { Answerer, AnswerPart, Question } from './answerer.ts';

/** A blank line and the answers to the rest of the message, for below the pharmacist's card; nothing without such answers. */
export function* besideParts({
  answerer,
  question,
}: {
  answerer: Answerer;
  question: Question;
}): Generator<AnswerPart> {
  let isFirst = true;
  for (const part of answerer.answerBeside?.(question) ?? []) {
    yield part.type === 'chunk' && isFirst ? { ...part, text: `\n\n${part.text}` } : part;
    isFirst = false;
  }
}
