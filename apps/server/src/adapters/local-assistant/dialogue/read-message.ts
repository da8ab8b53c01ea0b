import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { Turn } from '../../../features/chat/answerer.ts';
import { factNames } from '../read-asked.ts';
import { isSurelyAboutHours } from '../hours-rules.ts';
import { searchTerms } from '../search-terms.ts';
import { type Asking, answerPart, isFact, readPart } from './answer-part.ts';
import { type Earlier, hasNoSubject, mayLean } from './follow-up.ts';
import { groupClauses, type Part, type Reading } from './group-clauses.ts';
import { withoutDetails } from './personal-details.ts';
import { type SocialKind, socialKind, stronger, withoutOpeners } from './social-talk.ts';
import { formOf, splitMessage } from './split-message.ts';

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

/** Small talk that asks for something, and is answered in its place among the questions. */
const asking: ReadonlySet<SocialKind> = new Set(['time', 'joke', 'weather']);
const turnsBack = 6;
/** From this probability an intent leaves no doubt; a statement needs more, since it need not ask for anything. */
const likely = 0.55;
const likelyStated = 0.75;
/** What went wrong is answered even if it is only told. */
const alwaysHeard = new Map([
  ['wrong-medicine', 0.3],
  ['complaints', 0.3],
]);
const longest = 2_000;

/** Takes a message apart into its questions and small talk. `earlier` is the subject before it. */
export function readMessage(context: Asking, typed: string, earlier: Earlier | null): Message {
  const { store, now } = context;
  const { text, hasDetails } = withoutDetails(typed, storeDate(store, now), store.phone);
  const asks = splitMessage(text).filter(({ form }) => form === 'question' || form === 'request');
  const whole = asks.length > 1 ? null : socialKind(text);
  if (whole !== null) return { parts: asking.has(whole) ? [socialPart(whole, text)] : [], social: whole, hasDetails, text };
  const opened = withoutOpeners(text);
  const said = splitMessage(opened.rest.slice(0, longest)).map((clause) => ({ clause, kind: socialKind(clause.text) }));
  const kinds = said.flatMap(({ kind }) => (kind && !asking.has(kind) ? [kind] : []));
  const social = [opened.kind, ...kinds].reduce((a, b) => (a && b ? stronger(a, b) : (a ?? b)), null);
  const clauses = said.filter(({ kind }) => kind === null).map(({ clause }) => clause);
  const asked = said.flatMap(({ clause, kind }) => (kind && asking.has(kind) ? [socialPart(kind, clause.text)] : []));
  const grouped = groupClauses(clauses, (each, before) => readClause(context, each, before.at(-1) ?? null, earlier));
  const parts = [...asked, ...wholeOr(context, grouped, opened.rest, earlier, clauses.length === said.length)];
  return { parts, social, hasDetails, text };
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
  if (second || !isAllAsked) return parts;
  const whole = answerPart(context, text, earlier);
  if (!only || whole.intent !== null || whole.outcome === 'which' || only.intent === null)
    return [{ text, intent: whole.intent }];
  return parts;
}

const socialPart = (kind: SocialKind, text: string): Part => ({ text, intent: `~${kind}` });

function readClause(context: Asking, text: string, before: Part | null, earlier: Earlier | null): Reading {
  const previous = before?.intent ? { intent: before.intent, text: before.text } : earlier;
  const asked = readPart(context, text, previous?.text ?? '');
  const words = { text, said: asked.said, asked: asked.asked };
  const { intent, outcome } = answerPart(context, text, previous, before !== null);
  const likelihood = likelihoodOf(context, text, intent);
  const needed = alwaysHeard.get(intent ?? '') ?? (formOf(text) === 'statement' ? likelyStated : likely);
  const isUnsureHours = (intent === 'hours' || intent === 'open-now' || intent === 'holidays') && !isSurelyAboutHours(asked);
  const known = intent === 'small-talk' ? null : intent;
  return {
    intent: outcome === 'which' ? null : known,
    isSure: (isFact(intent) && !isUnsureHours) || likelihood >= needed,
    hasSubject: isFact(intent) || (searchTerms(text).length > 0 && !hasNoSubject(words)),
    isOnlyWhen: asked.isOnlyWhen,
  };
}

function likelihoodOf({ library }: Asking, text: string, intent: string | null): number {
  if (intent === null) return 0;
  const read = library.readIntent?.(text);
  return read ? Math.exp(read.get(intent) ?? 0) : 1;
}

/** The subject of the conversation before this message: the last question that named one. */
export function earlierSubject(context: Asking, history: readonly Turn[]): Earlier | null {
  const turns = history.filter(({ role }) => role === 'user').slice(-turnsBack);
  let subject: Earlier | null = null;
  for (const { text } of turns) subject = subjectOf(context, text, subject) ?? subject;
  return subject;
}

function subjectOf(context: Asking, text: string, earlier: Earlier | null): Earlier | null {
  const { parts } = readMessage(context, text, earlier);
  const last = parts.findLast(({ intent }) => intent !== null && !intent.startsWith('~'));
  if (!last?.intent || last.intent === 'small-talk') return null;
  const asked = readPart(context, last.text, '');
  const words = { text: last.text, said: asked.said, asked: asked.asked };
  const isSame = earlier?.intent === last.intent && mayLean(words) && hasNoSubject(words);
  return { intent: last.intent, text: isSame ? earlier.text : last.text };
}

export const isFactName = (intent: string): boolean => factNames.some((name) => name === intent);
