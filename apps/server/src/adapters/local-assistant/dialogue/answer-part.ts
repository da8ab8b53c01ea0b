import type { Answer } from '../answer.ts';
import { answerHours, isOnlyVisit, isSurelyAboutHours } from '../hours-rules.ts';
import { answerPerson, wantsPerson } from '../intent-handoff.ts';
import { isFact, isHours } from '../intents/facts.ts';
import { likeliestIntent } from '../intents/likeliest-intent.ts';
import { forPharmacist } from '../intents/read-asked.ts';
import { answerAddress, answerPhone } from '../place-rules.ts';
import { searchTerms } from '../search-terms.ts';
import { answerSmallTalk } from '../small-talk.ts';
import type { StoreQuestion } from '../store-question.ts';
import { answerFromStore } from '../store-rules.ts';
import { findTopic } from '../topic.ts';
import { pageAnswer, unknownPart, which } from './answer-page.ts';
import { type Asking, readPart } from './asking.ts';
import { carriedIntent } from './carried-intent.ts';
import { certaintyOf, isAtLeast } from './certainty.ts';
import { asksHoursAgain, asksMoreDays, type Earlier, mayRefer } from './follow-up.ts';

/**
 * Answers one question: store facts first, then knowledge pages; otherwise says it does not know. `earlier` is what it may refer to, in the
 * same message or before it.
 */
export function answerPart(asking: Asking, text: string, earlier: Earlier | null, isSameMessage = false): Answer {
  const key = [text, earlier?.intent ?? '', earlier?.text ?? '', isSameMessage].join('\n');
  const known = asking.answers.get(key);
  if (known) return known;
  const answer = answerAfter(asking, text, earlier, isSameMessage);
  asking.answers.set(key, answer);
  return answer;
}

function answerAfter(asking: Asking, text: string, earlier: Earlier | null, isSameMessage: boolean): Answer {
  const asked = readPart(asking, text, earlier?.text ?? '');
  const words = { text, said: asked.said, asked: asked.asked };
  if (wantsPerson(asked)) return answerPerson(asking.store, asking.now, asking.waitsForPerson, asked.words);
  if (isAboutOtherBusiness(asked.said)) return unknownPart(asking, [], true);
  if (earlier && isHours(earlier.intent) && asksMoreDays(words))
    return answerHours('hours', asked, asking.store, asking.now);
  if (earlier && asked.time.days.length === 0 && isHours(earlier.intent) && asksHoursAgain(words)) {
    const hasDay = readPart(asking, earlier.text, '').time.days.length > 0;
    const onDay = hasDay || earlier.intent !== 'open-now' ? earlier.text : asking.language === 'es' ? 'hoy' : 'today';
    return answerHours('hours', readPart(asking, `${text} ${onDay}`, ''), asking.store, asking.now);
  }
  const own = answerAlone(asking, text, asked);
  const asksDay = earlier && isHours(earlier.intent) && asked.time.days.length > 0 && mayRefer(words);
  const isOwnPage = !asked.isOnlyWhen && isAtLeast(certaintyOf(asking.library, text, own.intent), 'clear');
  if (asksDay && !isFact(own.intent) && !isOwnPage) return answerHours('hours', asked, asking.store, asking.now);
  const carried = earlier && mayRefer(words) ? carriedIntent(asking, asked, words, own, earlier, isSameMessage) : null;
  return carried === null || carried === own.intent ? own : answerIntent(asking, carried, asked, text);
}

/** "Do you do 24 hours": not what to do while closed. */
const aroundTheClock = /^(?:hi |so )?(?:are|r|do|is|estan|abren|son)\b.{0,25}\b24 ?(?:hours|hrs|horas|7)\W*$/;

/** The answer without regard to earlier questions. */
function answerAlone(asking: Asking, text: string, asked: StoreQuestion): Answer {
  const found = ruledAnswer(asking, text, asked);
  if ((isOnlyVisit(asked) || aroundTheClock.test(asked.said)) && isHours(found.intent)) return found;
  const likeliest = likeliestIntent(asking.library, text, found.intent ?? 'unknown');
  if (likeliest === null || likeliest === (found.intent ?? 'unknown')) return found;
  if (isHours(likeliest) && isHours(found.intent)) return found;
  if (likeliest === 'ready-or-price' && isGoods(found.intent) && !searchTerms(text).some(isOfMedicine)) return found;
  return answerIntent(asking, likeliest, asked, text);
}

/** What a walker costs is a question for the page of walkers. */
export const isGoods = (intent: string | null) => intent === 'medical-equipment' || intent === 'over-the-counter';
const isOfMedicine = (term: string) => term === 'medicine_' || term === 'prescription_' || term === 'insulin_';

/** Findings of the rules and the search. */
function ruledAnswer(asking: Asking, text: string, asked: StoreQuestion): Answer {
  const { store, library, now } = asking;
  const fact = answerFromStore(asked, store, now);
  if (fact && (isSurelyAboutHours(asked) || fact.sources[0]?.id !== 'store-hours')) return fact;
  const topic = findTopic(library, text);
  if (fact && topic.kind !== 'page') return fact;
  switch (topic.kind) {
    case 'page':
      return pageAnswer(asking, topic.id, asked);
    case 'either':
      return which(library, topic.ids, asked);
    case 'none':
      return unknownPart(asking, topic.near);
  }
}

/** The answer to a recognized intent. */
export function answerIntent(asking: Asking, intent: string, asked: StoreQuestion, text: string): Answer {
  const { store, library, now } = asking;
  const { words } = asked;
  switch (intent) {
    case 'unknown':
    case forPharmacist:
      return unknownPart(
        asking,
        library.find(text).map(({ id }) => id),
      );
    case 'talk-to-person':
      return answerPerson(store, now, asking.waitsForPerson, words);
    case 'small-talk':
      return {
        text: answerSmallTalk(asked, store, now, words),
        sources: [],
        outcome: 'answered',
        intent,
      };
    case 'address':
      return answerAddress(store, now, words);
    case 'phone':
      return answerPhone(store, now, words);
    case 'hours':
    case 'open-now':
    case 'holidays':
      return answerHours(intent, asked, store, now);
    default:
      return pageAnswer(asking, intent, asked);
  }
}

/** Names of other businesses, in plain words. */
const others =
  '(?:cvs|walgreens?|wal ?mart|costco|kroger|safeway|rite ?aid|albertsons|publix|target|fred meyer|heb|h e b|sams club|bartell|bi ?mart|meijer|wegmans|dollar (?:general|tree)|home depot|mcdonalds|starbucks|amazon|kaiser(?: pharmacy)?)';
const asksOf = new RegExp(
  `\\b(?:what time|when|how late|is|are|does|do|where|hours|phone|number|address|a que hora|cuando|esta|donde|telefono|numero|direccion|horario|abre|cierra)\\b.{0,30}\\b${others}\\b(?: \\w+){0,2}(?: (?:open|opens|close|closes|closed|hours|located|hiring|number|phone|address|abre|abierto|cierra|cerrado|sunday|today|tomorrow|now))?`,
);
const fact =
  /\b(?:open|opens|close|closes|closed|closing|hours|phone|number|address|where is|where are|located|location|hiring|abre|abren|abierto|abierta|cierra|cierran|cerrado|horario|telefono|numero|direccion|donde esta|donde queda|sell|have|carry|vende|tiene)\b/;
const ours =
  /\b(?:transfer\w*|move|moving|switch\w*|bring|from|de|pasar|cambiar|traer|mover|prescriptions?|rx|recetas?|you|your|ustedes|my|mi|mis|closed down|shut down)\b/;

/** Whether a question asks for a fact about another business: "what time does CVS close". */
function isAboutOtherBusiness(said: string): boolean {
  return asksOf.test(said) && fact.test(said) && !ours.test(said);
}
