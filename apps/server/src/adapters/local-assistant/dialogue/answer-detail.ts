import { formTexts } from '@rxweb/domain/requests/form/form-texts';
import { formatPhone } from '@rxweb/domain/text/format';
import type { Turn } from '../../../features/chat/answerer.ts';
import type { Answer } from '../answer.ts';
import { isHours } from '../intents/facts.ts';
import { searchTerms } from '../search-terms.ts';
import { textsOf } from '../texts/texts.ts';
import { unknownOf, unknownPart } from './answer-page.ts';
import { type Asking, readPart } from './asking.ts';
import { aspectsOf } from './aspects.ts';
import { certaintyOf, isAtLeast } from './certainty.ts';
import { asksForAnother, asksForMore, type Earlier, leansByWords, mayRefer } from './follow-up.ts';
import { quotedWithThing } from './named-before.ts';
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
  if (isHours(intent) && earlier && isOnlyVisitDay(asking, text)) return withDays(asking, answer, earlier.intent);
  const page = intent === null ? undefined : library.page(intent, language)?.page;
  if (intent === null || !page || answer.outcome !== 'answered') return answer;
  const words = { text, said: plainOf(text), asked: language };
  const isClear = isAtLeast(certaintyOf(library, text, intent), 'clear');
  // "I need a refill" again.
  const isAnew = asksAgain.test(words.said) || (isClear && !leansByWords(words));
  const isSame = earlier?.intent === intent && !isAnew;
  if (!isShown(asking, page.answer, history, isSame) || asksForMore(words)) return answer;
  const about = paragraphsAbout(page.answer, text, earlier?.text ?? '');
  const isOfAll = asksWhatToDo.test(words.said) || asksForAnother(words);
  const told = about.length === 0 && isOfAll ? stepsOf(page.answer, asking) : about;
  if (told.length === 0 && !mayRefer(words) && isClear) return answer;
  if (told.length === 0)
    return {
      ...unknownOf(asking, unknownPart(asking, []), intent, quotedWithThing(asking, text, history)),
      intent,
      sources: answer.sources,
    };
  const when = answer.text.slice(answer.text.indexOf(page.answer) + page.answer.length).trim();
  return {
    ...answer,
    text: [told.join('\n\n'), when].filter(Boolean).join('\n\n'),
    isDetail: !isAnew,
  };
}

/** "Yes, refill it please". */
const asksAgain =
  /\b(?:please|pls|plz|por favor|porfa|(?:refill|fill|transfer|move|bring|send|do) (?:it|them|that|those)|surt\w+l[oa]s?|hag\w+l[oa])\b/;

/** Before, or just now the form in its place. */
function isShown({ store, language }: Asking, page: string, history: readonly Turn[], isSame: boolean): boolean {
  const shown = history.flatMap(({ role, text }) => (role === 'assistant' ? [text] : []));
  const form = formTexts[language].lead(formatPhone(store.phone));
  return shown.some((text) => text.includes(page.slice(0, 80))) || (isSame && shown.at(-1)?.startsWith(form) === true);
}

const isOnlyVisitDay = (asking: Asking, text: string) => readPart(asking, text, '').isOnlyWhen;

/** "So what do I do now?", "how do I get that?" */
const asksWhatToDo =
  /\b(?:what (?:do|should|can|would) (?:i|we|he|she) (?:do|need to do)|what now|now what|whats next|next step|how (?:do|can|would|should) (?:i|we) (?:get|do|start|order|ask for|request|set up|go about|sign up for) (?:that|it|this|them|one|those|started)|how (?:does|do) (?:it|that|this|they) work|where (?:do|would) (?:i|we) start|(?:is|am) (?:there|i).{0,12}(?:supposed to do)|(?:y )?ahora que|que (?:hago|hacemos|sigue|tengo que hacer|puedo hacer)|como (?:le hago|lo pido|la pido|lo consigo|la consigo|empiezo|funciona|se hace))\b/;

/** The paragraphs that say whom to call and what to do, with the steps of a list. */
function stepsOf(page: string, { store }: Asking): string[] {
  const phone = formatPhone(store.phone);
  const paragraphs = page.split(/\n+/);
  const steps = paragraphs.filter((each) => each.includes(phone) || isListItem(each));
  return steps.length > 0 ? steps : paragraphs;
}

const isListItem = (paragraph: string) => /^(?:[-*]|\d+\.)\s/.test(paragraph);

/** "And on Saturdays?" after a page: the store's hours, and what the page says of days, or that it says nothing. */
function withDays(asking: Asking, answer: Answer, id: string): Answer {
  const page = asking.library.page(id, asking.language)?.page;
  if (!page) return answer;
  const told = page.answer.split(/\n+/).filter((paragraph) => ofDays.test(plainOf(paragraph)));
  if (told.length > 0) return { ...answer, text: [answer.text, ...told].join('\n\n') };
  const line = textsOf[asking.language].unknownOf(page.title, formatPhone(asking.store.phone));
  return { ...answer, text: `${answer.text}\n\n${line}` };
}

const ofDays = /\b(?:on which days|que dias)\b/;

/** "Without insurance" asks for a price. */
const withoutPlan = /\b(?:without (?:any )?insurance|sin seguro)\b/i;

/** More than these, and than half of the page, are no detail. */
const mostTold = 2;

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
  const few = ({ length }: readonly string[]) => length > 0 && (length <= mostTold || length * 2 <= paragraphs.length);
  const other = withAny(new Set(terms));
  const found = [naming, telling, other.length < paragraphs.length ? other : []].find(few) ?? [];
  const [first = ''] = paragraphs;
  return isListItem(found[0] ?? '') && !found.includes(first) ? [first, ...found] : found;
}
