import { type ClauseForm, placeClauses, plainOf } from '../dialogue/split-message.ts';

/** A word of a message with the marks around it. */
export interface AskToken {
  /** Lower case without accents; numbers by their length. */
  word: string;
  start: number;
  end: number;
  markBefore: string;
  /** Whether the sentence around it ends in a question mark. */
  isQuestion: boolean;
  /** Words since its clause began, and that clause's first words. */
  place: number;
  opener: string;
  sentencesLeft: number;
  /** The form of the clause around it, and words since that began. */
  form: ClauseForm | null;
  formPlace: number;
}

const form = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu;
const sentenceMark = /[.?!;\n¿¡…]/;
const clauseWords = new Set(
  'and so but or also plus then because cuz y o pero porque que tambien asi entonces'.split(' '),
);
const openerWords = 3;

const isDigit = (letter = '') => /\d/.test(letter);

const titles = new Set('dr dra mr mrs ms sr sra'.split(' '));

/** The words of a message; "Bi-Mart", "14.80" and "Dr. Imai" have no mark. Linear. */
export function askTokens(text: string): AskToken[] {
  const found = [...text.matchAll(form)];
  const tokens: AskToken[] = [];
  let sentence: AskToken[] = [];
  const sentences = [sentence];
  for (const [index, { 0: raw, index: start }] of found.entries()) {
    const before = text.slice(tokens.at(-1)?.end ?? 0, start);
    const isNumber = /^[.:,]$/.test(before) && isDigit(text[start - 2]) && isDigit(text[start]);
    const isTitle = /^\. ?$/.test(before) && titles.has(tokens.at(-1)?.word ?? '');
    const isWithin = before === '-' || isNumber || isTitle;
    const markBefore = index === 0 ? '^' : isWithin ? '' : before.replace(/[^.?!;\n¿¡…,()"“”:–—-]/g, '').slice(-2);
    const last = tokens.at(-1);
    if (last && sentenceMark.test(before) && !isWithin) {
      if (before.includes('?')) for (const each of sentence) each.isQuestion = true;
      sentence = [];
      sentences.push(sentence);
    }
    const plain = plainOf(raw).replace('’', "'");
    const isNew = !last || markBefore !== '' || clauseWords.has(last.word);
    const token: AskToken = {
      word: /^\d/.test(plain) ? `#${plain.length}` : plain,
      start,
      end: start + raw.length,
      markBefore,
      isQuestion: false,
      place: isNew ? 0 : last.place + 1,
      opener: '',
      sentencesLeft: 0,
      form: null,
      formPlace: 0,
    };
    tokens.push(token);
    sentence.push(token);
  }
  if (text.slice(tokens.at(-1)?.end ?? 0).includes('?')) for (const each of sentence) each.isQuestion = true;
  for (const [index, each] of sentences.entries())
    for (const token of each) token.sentencesLeft = sentences.length - 1 - index;
  setForms(text, tokens);
  for (const [index, token] of tokens.entries()) {
    const first = index - token.place;
    token.opener = tokens
      .slice(first, first + openerWords)
      .map(({ word }) => word)
      .join(' ');
  }
  return tokens;
}

function setForms(text: string, tokens: readonly AskToken[]): void {
  for (const { form, start, end } of placeClauses(text)) {
    const own = tokens.filter((token) => token.start >= start && token.end <= end);
    for (const [place, token] of own.entries()) Object.assign(token, { form, formPlace: place });
  }
}
