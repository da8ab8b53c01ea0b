import { featuresOf } from '@rxweb/domain/privacy/learned/features';
import { detailKinds } from '@rxweb/domain/privacy/learned/model';
import { isMask, isWord, type Token, tokensOf } from '@rxweb/domain/privacy/learned/tokens';
import { redactPersonal } from '@rxweb/domain/privacy/redact-personal';
import { plainSigns } from '@rxweb/domain/text/plain-signs';
import { type Example, kindOfLetter } from './examples.ts';

/** The features of a token and its class: 0 for none, else the kind's index plus one. */
export interface Lesson {
  features: Int32Array;
  target: number;
}

/** What is learned of one message: as it is, as the rules leave it, and with every other detail masked. */
export function lessonsOf(example: Example, index: number): Lesson[] {
  const text = plainSigns(example.text);
  const tokens = tokensOf(text);
  const targets = targetsOf(example, tokens, text);
  const lessons = lessonsFor(tokens, targets);
  const [masked = text] = redactPersonal([example.text], { model: null });
  if (masked !== text) lessons.push(...alignedLessons(tokens, targets, masked));
  if (example.details.length > 1) lessons.push(...partlyMasked(example, index));
  return lessons;
}

function lessonsFor(tokens: readonly Token[], targets: readonly number[]): Lesson[] {
  const features = featuresOf(tokens);
  return tokens.flatMap((token, at) =>
    isWord(token) && !isMask(token) ? [{ features: features[at] ?? new Int32Array(), target: targets[at] ?? 0 }] : [],
  );
}

/** Plain signs may be longer or shorter, so each detail is searched again. */
function targetsOf({ text, details }: Example, tokens: readonly Token[], plain: string): number[] {
  let from = 0;
  const places = details.flatMap(({ start, end, kind }) => {
    const value = plainSigns(text.slice(start, end));
    const at = plain.indexOf(value, from);
    if (at < 0) return [];
    from = at + value.length;
    return [{ start: at, end: from, target: detailKinds.indexOf(kindOfLetter[kind]) + 1 }];
  });
  return tokens.map((token) => places.find(({ start, end }) => token.start < end && token.end > start)?.target ?? 0);
}

/** The targets of the tokens that a masked text shares with its original, by their longest common sequence. */
function alignedLessons(tokens: readonly Token[], targets: readonly number[], masked: string): Lesson[] {
  const left = tokensOf(masked);
  const longest = Array.from({ length: tokens.length + 1 }, () => new Uint16Array(left.length + 1));
  const lengthAt = (row: number, column: number) => longest[row]?.[column] ?? 0;
  for (let row = tokens.length - 1; row >= 0; row -= 1) {
    for (let column = left.length - 1; column >= 0; column -= 1) {
      const isSame = tokens[row]?.text === left[column]?.text;
      const line = longest[row];
      if (!line) continue;
      line[column] = isSame
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const shared: number[] = [];
  let row = 0;
  for (let column = 0; column < left.length; ) {
    if (row < tokens.length && tokens[row]?.text === left[column]?.text) {
      shared.push(targets[row] ?? 0);
      row += 1;
      column += 1;
    } else if (row < tokens.length && lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else {
      shared.push(0);
      column += 1;
    }
  }
  return lessonsFor(left, shared);
}

function partlyMasked({ text, details }: Example, index: number): Lesson[] {
  let masked = '';
  let end = 0;
  const left: Example['details'][number][] = [];
  for (const [at, detail] of details.entries()) {
    masked += text.slice(end, detail.start);
    const start = masked.length;
    if ((at + index) % 2 === 0) masked += `[${kindOfLetter[detail.kind]}]`;
    else {
      masked += text.slice(detail.start, detail.end);
      left.push({ start, end: masked.length, kind: detail.kind });
    }
    end = detail.end;
  }
  masked += text.slice(end);
  const plain = plainSigns(masked);
  const tokens = tokensOf(plain);
  return lessonsFor(tokens, targetsOf({ text: masked, details: left }, tokens, plain));
}
