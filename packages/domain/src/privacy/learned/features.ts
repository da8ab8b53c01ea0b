import { isMask, isWord, type Token } from './tokens.ts';

export const featureBits = 16;
const mostCapitals = 0.7;

/** The buckets of each token's features: the token, its neighbors, and what kind of words they are. */
export function featuresOf(tokens: readonly Token[]): Int32Array[] {
  const words = tokens.filter((token) => /^\p{L}/u.test(token.text));
  const capitals = words.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const title = capitals > words.length * mostCapitals ? 'title' : '';
  return tokens.map((token, at) =>
    isWord(token) && !isMask(token) ? Int32Array.from(featuresAt(tokens, at, title), bucketOf) : new Int32Array(),
  );
}

const edge: Pick<Token, 'plain' | 'kind'> = { plain: '|', kind: '|' };

function featuresAt(tokens: readonly Token[], at: number, title: string): string[] {
  const near = (distance: number) => tokens[at + distance] ?? edge;
  const plain = (distance: number) => near(distance).plain;
  const kind = (distance: number) => near(distance).kind;
  const { text, start, end } = tokens[at] as Token;
  const [word, own] = [plain(0), kind(0)];
  const features = [
    'all',
    `w ${word}`,
    `k ${own} ${title}`,
    `s ${shapeOf(text)}`,
    `kw ${own} ${word}`,
    ...[-3, -2, -1, 1, 2, 3].map((distance) => `w${distance} ${plain(distance)}`),
    ...[-4, -3, -2, -1, 1, 2, 3, 4].map((distance) => `k${distance} ${kind(distance)}`),
    ...[-2, -1, 1].map((distance) => `kw${distance} ${own} ${plain(distance)}`),
    `before2 ${own} ${plain(-2)} ${plain(-1)}`,
    `after2 ${own} ${plain(1)} ${plain(2)}`,
    `around ${plain(-1)} ${own} ${plain(1)}`,
    `before3 ${own} ${plain(-3)} ${plain(-2)} ${plain(-1)}`,
    `k3 ${kind(-1)} ${own} ${kind(1)}`,
    `k5 ${kind(-2)} ${kind(-1)} ${own} ${kind(1)} ${kind(2)}`,
    `kbefore ${kind(-2)} ${kind(-1)} ${own}`,
    `kafter ${own} ${kind(1)} ${kind(2)}`,
    `gap ${tokens[at - 1]?.end === start} ${tokens[at + 1]?.start === end} ${own}`,
  ];
  if (/^\p{L}/u.test(text) && text.length > 3) {
    features.push(`start ${word.slice(0, 3)}`, `end2 ${own} ${word.slice(-2)}`, `end3 ${own} ${word.slice(-3)}`);
  }
  if (/^\d/.test(text)) features.push(`digits ${text.slice(0, 2)} ${text.length}`);
  for (let distance = -4; distance >= -9; distance -= 1) {
    if (/^[a-z]{3}/.test(plain(distance))) features.push(`far ${own.slice(0, 2)} ${plain(distance)}`);
  }
  if (at < 2) features.push(`first ${at} ${own}`);
  if (at >= tokens.length - 2) features.push(`last ${own}`);
  return features;
}

/** "Xx", "d", "x'x": letters and digits by their case. */
const shapeOf = (text: string) =>
  text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')
    .replace(/\d/g, 'd')
    .replace(/xx+/g, 'x+')
    .replace(/XX+/g, 'X+');

/** FNV-1a. */
function bucketOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) & ((1 << featureBits) - 1);
}
