import type { Language } from '@rxweb/contracts/shared/language';
import type { MessageClass } from '@rxweb/domain/safety/classifier/classes';
import { createRandom, type Random } from '@rxweb/platform/random/seeded-random';
import { type Clause, type ClauseKind, classOfKind } from './clauses.ts';
import { createNoise } from './noise.ts';
import { createSlotFiller } from './slots.ts';

/** A made-up message and the parts it was made of. */
export interface Message {
  text: string;
  language: Language;
  /** Its parts in order, as typed. */
  parts: readonly { kind: ClauseKind; text: string }[];
  /** The class that decides what the visitor sees. */
  label: MessageClass;
}

/** How often each class is composed. */
const shares: readonly [MessageClass, number][] = [
  ['none', 0.36],
  ['medical', 0.17],
  ['urgent', 0.08],
  ['lowMood', 0.08],
  ['poison', 0.08],
  ['crisis', 0.1],
  ['emergency', 0.13],
];

/** How many messages are whole posts. */
const postShare = 0.1;

type Weights = Partial<Record<ClauseKind, number>>;

/** The clauses that carry each class ... */
const carriers: Record<MessageClass, Weights> = {
  none: {
    errand: 3,
    life: 2,
    talk: 1,
    world: 3,
    'near-emergency': 1.6,
    'near-poison': 0.7,
    'near-crisis': 1,
    history: 0.3,
    sentence: 2.5,
  },
  medical: { symptom: 1, 'medicine-question': 1.4 },
  urgent: { urgent: 1 },
  lowMood: { 'low-mood': 1 },
  poison: { poison: 1 },
  crisis: { crisis: 1 },
  emergency: { emergency: 1 },
};
/** ... and what people write around them. */
const fillers: Record<MessageClass, Weights> = {
  none: {
    errand: 4,
    life: 5,
    talk: 1,
    history: 0.8,
    'near-emergency': 0.7,
    'near-poison': 0.3,
    'near-crisis': 0.4,
    world: 0.3,
    sentence: 1,
  },
  medical: { symptom: 2.5, history: 4, life: 2, errand: 0.6, 'near-emergency': 0.7, 'medicine-question': 0.8 },
  urgent: { symptom: 2, history: 3, life: 2, errand: 0.4, 'near-emergency': 0.5, urgent: 1 },
  lowMood: { 'low-mood': 4, life: 4, history: 0.5, 'near-crisis': 0.5, errand: 0.5 },
  poison: { life: 2, history: 1.5, errand: 1, symptom: 0.6, poison: 0.8 },
  crisis: { 'low-mood': 3, life: 3, errand: 0.8, history: 0.5, crisis: 0.8 },
  emergency: { symptom: 2, history: 3, life: 2, errand: 0.7, urgent: 0.8, emergency: 0.8 },
};

/** Around a medicine question, half the time: what else people ask a pharmacy for. */
const business: Weights = { errand: 4, talk: 0.6, life: 1, 'medicine-question': 0.8, history: 0.6 };

const severity: readonly MessageClass[] = ['none', 'medical', 'lowMood', 'urgent', 'poison', 'crisis', 'emergency'];

/** Composes messages of 2 to 250 words: half under 15 words, a third up to 60. The same seed gives the same messages. */
export function composeMessages(clauses: readonly Clause[], count: number, seed: number): Message[] {
  const random = createRandom(seed);
  const pools = poolsOf(clauses);
  const posts = [...Map.groupBy(clauses, ({ post }) => post).entries()].flatMap(([post, each]) => (post ? [each] : []));
  return Array.from({ length: count }, () => {
    if (posts.length > 0 && random.chance(postShare)) return retell(random.pick(posts), random);
    const language: Language = random.chance(0.38) ? 'es' : 'en';
    const label = pickWeighted(Object.fromEntries(shares), random) as MessageClass;
    return compose(pools, label, language, random);
  });
}

type Pools = Record<Language, Map<ClauseKind, Clause[]>>;

function poolsOf(clauses: readonly Clause[]): Pools {
  const pools: Pools = { en: new Map(), es: new Map() };
  for (const clause of clauses) {
    const pool = pools[clause.language].get(clause.kind) ?? [];
    pool.push(clause);
    pools[clause.language].set(clause.kind, pool);
  }
  return pools;
}

function compose(pools: Pools, label: MessageClass, language: Language, random: Random): Message {
  const fill = createSlotFiller(language, random);
  const take = (weights: Weights, from = language) => {
    const kind = pickWeighted(weights, random) as ClauseKind;
    const clause = random.pick(pools[from].get(kind) ?? pools[from].get('life') ?? []);
    return { kind: clause.kind, text: fill(clause.text) };
  };
  const target = targetWords(random);
  const parts = [take(carriers[label])];
  const isWorld = parts[0]?.kind === 'world';
  const around = parts[0]?.kind === 'medicine-question' && random.chance(0.5) ? business : fillers[label];
  let words = countWords(parts);
  while (words < target && parts.length < 24 && !(isWorld && words > 12)) {
    const part = take(around, random.chance(0.03) ? otherOf(language) : language);
    if (random.chance(0.5)) parts.push(part);
    else parts.splice(random.below(parts.length + 1), 0, part);
    words = countWords(parts);
  }
  if (label !== 'none' && random.chance(0.12)) parts.push(take({ talk: 1, errand: 1 }));
  return typeOut(parts, language, random);
}

/** Each clause as a message of its own. */
export function aloneMessages(clauses: readonly Clause[], seed: number): Message[] {
  const random = createRandom(seed);
  return clauses.map(({ text, kind, language }) => {
    const filled = createSlotFiller(language, random)(text);
    return { text: filled, language, parts: [{ kind, text: filled }], label: classOfKind[kind] };
  });
}

/** A post as another writer may send it: at times without its beginning, end or a sentence. */
function retell(post: readonly Clause[], random: Random): Message {
  const { language } = post[0] as Clause;
  const fill = createSlotFiller(language, random);
  const from = random.chance(0.3) ? random.below(3) : 0;
  const told = post.slice(Math.min(from, post.length - 2)).filter(() => random.chance(0.93));
  const parts = (told.length > 0 ? told : post).map(({ kind, text }) => ({ kind, text: fill(text) }));
  return typeOut(parts, language, random);
}

function typeOut(parts: readonly { kind: ClauseKind; text: string }[], language: Language, random: Random): Message {
  const type = createNoise(language, random);
  const typed = parts.map(({ kind, text }) => ({ kind, text: type(text) }));
  return { text: join(typed, language, random, type), language, parts: typed, label: mostSevere(parts) };
}

function otherOf(language: Language): Language {
  return language === 'es' ? 'en' : 'es';
}

function targetWords(random: Random): number {
  const draw = random.next();
  if (draw < 0.5) return 1 + random.below(14);
  if (draw < 0.82) return 15 + random.below(45);
  return 60 + random.below(160);
}

function countWords(parts: readonly { text: string }[]): number {
  return parts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

const joints: Record<Language, readonly string[]> = {
  en: ['. ', '. ', '. ', ', ', ' and ', ' ', '\n', ' but ', '; ', '... ', ' so ', '! '],
  es: ['. ', '. ', '. ', ', ', ' y ', ' ', '\n', ' pero ', '; ', '... ', ' entonces ', '! '],
};

function join(
  parts: readonly { text: string }[],
  language: Language,
  random: Random,
  type: (text: string) => string,
): string {
  const style = random.chance(0.3) ? random.pick(joints[language]) : null;
  return parts
    .map(({ text }, index) => {
      const sentence = random.chance(0.5) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
      if (index === parts.length - 1) return random.chance(0.4) ? sentence : `${sentence}.`;
      return `${sentence}${text.endsWith('?') ? ' ' : type(style ?? random.pick(joints[language])) || ' '}`;
    })
    .join('');
}

function mostSevere(parts: readonly { kind: ClauseKind }[]): MessageClass {
  return parts
    .map(({ kind }) => classOfKind[kind] as MessageClass)
    .reduce((worst, each) => (severity.indexOf(each) > severity.indexOf(worst) ? each : worst), 'none');
}

function pickWeighted(weights: Readonly<Record<string, number | undefined>>, random: Random): string {
  const entries = Object.entries(weights).map(([name, weight]) => [name, weight ?? 0] as const);
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  return entries.at(-1)?.[0] ?? '';
}
