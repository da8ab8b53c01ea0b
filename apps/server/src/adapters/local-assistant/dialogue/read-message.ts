import { storeDate } from '@rxweb/domain/store/opening-hours';
import { plainText } from '@rxweb/domain/store/time/plain-text';
import { readTime } from '@rxweb/domain/store/time/read-time';
import type { Turn } from '../../../features/chat/answerer.ts';
import { isOnlyVisit, isSurelyAboutHours } from '../hours-rules.ts';
import { isFact, isHours } from '../intents/facts.ts';
import { searchTerms } from '../search-terms.ts';
import { answerPart } from './answer-part.ts';
import { type Asking, readPart } from './asking.ts';
import { certaintyOf, isAtLeast } from './certainty.ts';
import { type Earlier, hasNoSubject, mayRefer } from './follow-up.ts';
import { groupClauses, type Part, type Reading, subjectOfPart } from './group-clauses.ts';
import { withoutDetails } from './personal-details.ts';
import { onlyPraises } from './praise.ts';
import { readAsOne } from './read-whole.ts';
import { asksSomething, asksWhen, type SocialKind, socialKind, strongest, withoutOpeners } from './social-talk.ts';
import { asksByForm, type Clause, formOf, isStory, plainOf, splitMessage } from './split-message.ts';

/** A message, taken apart. */
export interface Message {
  /** Its questions, in order. */
  parts: readonly Part[];
  /** What it says beside them; null for nothing. */
  social: SocialKind | null;
  /** Whether it named details of a person. */
  hasDetails: boolean;
  /** The whole message without those. */
  text: string;
}

const turnsBack = 6;
const longest = 2_000;

/** Takes a message apart into its questions and small talk. `earlier` is the subject before it. */
export function readMessage(context: Asking, typed: string, earlier: Earlier | null): Message {
  const { store, now } = context;
  const { text, hasDetails } = withoutDetails(typed, storeDate(store, now), store.phone);
  const asks = splitMessage(text).filter(({ form }) => asksByForm(form));
  const whole = asks.length > 1 ? null : kindOf(context, text, earlier);
  if (whole !== null)
    return { parts: asksSomething.has(whole) ? [socialPart(whole, text)] : [], social: whole, hasDetails, text };
  if (whole === null && asks.length === 0 && onlyPraises(plainOf(text)))
    return { parts: [], social: 'compliment', hasDetails, text };
  if (earlier === null && isOnlyVisit(readPart(context, text, '')))
    return { parts: [{ text, intent: answerPart(context, text, null).intent }], social: null, hasDetails, text };
  const opened = withoutOpeners(text);
  const one = earlier === null && asks.length < 2 ? readAsOne(context, text) : null;
  if (one) return { parts: [one], social: opened.kind, hasDetails, text };
  const said = splitMessage(opened.rest.slice(0, longest)).map((clause) => ({
    clause,
    kind: asksWhen(text) ? null : kindBeside(context, clause, earlier, isStory(text)),
  }));
  const kinds = said.flatMap(({ kind }) => (kind && kind !== 'mash' && !asksSomething.has(kind) ? [kind] : []));
  const social = strongest([opened.kind, ...kinds]);
  const clauses = said.filter(({ kind }) => kind === null).map(({ clause }) => clause);
  const asked = said.flatMap(({ clause, kind }) =>
    kind && asksSomething.has(kind) ? [socialPart(kind, clause.text)] : [],
  );
  const grouped = groupClauses(clauses, (each, before) => readClause(context, each, before.at(-1) ?? null, earlier));
  const isAllAsked = said.every(({ kind }, index) => kind === null || (index > 0 && kind === 'ack'));
  const parts = onNamedDay(context, [...asked, ...wholeOr(context, grouped, opened.rest, earlier, isAllAsked)], text);
  const isWish = social !== null && wishes.has(social) && asks.length === 0 && !text.includes('?');
  const isOnlyWish = isWish && parts.every((part) => !isSurelyAsked(context, part));
  return { parts: isOnlyWish ? [] : parts, social, hasDetails, text };
}

/** "A happy new year to everybody at Alder Street": what else is in it asks for nothing. */
const wishes: ReadonlySet<SocialKind> = new Set(['wish', 'bye', 'compliment', 'oops', 'howAreYou']);

const isSurelyAsked = (context: Asking, { text, intent }: Part) =>
  isSurelyAboutHours(readPart(context, text, '')) ||
  isAtLeast(certaintyOf(context.library, text, intent), isFact(intent) ? 'clear' : 'likely');

/** "I'm off on Sunday, bring the kids, are you open": a question of hours without a day asks about the day that the message names elsewhere. */
function onNamedDay(context: Asking, parts: readonly Part[], text: string): readonly Part[] {
  const whensOf = (each: string) => readPart(context, each, '').time.whens;
  const open = parts.find((part) => isHours(part.intent) && whensOf(part.text).length === 0);
  if (!open || parts.some((part) => isHours(part.intent) && whensOf(part.text).length > 0)) return parts;
  const { asked, spelled } = readPart(context, text, '');
  const today = storeDate(context.store, context.now);
  const [day, second] = readTime(spelled, asked, today).days;
  if (!day || second || day.impossible || day.last < today) return parts;
  const named = plainText(spelled).slice(day.start, day.end);
  return parts.map((part) => (part === open ? { ...part, text: `${part.text} ${named}` } : part));
}

/** A message of one question is best read whole: its statements say what the question is about. */
function wholeOr(
  context: Asking,
  parts: readonly Part[],
  text: string,
  earlier: Earlier | null,
  isAllAsked: boolean,
): readonly Part[] {
  const [only, second] = parts;
  if (second || !isAllAsked || (only && isStory(text))) return parts;
  const whole = answerPart(context, text, earlier);
  const isContinued = only?.isContinued === true;
  if (!only || only.intent === null || (whole.intent !== null && !isContinued) || whole.outcome === 'which')
    return [{ text, intent: whole.intent }];
  return parts;
}

/** "Do you ever open at 7", "open on election day": small talk by its form only. */
const mayBeHours: ReadonlySet<SocialKind> = new Set(['chat', 'politics']);
const longestTalk = 14;
const [likelyTalk, clearTalk] = [0.6, 0.8];
const leastKind = 0.33;

/** The kind of small talk a text is: by its words, or by its likeness to other small talk where nothing certain answers it. */
function kindOf(context: Asking, text: string, earlier: Earlier | null, byLikeness = true): SocialKind | null {
  if (asksWhen(text)) return null;
  const kind = socialKind(text);
  if (kind !== null && mayBeHours.has(kind) && isSurelyAboutHours(readPart(context, text, ''))) return null;
  if (kind !== null || !byLikeness || !context.library.readSocial || text.split(/\s+/).length > longestTalk)
    return kind;
  const read = context.library.readSocial(text);
  const kinds = [...read].filter(([name]) => name !== 'other').sort((a, b) => b[1] - a[1]);
  const [best, second] = kinds.map(([kind, likelihood]) => ({ kind, share: Math.exp(likelihood) }));
  // Unknown words are a little of each kind.
  const talk = (best?.share ?? 0) + (second?.share ?? 0);
  if (!best || best.share < leastKind || talk < likelyTalk) return null;
  const { intent, outcome } = answerPart(context, text, earlier);
  const isAnswered =
    outcome !== 'unknown' &&
    intent !== 'small-talk' &&
    (intent === earlier?.intent ||
      isSurelyAboutHours(readPart(context, text, '')) ||
      isAtLeast(certaintyOf(context.library, text, intent), talk < clearTalk ? 'likely' : 'clear'));
  return isAnswered ? null : (best.kind as SocialKind);
}

/** In a story, "el día y la hora" asks for no time. */
function kindBeside(context: Asking, clause: Clause, earlier: Earlier | null, isInStory: boolean): SocialKind | null {
  const kind = kindOf(context, clause.text, earlier, !isInStory);
  return kind !== null && asksSomething.has(kind) && isInStory && clause.form !== 'question' ? null : kind;
}

const socialPart = (kind: SocialKind, text: string): Part => ({ text, intent: `~${kind}` });

function readClause(context: Asking, text: string, before: Part | null, earlier: Earlier | null): Reading {
  const previous = subjectOfPart(before) ?? earlier;
  const asked = readPart(context, text, previous?.text ?? '');
  const words = { text, said: asked.said, asked: asked.asked };
  const { intent, outcome } = answerPart(context, text, previous, before !== null);
  const certainty = certaintyOf(context.library, text, intent);
  const [form, terms] = [formOf(text), searchTerms(text)];
  const isUnsureHours = isHours(intent) && !isSurelyAboutHours(asked, form === 'question');
  const needed = form === 'statement' || (form === 'fragment' && terms.length < 2) ? 'clear' : 'likely';
  const hasWhen = asked.time.whens.length > 0;
  const namesPerson = terms.length > 0 && terms.every((term) => term === 'relative_');
  return {
    intent: outcome === 'which' || intent === 'small-talk' ? null : intent,
    isSure: (isFact(intent) && !isUnsureHours) || (isAtLeast(certainty, needed) && !namesPerson),
    hasSubject: isFact(intent) || isAtLeast(certainty, 'clear') || (terms.length > 0 && !hasNoSubject(words)),
    isOnlyWhen: asked.isOnlyWhen,
    hasWhen,
    needsWhen: isHours(intent) && !hasWhen,
    isOtherDay: isHours(intent) && asked.time.days.length > 0,
  };
}

/** The subject before this message: of the last question that named one. Null where the message leans on none. */
export function earlierSubject(context: Asking, text: string, history: readonly Turn[]): Earlier | null {
  return leansOnEarlier(context, text.slice(0, longest)) ? subjectBefore(context, history) : null;
}

/** The last question that named a subject, whatever comes after it. */
export function subjectBefore(context: Asking, history: readonly Turn[]): Earlier | null {
  const turns = history
    .flatMap((turn) => (turn.role === 'user' ? [turn.text.slice(0, longest)] : []))
    .slice(-turnsBack);
  return subjectAt(context, turns);
}

function leansOnEarlier(context: Asking, text: string): boolean {
  // A clause has lost its "and".
  return [text, ...splitMessage(text).map((clause) => clause.text)].some((clause) => {
    const { said, asked } = readPart(context, clause, '');
    return mayRefer({ text: clause, said, asked });
  });
}

/** The subject of the last of these turns, or of one before it. */
function subjectAt(context: Asking, turns: readonly string[]): Earlier | null {
  const [text, before] = [turns.at(-1), turns.slice(0, -1)];
  if (text === undefined) return null;
  const earlier = before.length > 0 && leansOnEarlier(context, text) ? subjectAt(context, before) : null;
  return subjectOf(context, text, earlier) ?? earlier ?? subjectAt(context, before);
}

function subjectOf(context: Asking, text: string, earlier: Earlier | null): Earlier | null {
  const last = readMessage(context, text, earlier).parts.findLast(
    ({ intent }) => intent !== null && !intent.startsWith('~'),
  );
  if (!last?.intent || last.intent === 'small-talk') return null;
  const { said, asked } = readPart(context, last.text, '');
  const words = { text: last.text, said, asked };
  const isSame = earlier?.intent === last.intent && mayRefer(words) && hasNoSubject(words);
  return { intent: last.intent, text: isSame ? earlier.text : last.text };
}
