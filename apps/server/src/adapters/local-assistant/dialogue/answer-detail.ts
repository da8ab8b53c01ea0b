import { formatPhone } from '@rxweb/domain/text/format';
import type { Turn } from '../../../features/chat/answerer.ts';
import type { Answer } from '../answer.ts';
import { searchTerms } from '../search-terms.ts';
import { textsOf } from '../texts/texts.ts';
import { unknownOf, unknownPart } from './answer-page.ts';
import { type Asking, isHours, readPart } from './asking.ts';
import { aspectsOf } from './aspects.ts';
import { asksForMore, type Earlier, mayRefer } from './follow-up.ts';
import { plainOf } from './split-message.ts';
import { subjectTerms } from './subject-terms.ts';

/** Answers a follow-up to a page just shown: the paragraphs with the detail, or that it isn't known; never the whole page again. */
export function answerDetail(
  asking: Asking,
  text: string,
  answer: Answer,
  history: readonly Turn[],
  earlier: Earlier | null,
): Answer {
  const { intent } = answer;
  const { library, language } = asking;
  if (isHours(intent) && earlier && isOnlyVisitDay(asking, text)) return withUnknownOf(asking, answer, earlier.intent);
  const page = intent === null ? undefined : library.page(intent, language)?.page;
  if (intent === null || !page || answer.outcome !== 'answered') return answer;
  const isShown = history.some(
    ({ role, text: shown }) => role === 'assistant' && shown.includes(page.answer.slice(0, 80)),
  );
  const words = { text, said: plainOf(text), asked: language };
  if (!isShown || asksForMore(words)) return answer;
  const told = paragraphsAbout(page.answer, text, earlier?.text ?? '');
  if (told.length === 0 && !mayRefer(words)) return answer;
  if (told.length === 0)
    return { ...unknownOf(asking, unknownPart(asking, []), intent), intent, sources: answer.sources };
  const when = answer.text.slice(answer.text.indexOf(page.answer) + page.answer.length).trim();
  return { ...answer, text: [told.join('\n\n'), when].filter(Boolean).join('\n\n') };
}

const isOnlyVisitDay = (asking: Asking, text: string) => readPart(asking, text, '').isOnlyWhen;

/** "And on Saturdays?" after a page: the store's hours, and that the page says nothing of the day. */
function withUnknownOf(asking: Asking, answer: Answer, id: string): Answer {
  const page = asking.library.page(id, asking.language)?.page;
  if (!page) return answer;
  const line = textsOf[asking.language].unknownOf(page.title, formatPhone(asking.store.phone));
  return { ...answer, text: `${answer.text}\n\n${line}` };
}

/** "Without insurance" asks for a price. */
const withoutPlan = /\b(?:without (?:any )?insurance|sin seguro)\b/i;

/** Paragraphs and list items of a page that name an asked thing, else those with an asked detail, else with another word of the question. */
function paragraphsAbout(page: string, text: string, before: string): string[] {
  const aspects = aspectsOf(plainOf(text));
  const earlier = new Set(searchTerms(before));
  const terms = searchTerms(text).filter((term) => !earlier.has(term) && !/^\d/.test(term));
  const things = new Set(subjectTerms(text.replace(withoutPlan, ' ')).filter((term) => terms.includes(term)));
  const paragraphs = page.split(/\n+/);
  const withAny = (wanted: ReadonlySet<string>) =>
    paragraphs.filter((paragraph) => searchTerms(paragraph).some((term) => wanted.has(term)));
  const naming = withAny(things);
  const telling = paragraphs.filter((paragraph) => aspects.some(({ told }) => told.test(plainOf(paragraph))));
  const found = [naming, telling, withAny(new Set(terms))].find(({ length }) => length > 0) ?? [];
  const [first = ''] = paragraphs;
  const isItem = /^(?:[-*]|\d+\.)\s/.test(found[0] ?? '');
  return isItem && !found.includes(first) ? [first, ...found] : found;
}
