import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import type { Answer } from '../answer.ts';
import { isHours } from '../intents/facts.ts';
import { searchTerms } from '../search-terms.ts';
import { socialTextsOf, textsOf } from '../texts/texts.ts';
import { suggestionsOf } from './answer-page.ts';
import type { Asking } from './asking.ts';

/** A question with its answer. */
export interface AnsweredPart {
  text: string;
  /** The title of its page; null for a fact of the store. */
  title: string | null;
  answer: Answer;
  /** Whether it is a statement, such as a complaint. */
  isStatement?: boolean | undefined;
  /** Whether its text is a thing that no page holds, to be named. */
  isThing?: boolean;
  /** Whether its intent was read from the marked messages. */
  isRead?: boolean | undefined;
  /** Whether its words are the heading of its answer. */
  isQuoted?: boolean;
}

/** Joins the answers to a message's questions in their order: a text said once, each source once, open questions named. */
export function mergeAnswers(asking: Asking, answered: readonly AnsweredPart[], mayQuote: boolean): Answer {
  const distinct = answered.filter(
    ({ answer }, index) =>
      answer.intent === null || answered.findIndex((other) => isSame(other.answer, answer)) === index,
  );
  const known = distinct.filter(({ answer }) => answer.outcome !== 'unknown');
  const open = distinct.filter(({ answer }) => answer.outcome === 'unknown');
  const blocks = known.map((part) => {
    const { title, answer } = part;
    const asked = answered.filter((other) => other.isQuoted && isSame(other.answer, answer)).map(({ text }) => text);
    if (mayQuote && asked.length > 0) return `**${quotedList(asking.language, asked)}**\n\n${answer.text}`;
    return title === null ? answer.text : `**${title}**\n\n${answer.text}`;
  });
  if (open.length > 0) blocks.push(openText(asking, open, mayQuote));
  const sources = [...known, ...open].flatMap(({ answer }) => answer.sources);
  const suggestions = known.find(({ answer }) => answer.suggestions)?.answer.suggestions;
  return {
    text: saidOnce(asking.store, asking, blocks).join('\n\n'),
    sources: [...new Map(sources.map((source) => [source.id, source])).values()],
    outcome: outcomeOf(known, open),
    intent: intentOf(answered),
    ...(suggestions && { suggestions }),
    ...(known.length === 0 && {
      suggestions:
        (distinct.length === 1 && open[0]?.answer.suggestions) || suggestionsOf(asking.library, [], asking.language),
    }),
    ...(distinct.some(({ answer }) => answer.offersPerson) && { offersPerson: true }),
  };
}

/** One page answers once; two days are two answers, and so are two choices. */
const isSame = (a: Answer, b: Answer) =>
  a.intent === b.intent &&
  a.outcome === b.outcome &&
  (!(isHours(a.intent) || a.outcome === 'which') || a.text === b.text);

/** The intent of an ask for a person, else of the first question, else of the first statement. */
function intentOf(answered: readonly AnsweredPart[]): string | null {
  const known = answered.filter(({ answer }) => answer.intent !== null);
  const person = known.find(({ answer, isQuoted }) => isQuoted && answer.outcome === 'hand_off');
  return (person ?? known.find(({ isStatement }) => !isStatement) ?? known[0])?.answer.intent ?? null;
}

/** A person who was asked for decides; then an open question, so that staff see it. */
function outcomeOf(known: readonly AnsweredPart[], open: readonly AnsweredPart[]): Answer['outcome'] {
  if (known.some(({ answer }) => answer.outcome === 'hand_off')) return 'hand_off';
  return open.length > 0 ? 'unknown' : (known[0]?.answer.outcome ?? 'unknown');
}

const longestQuote = 120;

/** Names the questions without an answer, in the visitor's words unless those hold personal details. */
function openText(
  { store, language, waitsForPerson, open: isOpen }: Asking,
  open: readonly AnsweredPart[],
  mayQuote: boolean,
) {
  const texts = socialTextsOf[language];
  const [medicines, others] = [true, false].map((isMedicine) => {
    const own = open.filter(({ text }) => isAboutMedicine(text) === isMedicine);
    return own.length > 0
      ? {
          list: quotedList(
            language,
            own.map(({ text }) => text),
          ),
        }
      : null;
  });
  const named = [
    others && (mayQuote ? texts.openPart(others.list) : texts.openQuestion),
    medicines && (mayQuote ? texts.openMedicine(medicines.list) : texts.openMedicineQuestion),
  ];
  const offer = waitsForPerson ? '' : ` ${textsOf[language].orLeaveMessage}`;
  const call = `${texts.callForOpen(formatPhone(store.phone))} ${isOpen()}${offer}`;
  return `${named.filter(Boolean).join(' ')} ${call}`;
}

const isAboutMedicine = (text: string) => searchTerms(text).some((term) => term === 'medicine_' || term === 'insulin_');

/** The visitor's words in quotation marks, joined by "and". */
export function quotedList(language: Language, texts: readonly string[]): string {
  return new Intl.ListFormat(language).format([...new Set(texts)].map((text) => `“${quoted(text)}”`));
}

/** A question to be named; empty where it may hold a number of a person. */
export const questionQuoted = (text: string): string => (/\d{3}/.test(text) ? '' : quoted(text));

/** Plain words, so that nothing typed becomes a link or a heading. */
function quoted(text: string): string {
  const plain = text
    .replace(/(?<!\d):|:(?!\d)|[^\p{L}\p{N}\s'’,:$%&/-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= longestQuote ? plain : `${plain.slice(0, longestQuote).replace(/\s+\S*$/, '')} …`;
}

/** Says the phone after "call us" once, and whether the store is open once, at the end. */
function saidOnce(store: StoreInfo, { open: isOpen }: Asking, blocks: readonly string[]): string[] {
  const phone = formatPhone(store.phone);
  const when = isOpen();
  const calls = new RegExp(
    `\\b((?:[Cc]all|[Ll]l[áa]menos|[Ll]lamarnos)(?: us)?)(?: at| al)? (?:\\*\\*)?${phone.replace(/[()]/g, '\\$&')}(?:\\*\\*)?`,
    'g',
  );
  let isPhoneSaid = false;
  const texts = blocks.map((block) => {
    const text = isPhoneSaid ? block.replace(calls, (_whole, call: string) => called(call)) : block;
    isPhoneSaid ||= block.includes(phone);
    return text;
  });
  const holders = texts.filter((text) => text.includes(when));
  if (holders.length < 2) return texts;
  const last = texts.findLastIndex((text) => text.includes(when));
  return texts
    .map((text, index) =>
      index === last
        ? text
        : text.replaceAll(when, '').replace(/\s+$/, '').replace(/ {2,}/g, ' ').replace(/\n /g, '\n').trimStart(),
    )
    .filter((text) => text.trim() !== '');
}

const called = (call: string) => (/^[Cc]all$/.test(call) ? `${call} us` : call);
