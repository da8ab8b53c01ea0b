import type { Turn } from '../../features/chat/answerer.ts';
import type { Found } from './knowledge-search.ts';
import type { Library } from './library.ts';
import { textsOf } from './texts/texts.ts';

/** From this score a page answers a question; below it is only near. */
const strong = 3;
/** When the second score is this close to the first, ask which page is meant. */
const nearEqual = 0.97;

/** The recognized topic of a question. */
export type Topic =
  | { kind: 'page'; id: string; score: number }
  /** Two pages score about equally. */
  | { kind: 'either'; ids: readonly [string, string] }
  /** No page matches; `near` are the nearest ones. */
  | { kind: 'none'; near: readonly string[] };

/** Finds the page for a question. */
export function findTopic(library: Library, text: string): Topic {
  return choose(library.find(text));
}

function choose(found: readonly Found[]): Topic {
  const [first, second] = found;
  if (!first || first.score < strong) return { kind: 'none', near: found.map(({ id }) => id) };
  const isNear = second && second.score >= Math.max(strong, nearEqual * first.score);
  return isNear ? { kind: 'either', ids: [first.id, second.id] } : { kind: 'page', id: first.id, score: first.score };
}

const ordinals: readonly RegExp[] = [
  /^(?:the )?(?:(?:first|1st|1|former|top)(?: one)?|one|la primera|el primero|lo primero|primera|primero|la 1|la uno|uno|el 1)(?: (?:please|por favor|porfa|one))?$/,
  /^(?:the )?(?:(?:second|2nd|2|latter|last|other|bottom)(?: one)?|two|la segunda|el segundo|lo segundo|segunda|segundo|la 2|la dos|dos|el 2|la ultima|el ultimo|la otra|el otro)(?: (?:please|por favor|porfa|one))?$/,
];

/** The page a visitor picks from the two offered before; null for none. */
export function findChoice(library: Library, said: string, history: readonly Turn[]): string | null {
  const last = history.at(-1);
  if (last?.role !== 'assistant') return null;
  const [offered, second] = Object.values(textsOf).flatMap(({ either }) => last.text.split(either).slice(1));
  if (offered === undefined || second !== undefined) return null;
  const [, list = ''] = offered.split('\n\n');
  const titles = [...list.matchAll(/^- (.+)$/gm)].map(([, title]) => title);
  const words = said.replace(/^(?:ok|yes|yeah|um|uh|si|sure|bueno|pues) /, '').trim();
  const place = ordinals.findIndex((ordinal) => ordinal.test(words));
  const title = titles[place];
  if (title === undefined) return null;
  return [...library.pages.en, ...library.pages.es].find((page) => page.title === title)?.id ?? null;
}
