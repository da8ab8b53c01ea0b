import {
  incomplete,
  joint,
  leadsIn,
  questionStart,
  requestStart,
  runOn,
  statementStart,
  surroundings,
  tooShort,
} from './clause-words.ts';

/** How a clause is joined to the one before: by a mark, by "and" or a comma, or by nothing. */
export type Joint = 'mark' | 'join' | 'run-on';

/** The form of a clause. */
export type ClauseForm = 'question' | 'request' | 'statement' | 'fragment';

export const asksByForm = (form: ClauseForm): boolean => form === 'question' || form === 'request';

/** A piece of a message that may be a question of its own. */
export interface Clause {
  text: string;
  joint: Joint;
  form: ClauseForm;
}

/** Longer messages keep their last pieces together. */
const maxClauses = 14;

/** Splits a message wherever a new question may begin; later, pieces are joined again. Linear. */
export function splitMessage(text: string): Clause[] {
  const sentences = sentencesOf(text);
  const story = isStory(text);
  const marks = story || sentences.some(({ isQuestion }) => isQuestion);
  const clauses = sentences.flatMap(({ text: sentence, isQuestion }) =>
    piecesOf(sentence).map((piece, place, pieces): Clause => {
      const said = formOf(piece.text);
      const isTold = said === 'question' && marks && !isQuestion && !asksPlainly.test(withoutLead(piece.text));
      const own = isTold || (said === 'request' && story && happened.test(plainOf(piece.text))) ? 'statement' : said;
      const isAlone = pieces.length === 1;
      const isAsked = own === 'fragment' || (own === 'statement' && (isAlone || asksYou.test(plainOf(piece.text))));
      const form = isQuestion && place === 0 && isAsked ? 'question' : own;
      return { text: withoutSurroundings(piece.text), joint: place === 0 ? 'mark' : piece.joint, form };
    }),
  );
  const filled = clauses.filter(({ text: own }) => /[\p{L}\p{N}]/u.test(own));
  const kept = filled.length > 0 ? filled : [{ text, joint: 'mark', form: formOf(text) } satisfies Clause];
  if (kept.length <= maxClauses) return kept;
  const rest = kept.slice(maxClauses - 1);
  const last = { text: rest.map(({ text: own }) => own).join(' '), joint: 'mark', form: 'statement' } as const;
  return [...kept.slice(0, maxClauses - 1), last];
}

/** A clause where it is in its text. */
export interface PlacedClause extends Clause {
  start: number;
  end: number;
}

/** The clauses of a text, but those put together of several. */
export function placeClauses(text: string): PlacedClause[] {
  let from = 0;
  return splitMessage(text).flatMap((clause) => {
    const start = text.indexOf(clause.text, from);
    if (start < 0) return [];
    from = start + clause.text.length;
    return [{ ...clause, start, end: from }];
  });
}

/** A story around a question: its other words don't say what is asked. */
export const isStory = (text: string) => text.split(/\s+/).length > 25;

/** "I got a new job", "I lost a bottle": in a story it happened. */
const happened =
  /^(?:(?:and|so|y) )?(?:(?:i|we) (?:(?:also|just|really) )*(?:got|lost|ran out|have to)\b|me (?:da|dan|dice|dicen)\b)/;

/** Beginnings that ask without a question mark, too. Others may tell: "when it was my turn", "who is a lovely man", "es muy terco". */
const asksPlainly =
  /^(?:(?:do|can|could|will|would|should|are|r) (?:you|u|ya|yall|i|we|they|someone|somebody|my)\b|(?:is|are|does|will|can) (?:there|it|that|this|my|medicare|medicaid|insurance)\b|what(?:s| is| are| time| do| does| should| can| would)\b|who (?:do|can|should|would|will) (?:i|we)\b|how (?:much|many|long|late|early|far|do i|can i|do you)\b|where (?:is|are|do i|can i)\b|any (?:chance|way)\b|(?:i|we)\b.*\b(?:know|ask|wondering|wonder)\b|tienen|venden|aceptan|hacen|abren|cierran|puedo|pueden|podrian|hay\b|(?:tambien )?(?:quiero|quisiera|queria|necesito) saber|cuanto (?:cuesta|cobran|vale|tarda)|a que hora|hasta que hora)/;

/** "You guys do passport photos?" is a question by its mark alone. */
const asksYou = /^(?:u|you|ya|yall|y'all|ya'll)\b/;

const withoutLead = (clause: string) => plainOf(clause).replace(surroundings, '');

/** "One more thing", "different question" */
export const isLead = (clause: string): boolean => withoutLead(clause) === '';

/** The form of a clause by its first words. */
export function formOf(clause: string): ClauseForm {
  const plain = withoutLead(clause);
  if (questionStart.test(plain)) return 'question';
  if (requestStart.test(plain)) return 'request';
  return statementStart.test(plain) ? 'statement' : 'fragment';
}

/** The clause without "also", "one more thing", "first" and the like before it. */
function withoutSurroundings(clause: string): string {
  const plain = plainOf(clause);
  const length = surroundings.exec(plain)?.[0].length ?? 0;
  const rest = length > 0 && plain.length === clause.length ? clause.slice(length).trim() : clause.trim();
  return rest;
}

/** Lower case without accents, letter for letter. */
export function plainOf(text: string): string {
  if (/^[\x20-\x7e\s]*$/.test(text)) return text.toLowerCase();
  return [...text]
    .map((letter) => {
      const plain = letter
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .join('');
}

interface Sentence {
  text: string;
  isQuestion: boolean;
}

/** Ends a sentence: marks, lines and numbers of a list, but no "p.m.", "Dr.", "8:30" or "till 6." */
const sentenceEnd =
  /([.?!;¿¡…]+)(?=\s|$|[¿¡\p{Lu}])|\n+|(?:^|\s)(?:(?<!\b(?:at|till?|until|by|to|from|after|before|around|about|like|las?|hasta|than)\s)\(?\d[.)]|[-*•])\s+|[¿¡]/gu;
const shortened = /(?:\b(?:[ap]\.? ?m|dr|dra|mr|mrs|ms|st|sr|sra|rx|no|vs|etc|appt|approx|e\.g|i\.e|u\.s|\p{L}))$/iu;

function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const own = text.slice(start, match.index);
    const mark = match[1] ?? '';
    if (mark === '.' && shortened.test(own) && text.slice(match.index + 1).trim() !== '') continue;
    if (own.trim() !== '') sentences.push({ text: own.trim(), isQuestion: mark.includes('?') });
    start = match.index + match[0].length;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, { text: rest, isQuestion: false }];
}

/** "The 24th until what time", "mañana hasta qué hora": the day belongs to the question. */
const asksTime = /^(?:(?:a|hasta|desde) que hora|what time|until what time)/;
const onlyDay =
  /^(?:(?:and|y|on|the|el|los|este|proximo|pero|this|next|dia|de|del|en|la|por|tarde|manana|noche|in|morning|evening|night|afternoon|\d{1,2}(?:st|nd|rd|th)?|hoy|today|tomorrow|weekend|fin|semana|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|jan\w*|feb\w*|march|april|may|june|july|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*|christmas|thanksgiving|eve|xmas|navidad|nochebuena)(?: |$))+$/;

interface Piece {
  text: string;
  joint: Joint;
}

function piecesOf(sentence: string): Piece[] {
  const plain = plainOf(sentence);
  if (plain.length !== sentence.length) return [{ text: sentence, joint: 'mark' }];
  const cuts: { end: number; start: number; joint: Joint }[] = [];
  for (const match of plain.matchAll(joint)) {
    cuts.push({ end: match.index, start: match.index + match[0].length, joint: 'join' });
  }
  for (const match of plain.matchAll(runOn)) {
    const before = plain.slice(0, match.index).trimEnd();
    const isJoined = cuts.some(({ start }) => Math.abs(start - match.index) <= 1);
    if (!isJoined && !leadsIn.test(before)) cuts.push({ end: match.index, start: match.index, joint: 'run-on' });
  }
  cuts.sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let from = 0;
  let last: Joint = 'mark';
  for (const cut of cuts) {
    const before = plain.slice(from, cut.end).trim();
    if (cut.end < from || incomplete.test(before)) continue;
    if (cut.joint === 'run-on' && asksTime.test(plain.slice(cut.start)) && onlyDay.test(before)) continue;
    if (cut.joint === 'run-on' && tooShort.test(before) && formOf(before) === 'question') continue;
    pieces.push({ text: sentence.slice(from, cut.end).trim(), joint: last });
    from = cut.start;
    last = cut.joint;
  }
  pieces.push({ text: sentence.slice(from).trim(), joint: last });
  return pieces.filter(({ text }) => text !== '');
}
