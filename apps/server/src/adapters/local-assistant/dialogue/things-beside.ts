import type { Answer } from '../answer.ts';
import { isFact } from '../intents/facts.ts';
import { searchTerms } from '../search-terms.ts';
import { socialTextsOf } from '../texts/texts.ts';
import { unknownPart } from './answer-page.ts';
import { answerPart } from './answer-part.ts';
import type { Asking } from './asking.ts';
import { certaintyOf, isAtLeast } from './certainty.ts';
import { type AnsweredPart, quotedList } from './merge-answers.ts';
import { isStory, splitMessage } from './split-message.ts';
import { thingTerms } from './subject-terms.ts';
import { framedThings, thingsAsked } from './things-asked.ts';

/** Answers each thing that a question names: from its page, as without details where a page has only the keyword, else as unknown. `mayQuote`: no personal details. */
export function answerThings(
  asking: Asking,
  text: string,
  answered: readonly AnsweredPart[],
  mayQuote: boolean,
): AnsweredPart[] {
  const said = new Set(answered.flatMap(({ title, answer }) => searchTerms(`${title ?? ''} ${answer.text}`)));
  const left = answered.length === 0 ? [] : thingsLeft(asking, text, answered, said);
  const parts = [...answered.flatMap((part) => withThings(asking, part, said)), ...left];
  if (!mayQuote) return parts.map(({ unsaid: _, ...part }) => part);
  return parts.map(({ unsaid = [], ...part }, index) => {
    const same = parts.findIndex(({ answer }) => answer.intent !== null && answer.intent === part.answer.intent);
    const own = parts
      .filter(({ answer }) => answer.intent === part.answer.intent)
      .flatMap((other) => other.unsaid ?? []);
    const things = same === index ? own : unsaid;
    return { ...part, answer: withLine(asking, part.answer, things) };
  });
}

/** A part with the things that its answer says nothing of. */
interface Part extends AnsweredPart {
  unsaid?: readonly string[];
}

/** "Is there a minimum?" asks about the subject before it. */
const detail = /^(?:minimum|maximum|limit|cut ?off|fee|charge|deposit|wait|catch|m[ií]nimo|l[ií]mite|cargo|costo)s?$/i;

function withThings(asking: Asking, part: AnsweredPart, said: ReadonlySet<string>): Part[] {
  const { text, answer } = part;
  const things = thingsAsked(text).filter((thing) => !detail.test(thing));
  if (things.length === 0 || answer.outcome === 'which' || answer.outcome === 'hand_off') return [part];
  if (answer.outcome === 'unknown') return things.map((thing) => unknownThing(asking, thing, text));
  const { intent } = answer;
  if (intent === null || isFact(intent) || !asking.library.page(intent, 'en')) return [part];
  const known = asking.library.terms(intent);
  const certainty = certaintyOf(asking.library, text, intent);
  const isLikely = part.isRead || isAtLeast(certainty, 'likely');
  const unsaid: string[] = [];
  const others: Part[] = [];
  for (const thing of things) {
    const terms = thingTerms(thing);
    const other = things.length > 1 ? otherPage(asking, thing, intent) : null;
    const isWhole = terms.every((term) => known.has(term) || said.has(term));
    if (other) others.push(other);
    else if (isWhole && terms.some((term) => said.has(term))) continue;
    else if (part.isRead || (terms.some((term) => known.has(term)) && (isWhole || isLikely))) unsaid.push(thing);
    else others.push(unknownThing(asking, thing));
  }
  return others.length === things.length && !isLikely ? others : [{ ...part, unsaid }, ...others];
}

function unknownThing(asking: Asking, thing: string, text = thing): Part {
  const near = asking.library.find(text).map(({ id }) => id);
  return { text: thing, title: null, answer: unknownPart(asking, near), isThing: true };
}

/** The things that no understood question of the message names. */
function thingsLeft(
  asking: Asking,
  text: string,
  answered: readonly AnsweredPart[],
  said: ReadonlySet<string>,
): Part[] {
  const asked = isStory(text)
    ? splitMessage(text).flatMap((clause) => (clause.form === 'statement' ? [] : [clause.text]))
    : [text];
  return asked
    .flatMap(framedThings)
    .filter((thing) => !answered.some((part) => part.text.includes(thing)))
    .filter((thing) => !thingTerms(thing).some((term) => said.has(term)))
    .map((thing) => otherPage(asking, thing, '') ?? unknownThing(asking, thing));
}

/** The page that surely holds one of several things. */
function otherPage(asking: Asking, thing: string, intent: string): Part | null {
  const text = asking.language === 'es' ? `tienen ${thing}` : `do you have ${thing}`;
  const answer = answerPart(asking, text, null);
  const page =
    answer.intent === null || isFact(answer.intent) ? null : asking.library.page(answer.intent, asking.language);
  if (!page || answer.intent === intent || !isAtLeast(certaintyOf(asking.library, text, answer.intent), 'clear'))
    return null;
  return { text, title: page.page.title, answer };
}

/** Adds that there are no details about these, before the line on whether the store is open. */
function withLine({ language, open }: Asking, answer: Answer, things: readonly string[]): Answer {
  if (things.length === 0) return answer;
  const [line, last] = [socialTextsOf[language].noMore(quotedList(language, things)), `\n\n${open()}`];
  const isLast = answer.text.endsWith(last);
  const text = isLast ? answer.text.slice(0, -last.length) : answer.text;
  return { ...answer, text: `${text}\n\n${line}${isLast ? last : ''}` };
}
