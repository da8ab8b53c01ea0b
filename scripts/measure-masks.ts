import { readFileSync } from 'node:fs';
import { redactPersonal } from '../packages/domain/src/privacy/redact-personal.ts';
import { plainSigns } from '../packages/domain/src/text/plain-signs.ts';

// `npm run -s eval:masks -- FILE [--misses]` measures the masks before a language model. docs/assistant.md explains the file and what counts.

interface Row {
  text: string;
  spans?: readonly { kind: string; value: string }[];
}

interface Tally {
  found: number;
  all: number;
}

const leastRecall = 0.98;
const mostFalse = 0.01;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
/** Words that are in many details and tell nothing of a person. */
const tellsNothing = new Set(
  'de del la las los el y of the in at on st nd rd th a an is es dot arroba punto com and mr mrs ms miss dr sr sra srta don doña jr unit apt apartment suite room po box street avenue road calle ext'.split(
    ' ',
  ),
);

function countOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** True if the masked text has more of the detail's words or digits than the text around it. */
function isLeft(text: string, value: string, masked: string): boolean {
  const [whole, detail] = [plainSigns(text), plainSigns(value)];
  const at = whole.indexOf(detail);
  if (at < 0) throw new Error(`the value "${value}" is not in "${text}"`);
  const beside = countOf(`${whole.slice(0, at)} ${whole.slice(at + detail.length)}`);
  const left = countOf(masked.replace(/\[[\p{L} -]+\]/gu, ' '));
  const words = wordsOf(detail).filter((word) => !tellsNothing.has(word));
  const long = words.filter((word) => word.length > 1 || /\d/.test(word));
  const telling = long.length > 0 ? long : words;
  return telling.some((word) => (left.get(word) ?? 0) > (beside.get(word) ?? 0));
}

function readRows(file: string): Row[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Row);
}

function percent({ found, all }: Tally): string {
  return all === 0 ? '–' : `${((found / all) * 100).toFixed(1)}%`;
}

const [file, ...flags] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Usage: npm run -s eval:masks -- FILE [--misses]\n');
  process.exit(64);
}
const kinds = new Map<string, Tally>();
const every: Tally = { found: 0, all: 0 };
const ordinary: Tally = { found: 0, all: 0 };
const misses: string[] = [];
for (const { text, spans = [] } of readRows(file)) {
  const [masked = ''] = redactPersonal([text]);
  if (spans.length === 0) {
    ordinary.all += 1;
    if (masked === plainSigns(text)) continue;
    ordinary.found += 1;
    misses.push(`masked for nothing: ${text}\n  ${masked}`);
  }
  for (const { kind, value } of spans) {
    const tally = kinds.get(kind) ?? { found: 0, all: 0 };
    const isFound = !isLeft(text, value, masked);
    for (const each of [tally, every]) {
      each.all += 1;
      if (isFound) each.found += 1;
    }
    kinds.set(kind, tally);
    if (!isFound) misses.push(`${kind} left: ${value} in "${text}"\n  ${masked}`);
  }
}
const lines = [...kinds].map(([kind, tally]) => `${kind}: ${tally.found} of ${tally.all} (${percent(tally)})`);
lines.push(`all details: ${every.found} of ${every.all} (${percent(every)}), to be at least ${leastRecall * 100}%`);
lines.push(
  `ordinary questions masked: ${ordinary.found} of ${ordinary.all} (${percent(ordinary)}), at most ${mostFalse * 100}%`,
);
process.stdout.write(`${[...(flags.includes('--misses') ? misses : []), ...lines].join('\n')}\n`);
const isPassed = every.found >= every.all * leastRecall && ordinary.found <= ordinary.all * mostFalse;
process.exit(isPassed ? 0 : 1);
