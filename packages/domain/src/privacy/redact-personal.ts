import {
  areaCodes,
  digitWords,
  mistypedPhone,
  phoneForm,
  spacedDigits,
  spelledCode,
  tenDigits,
} from '../text/phone-forms.ts';
import { plainSigns } from '../text/plain-signs.ts';
import { addressForms, onlineForms } from './address-forms.ts';
import { widenAddresses } from './address-tails.ts';
import { maskBareHouses, maskLedHouses } from './addresses/bare-houses.ts';
import { ruralForms } from './addresses/rural-forms.ts';
import { birthForms } from './birth-forms.ts';
import { maskEnds } from './ends-of-masks.ts';
import { countOfDigits, insuredForm, labeledForms, spokenCode } from './labeled-codes.ts';
import { keepOrdinary, maskLearned } from './learned/mask-learned.ts';
import { type DetailModel, learnedModel } from './learned/model.ts';
import { maskLeftParts } from './left-parts.ts';
import { isCallersOwn, joinedNumbers, maskLooseNumbers, ownLine } from './loose-numbers.ts';
import { findNames } from './names/find-names.ts';
import { wholeNames } from './names/whole-names.ts';
import { findPersonalNumbers, type PersonalNumberKind } from './personal-numbers.ts';
import { placeForms } from './place-forms.ts';
import { plainNumbers } from './plain-numbers.ts';
import { aroundPublic } from './public-codes.ts';
import { maskRest } from './rest-beside-masks.ts';
import { maskSpokenNumbers } from './spoken-numbers.ts';
import { nameForm, stickyNames } from './sticky-names.ts';

const wordOf: Record<PersonalNumberKind, string> = {
  ssn: '[ssn]',
  card: '[card]',
  medicare: '[insurance number]',
  'birth-date': '[birth date]',
};

/** Public lines: toll-free numbers belong to no person. */
const tollFree = /^1?8(00|33|44|55|66|77|88)/;
/** Payment cards in their printed groups, whatever their check digit. */
const cardGroups =
  /(?<![\d.-])(?:\d{4}[ ./*_,|-]{1,3}){3}\d{4}(?![\d-])|(?<![\d.-])3\d{3}[ ./*_,|-]{1,3}\d{6}[ ./*_,|-]{1,3}\d{5}(?![\d-])/g;
/** What is printed beside a card's number: its end and its code. */
const afterCard = /\[card\](?:,? (?:\d{1,2} ?[/-] ?\d{2,4}|\d{3,4})(?![\d/-])){1,2}/g;
/** Any unbroken number or code with this many digits. */
const longCode =
  /(?<![\p{L}\d[-])(?<!(?:ndc|NDC)[ :#]{1,3})(?!(?:20[2-9]\d-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}-20[2-9]\d|\d{1,2}-\d{1,2}-2\d)(?![\p{L}\d-]))(?=(?:[\p{L}-]{0,12}\d){6})[\p{L}\d-]{6,60}(?![\p{L}\d])/gu;
/** Letters, then digits: "H4471902", "P-88231". */
const letteredCode =
  /(?<![\p{L}\d[-])(?:\p{Lu}{1,4}-?\d{4,12}(?:[ -]\d{3,6}(?![\d/:%]|,\d| ?(?:m?gs?|mcg|ml|iu|units?|tab|pill|cap|past)))?|\p{Lu}{2,4}[ -]\d{3,6}(?:[ -](?!20[2-9]\d)\d{3,6}){1,3})(?![\p{L}\d])/gu;

/** "WDL1R88MK03Z": capitals and digits in one. */
const mixedCode = /(?<![\p{L}\d[-])(?=(?:\p{Lu}*\d){3})(?=(?:\d*\p{Lu}){3})[\p{Lu}\d]{8,20}(?![\p{L}\d])/gu;

/** "88 Pinecrest": a number before what looked like a name. */
const houseOfName = /(?<![\p{L}\d/.:-])\d{1,5}[a-z]? \[name\](?!'?s)/gu;

/** Three groups of digits or more: no date, time, amount or phone number is left here. */
const digitGroups =
  /(?<![\p{L}\d.,:/$-])(?!\d{1,2}[ .-]\d{1,2}[ .-]20[2-9]\d(?!\d)|20[2-9]\d[ .-]\d{1,2}[ .-]\d{1,2}(?!\d))(?:\p{Lu}{1,4}\d{0,3} ?)?\d{1,6}(?:[ .-]{1,3}\d{1,6}){2,5}(?![\d:/%])(?! ?(?:m?g|mcg|ml|iu|units?|am|pm)(?!\p{L}))/gu;
/** A group of a code, not of doses in a row ("40 30 20 10"). */
const isCode = /^\p{Lu}|\d{2,}[1-46-9]|[1-9]\d*[1-9]\d*5|0\d{2}/u;
/** Five digits are a ZIP code only where a place is asked for. */
const fiveDigits =
  /(?<![\p{L}\d.,:/$-])(?<!(?<!\p{L})(?:zip(?: code)?|postal|to|in|near|around|area|en|a|al|del|\d{5} ?(?:,|and|or|y|o|&|)(?: only| solo)?|\p{Lu}{2}),? (?:is |es |of |the |el )?)\d{5}(?![\d:/%-]|[.,]\d)(?! ?(?:m?gs?|mcg|ml|iu|ui|i\.u|units?|unidades|steps|pasos|people|files|bytes|years|queda (?:dentro|en))(?!\p{L}))/gu;

export interface RedactOptions {
  /** The store's own phone and address stay. */
  keep?: readonly string[];
  /** Texts that stay here: their names are removed from the others, too. */
  beside?: readonly string[];
  /** Null for the rules alone. */
  model?: DetailModel | null;
}

/**
 * Replaces what identifies a person by words in square brackets, by rules and by what examples taught (docs/decisions/0058). Texts return in
 * plain signs. A name found in one text is removed from all. Idempotent and linear.
 */
export function redactPersonal(
  texts: readonly string[],
  { keep = [], beside = [], model = learnedModel() }: RedactOptions = {},
): string[] {
  const own = keep.map(plainSigns).flatMap((each) => [each, ...(houseAndStreet.exec(each) ?? [])]);
  const plain = texts.map(plainSigns);
  const hidden = plain.map((text) => hideOwn(text, own));
  const squeezed = hidden.map(({ text }) => text.replace(/(?<=[^ \n]) {2,}(?=[^ \n])/g, ' '));
  const named = stickyNames(beside.map(plainSigns));
  let redacted = squeezed;
  for (let pass = 0; pass < mostPasses; pass++) {
    const before = redacted;
    redacted = redactOnce(before, own, named).map(maskRest);
    if (model) redacted = redacted.map((text) => aroundPublic(text, (rest) => maskLearned(rest, model)));
    if (redacted.every((text, at) => text === before[at])) break;
  }
  if (model) redacted = keepOrdinary(squeezed, redacted, model, named);
  return redacted.map((text, at) => (text === squeezed[at] ? plain[at] : hidden[at]?.show(text)) ?? text);
}

/** "214 Alder": how people name the store's address. */
const houseAndStreet = /^\d{1,6} (?:[NSEW]{1,2}\.? )?\p{L}{3,}/u;

/** What is masked shows what belongs to it, so texts are read until nothing changes. */
const mostPasses = 6;

function redactOnce(plain: readonly string[], own: readonly string[], named: ReadonlySet<string>): string[] {
  const joined = plain.map((text) => aroundPublic(text, (rest) => redactJoined(rest, own)));
  const names = nameForm(new Set([...named, ...stickyNames(joined)]));
  return joined.map((text) => aroundPublic(text, (rest) => redactNames(rest, names)));
}

/** Numbers that line breaks cut, and those given in words, are read as one in figures. */
function redactJoined(text: string, keep: readonly string[]): string {
  const joined = plainNumbers(joinedNumbers(text));
  const redacted = redactNumbers(joined, keep);
  const isSame = redacted === joined && joined.split('[number]').length === text.split('[number]').length;
  return isSame ? text : redacted;
}

function redactNumbers(text: string, keep: readonly string[]): string {
  let redacted = '';
  let end = 0;
  for (const found of findPersonalNumbers(text)) {
    redacted += text.slice(end, found.start) + wordOf[found.kind];
    end = found.end;
  }
  redacted += text.slice(end);
  const kept = keep.map(digitsOf).filter((digits) => digits.length >= 7);
  const unlessPublic =
    (word: string) =>
    (number: string, ...found: unknown[]) =>
      isPublic(digitsOf(number), kept) && !isCallersOwn(number, found) ? number : word;
  redacted = redacted.replace(cardGroups, '[card]').replace(afterCard, '[card]');
  for (const [form, word] of onlineForms) redacted = redacted.replace(form, word);
  redacted = redacted.replace(insuredForm, '$1[insurance number]');
  for (const [form, word] of birthForms) redacted = redacted.replace(form, word);
  redacted = redactAddresses(redacted);
  redacted = redacted
    .replace(phoneForm, unlessPublic('[phone]'))
    .replace(mistypedPhone, (phone) => (/[OoIl]/.test(phone) ? '[phone]' : phone))
    .replace(areaCodes, '$1[phone]');
  redacted = redacted.replace(ownLine, '$1[phone]');
  for (const [form, word] of labeledForms) redacted = redacted.replace(form, word);
  redacted = maskLooseNumbers(maskSpokenNumbers(redacted));
  redacted = redacted
    .replace(tenDigits, unlessPublic('[number]'))
    .replace(digitWords, '[number]')
    .replace(spacedDigits, unlessPublic('[number]'));
  redacted = redacted.replace(digitGroups, (groups, ...found) =>
    digitsOf(groups).length < (isCode.test(groups) ? 7 : 10) ? groups : unlessPublic('[number]')(groups, ...found),
  );
  redacted = redacted.replace(spelledCode, (code) => (digitsOf(code).length < 3 ? code : '[number]'));
  redacted = redacted.replace(spokenCode, (code) => (countOfDigits(code) < 3 ? code : '[number]'));
  redacted = maskLooseNumbers(redacted);
  return redacted
    .replace(longCode, unlessPublic('[number]'))
    .replace(letteredCode, '[number]')
    .replace(mixedCode, '[number]')
    .replace(planLetters, '$1')
    .replace(fiveDigits, '[number]')
    .replace(personOfPlan, '[number]');
}

function redactAddresses(text: string): string {
  let redacted = text;
  for (const [form, word] of ruralForms) redacted = redacted.replace(form, word);
  redacted = widenAddresses(maskBareHouses(widenAddresses(redacted)));
  for (const forms of [placeForms, addressForms]) {
    for (const [form, word] of forms) redacted = redacted.replace(form, word);
    redacted = widenAddresses(redacted);
  }
  return widenAddresses(maskLedHouses(redacted));
}

function redactNames(text: string, names: RegExp | null): string {
  let redacted = '';
  let end = 0;
  for (const found of findNames(text)) {
    if (found.start < end) continue;
    redacted += `${text.slice(end, found.start)}[name]`;
    end = found.end;
  }
  redacted += text.slice(end);
  redacted = redacted.replace(professions, '');
  const whole = wholeNames(names ? redacted.replace(names, '[name]') : redacted).replace(houseOfName, '[address]');
  return widenAddresses(maskEnds(maskLeftParts(whole)));
}

/** "[number] 02" */
const personOfPlan = /\[number\][ -]0\d(?![\d:/%]|[.,]\d)/g;

/** "Lic. [name]": few people have such a title. */
const professions = /(?<![\p{L}\d])(?:lic(?:da)?|ing|arq|mtr[oa]|profr?a?)\.? (?=\[name\])/giu;

/** "plan MPI [number]" */
const planLetters =
  /((?<!\p{L})(?:plan|seguro|member|miembro|policy|p[oó]liza|insurance|afiliad[oa]|contrato|group|grupo)(?!\p{L})[^\n\d[\]]{0,14}? )\p{Lu}{2,4}[ -](?=\[(?:number|phone|ssn)\])/gu;

const digitsOf = (text: string) => text.replace(/\D/g, '');

function isPublic(digits: string, kept: readonly string[]): boolean {
  return tollFree.test(digits) && digits.length >= 10 ? true : kept.some((own) => own.slice(-10) === digits.slice(-10));
}

/** Beyond the signs of `aroundPublic`. */
const firstOwnSign = 0xf0000;

/** The text with a private sign in place of each of the store's own details, which `show` brings back. */
function hideOwn(text: string, own: readonly string[]): { text: string; show(redacted: string): string } {
  const signOf = (at: number) => String.fromCodePoint(firstOwnSign + at);
  const isSigned = own.some((_, at) => text.includes(signOf(at)));
  const kept = isSigned ? [] : own.filter((each) => each.length >= 7 && text.includes(each));
  return {
    text: kept.reduce((rest, each, at) => rest.replaceAll(each, signOf(at)), text),
    show: (redacted) => kept.reduce((rest, each, at) => rest.replaceAll(signOf(at), each), redacted),
  };
}
