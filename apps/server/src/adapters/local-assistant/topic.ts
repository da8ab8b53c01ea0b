import type { Language } from '@rxweb/contracts/shared/language';
import type { Turn } from '../../features/chat/answerer.ts';
import type { Found } from './knowledge-search.ts';
import type { Library } from './library.ts';
import { searchTerms } from './search-terms.ts';
import { textsOf } from './texts/texts.ts';

/** From this score a page answers a question; below it is only near. */
const strong = 3;
/** When the second score is this close to the first, ask which page is meant. */
const nearEqual = 0.97;

/** Words that apply to anything: alone they name no subject and refer to the previous one. */
const aspects = new Set(
  searchTerms(
    `price cost how much copay cheap expensive free gratis pay card insurance cover appointment cita wait time long tarda demora tardan toma bring need
    necesito ocupo papers papeles sign call phone doctor online relative mom wife husband son kids esposo mama someone else pickup pick up ready medicine
    medicines prescription prescriptions id identification one ones first cutoff limit today bring send when weekend age edad requisitos documents
    far area minimum extra also usually work help email website photo discount everybody free fast quick soon rapido pronto costs charge fee cobran
    last include available type types kind options choose much many often`,
  ),
);
/** Payment questions may refer to a subject ("does Medicare pay for it?") or stand alone ("and do you take Medicaid?"). */
const payers = new Set(searchTerms('medicare medicaid insurance plan'));
const ofIt = /\b(it|that|them|those|these|eso|esos|esto|estos|lo|la|los|las)\b/;
const leans = {
  en: /^(ok |okay |so |thanks |great |cool |yes |no )*(and|n|or|also|but|what about|how about|then|what if|is it|are they|does it|do they|do those|will it|can it|which one|how (much|many|long|often|soon|far|do|can)|the (first|second|other) one|do i|can i|should i|will i|what do i|what should i)\b|\b(it|that|they|them|those|these|one|ones|there)\b/,
  es: /^(ok |okay |si |no |gracias |bueno |entonces |ah )*(y|o|pero|tambien|que tal|como|cuanto|cuantos|cuando|necesito|tengo que|hay que|puedo|pueden|que (?:llevo|necesito|ocupo|papeles)|cual|me (?:la|lo|las|los))\b|\b(eso|esa|ese|esos|esas|lo|la|las|los|ahi|este|esto)\b/,
};

/** The recognized topic of a question. */
export type Topic =
  | { kind: 'page'; id: string }
  /** Two pages score about equally. */
  | { kind: 'either'; ids: readonly [string, string] }
  /** No page matches; `near` are the nearest ones. */
  | { kind: 'none'; near: readonly string[] };

export interface Asked {
  text: string;
  /** The words as typed, plain. */
  said: string;
  asked: Language;
  history: readonly Turn[];
}

/** Finds the page for a question; one without a subject is about the previous subject. */
export function findTopic(library: Library, { text, said, asked, history }: Asked): Topic {
  const found = library.find(text);
  const terms = searchTerms(text);
  const wordCount = said.split(' ').length;
  const isLeaning = history.length > 0 && (leans[asked].test(said) || wordCount <= 4);
  const isAspect = (term: string) => aspects.has(term) || (payers.has(term) && ofIt.test(said));
  if (isLeaning && wordCount <= 14 && terms.every(isAspect)) {
    const before = topicBefore(library, history);
    if (before !== null) return { kind: 'page', id: before };
  }
  const own = choose(found);
  if (own.kind !== 'none' || !isLeaning || wordCount > 14) return own;
  const before = history.findLast((turn) => turn.role === 'user')?.text ?? '';
  const together = choose(library.find(`${before} ${text}`));
  return together.kind === 'none' ? own : together;
}

/** The page of the visitor's last question with a subject. */
function topicBefore(library: Library, history: readonly Turn[]): string | null {
  for (const turn of history.slice(-8).toReversed()) {
    if (turn.role !== 'user') continue;
    const terms = searchTerms(turn.text);
    const topic = choose(library.find(turn.text));
    if (topic.kind === 'page' && terms.some((term) => !aspects.has(term))) return topic.id;
    if (topic.kind === 'page' && turn === history.findLast(({ role }) => role === 'user')) return topic.id;
  }
  return null;
}

function choose(found: readonly Found[]): Topic {
  const [first, second] = found;
  if (!first || first.score < strong) return { kind: 'none', near: found.map(({ id }) => id) };
  const isNear = second && second.score >= Math.max(strong, nearEqual * first.score);
  return isNear ? { kind: 'either', ids: [first.id, second.id] } : { kind: 'page', id: first.id };
}

const ordinals: readonly RegExp[] = [
  /^(?:the )?(?:(?:first|1st|1|former|top)(?: one)?|one|la primera|el primero|lo primero|primera|primero|la 1|la uno|uno|el 1)(?: (?:please|por favor|porfa|one))?$/,
  /^(?:the )?(?:(?:second|2nd|2|latter|last|other|bottom)(?: one)?|two|la segunda|el segundo|lo segundo|segunda|segundo|la 2|la dos|dos|el 2|la ultima|el ultimo|la otra|el otro)(?: (?:please|por favor|porfa|one))?$/,
];

/** The page a visitor picks from the two offered before; null for none. */
export function findChoice(library: Library, { said, history }: Asked): string | null {
  const last = history.at(-1);
  if (last?.role !== 'assistant') return null;
  if (!Object.values(textsOf).some(({ either }) => last.text.startsWith(either))) return null;
  const titles = [...last.text.matchAll(/^- (.+)$/gm)].map(([, title]) => title);
  const words = said.replace(/^(?:ok|yes|yeah|um|uh|si|sure|bueno|pues) /, '').trim();
  const place = ordinals.findIndex((ordinal) => ordinal.test(words));
  const title = titles[place];
  if (title === undefined) return null;
  return [...library.pages.en, ...library.pages.es].find((page) => page.title === title)?.id ?? null;
}
