import type { NoteKind } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { CardKind } from './care-cards.ts';
import { type MessageClass, messageClasses } from './classifier/classes.ts';
import { type Reading, strongestFeatures } from './classifier/classifier.ts';
import type { Pooled } from './classifier/pooling.ts';
import type { CorePhrase } from './core/find-core.ts';
import { isMedicineName } from './language/medicine-names.ts';
import { textOf, type Word } from './language/plain-words.ts';
import { speaksOfUse } from './medicine-use.ts';
import { limitsFor, type Thresholds } from './thresholds.ts';

/** Why a card or note is shown; staff see it, visitors do not. */
export interface GateReason {
  /** The part of the message that decided; empty when a language model's reading of the whole message did. */
  segment: string;
  /** Its strongest words and phrases, strongest first, at most five. */
  signs: readonly string[];
  /** The class by which a language model changed the gate's finding; absent when it did not. */
  model?: { class: MessageClass; change: 'raised' | 'lowered' } | undefined;
}

/** What the two readings of one text decide together. */
export interface Verdict {
  kind: CardKind | null;
  note: NoteKind | null;
  isForPharmacist: boolean;
  /** The classifier's pooled probabilities. */
  pooled: Pooled;
  hasCorePhrase: boolean;
  /** The language of the signs; null without a core phrase. */
  language: Language | null;
  reason: GateReason | null;
}

/** A message that names a medicine needs this share of the threshold to be the pharmacist's. */
const namedMedicine = 0.8;
/** One that speaks of using a medicine, named or not, needs this share. */
const spokenUse = 0.37;
/** What the classifier must see around one of the plainest phrases. */
const plainest = 0.04;

/**
 * Weighs the classifier and the core phrases: both together, or a nearly certain classifier, replace the answer with a card; one of them
 * alone adds a note.
 */
export function decide(words: readonly Word[], { pooled, segments }: Reading, found: readonly CorePhrase[]): Verdict {
  const phrases = found.filter(({ danger }) => danger !== 'means');
  const limits = limitsFor(words);
  const isDanger =
    pooled.danger >= limits.alone ||
    (phrases.length > 0 && pooled.danger >= limits.together) ||
    phrases.some((phrase) => phrase.isPlain && dangerAround(phrase, segments) >= plainest);
  const isBefore = isDanger && asksBefore(words, pooled);
  const isHard = isDanger && !isBefore;
  const hasCorePhrase = phrases.length > 0;
  const isNamed = words.some(({ text }) => isMedicineName(text));
  const forPharmacist = limits.pharmacist * (speaksOfUse(words) ? spokenUse : isNamed ? namedMedicine : 1);
  const note = isHard ? noteOfDanger(pooled, phrases) : noteOf(pooled, phrases, limits);
  const spanish = phrases.filter(({ language }) => language === 'es').length;
  return {
    kind: isHard ? kindOf(pooled, found) : null,
    note,
    isForPharmacist:
      isBefore || pooled.medical >= forPharmacist || pooled.medical + pooled.urgent >= 1.5 * forPharmacist,
    pooled,
    hasCorePhrase,
    language: hasCorePhrase ? (spanish * 2 >= phrases.length ? 'es' : 'en') : null,
    reason: note ? reasonOf(words, { pooled, segments }, phrases) : null,
  };
}

const mayI =
  /\b(?:do i double|(?:should|can|could) i (?:give|take|double)|(?:le )?puedo (?:darle|dar|tomar)|la tomo doble)\b/;
const happened =
  /\b(?:accident|mistake|sin querer|equivoc|swallow|trag|drank|ate|bebio|comio|too (?:much|many)|demasiad|twice|dos veces|whole|tod[oa]s?|bleach|cloro)/;

/** The probabilities of the classes that show a card. */
export type Dangers = Pick<Pooled, 'poison' | 'crisis' | 'emergency'>;

/** "Can I give ibuprofen after Tylenol?": nothing wrong was taken yet. */
export function asksBefore(words: readonly Word[], { poison, crisis, emergency }: Dangers): boolean {
  const said = textOf(words);
  return poison < 0.8 && crisis + emergency < poison / 2 && mayI.test(said) && !happened.test(said);
}

/** The danger of the segments that hold a phrase. */
function dangerAround({ start, end }: CorePhrase, segments: Reading['segments']): number {
  const dangers = segments
    .filter((segment) => segment.start < end && start < segment.end)
    .map(({ likely: [, , , , poison = 0, crisis = 0, emergency = 0] }) => poison + crisis + emergency);
  return Math.max(0, ...dangers);
}

function noteOf(pooled: Pooled, phrases: readonly CorePhrase[], limits: Thresholds): NoteKind | null {
  const body = pooled.urgent + pooled.poison + pooled.emergency;
  const mind = pooled.lowMood + pooled.crisis;
  const isMind = mind >= limits.talkNote;
  if (body >= limits.medicalNote) return isMind && mind >= body ? 'talk' : 'medical';
  if (isMind) return 'talk';
  return phrases.length > 0 || pooled.danger >= limits.dangerNote ? noteOfDanger(pooled, phrases) : null;
}

function noteOfDanger(pooled: Pooled, phrases: readonly CorePhrase[]): NoteKind {
  const isTalk = phrases.some(({ danger }) => danger === 'crisis') || pooled.crisis > pooled.emergency + pooled.poison;
  return isTalk ? 'talk' : 'medical';
}

type Named = Exclude<CorePhrase['danger'], 'means'>;

/** What a danger without a phrase counts beside one with a phrase. */
const unnamedShare = 0.1;
/** From this share of the danger a class counts beside the likeliest. */
const alsoShare = 0.3;

/** The card for these dangers; a core phrase names its own. */
export function kindOf(pooled: Dangers, phrases: readonly CorePhrase[]): CardKind {
  const named = new Set(phrases.map(({ danger }) => danger).filter((danger) => danger !== 'means'));
  // A phrase names the danger better than a classifier that wavers between two.
  const odds = (danger: Named) => pooled[danger] * (named.size === 0 || named.has(danger) ? 1 : unnamedShare);
  const total = odds('emergency') + odds('poison') + odds('crisis') || 1;
  const likeliest = (['emergency', 'poison', 'crisis'] as const).reduce((one, other) =>
    odds(other) > odds(one) ? other : one,
  );
  const isSign = (danger: Named) => danger === likeliest || odds(danger) / total >= alsoShare || named.has(danger);
  const isAtHand = phrases.some(({ danger }) => danger === 'means');
  const [emergency, poison, crisis] = [isSign('emergency'), isSign('poison'), isSign('crisis')];
  if (crisis && (poison || isAtHand) && likeliest !== 'emergency') return 'crisisNow';
  if (crisis && emergency) return likeliest === 'emergency' ? 'crisisEmergency' : 'crisisNow';
  if (crisis) return 'crisis';
  if (emergency && poison) return 'poisonEmergency';
  return emergency ? 'emergency' : 'poison';
}

const signCount = 5;

function reasonOf(words: readonly Word[], { pooled, segments }: Reading, phrases: readonly CorePhrase[]): GateReason {
  const classIndex = messageClasses
    .map((name, index) => ({ index, value: name === 'none' || name === 'medical' ? 0 : pooled[name] }))
    .reduce((one, other) => (other.value > one.value ? other : one)).index;
  const segment = segments.reduce((one, other) =>
    (other.likely[classIndex] ?? 0) > (one.likely[classIndex] ?? 0) ? other : one,
  );
  const core = phrases.map(({ start, end }) => textOf(words.slice(start, end)));
  return {
    segment: textOf(words.slice(segment.start, segment.end)),
    signs: [...new Set([...core, ...strongestFeatures(words, segment, classIndex, signCount)])].slice(0, signCount),
  };
}
