import { plainLetters } from '../../text/plain-letters.ts';

/** A question of its own, in any place. */
const question =
  /\b(?:how|what|whats|when|where|which|why|do i|do you|does|is there|is it|are there|are you|will it|would it|would that|would \d+|cuant[oa]s?|cuando|donde|hasta|tardan?|cobran?|hay|tienen|aceptan|q|que (?:necesito|nesesito|ocupo|debo|tengo|llevo|traigo|pasa))\b/;
const secondAsk = /\bcan (?:i|we|you|u)\b.*\b(?:can|could) (?:i|we|you|u)\b|\bpueden?\b.*\b(?:puedo|pueden?)\b/;
/** A story holds more than its form. */
const mostWords = 25;

/** Whether a message that asks for a form asks something beside, which the form wouldn't answer. */
export function asksMore(text: string): boolean {
  const words = plainLetters(text).replace(/\s+/g, ' ').trim();
  return question.test(words) || secondAsk.test(words) || words.split(' ').length > mostWords;
}
