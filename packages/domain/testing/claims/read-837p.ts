import { type X12Interchange, X12Parser, type X12Segment } from 'node-x12';
import { type GuideSegment, guide837p } from './guide-837p.ts';

type Elements = readonly string[];

export interface ReadSegment {
  loop: string;
  id: string;
  elements: Elements;
}

export interface ReadClaimFile {
  isa: Elements;
  gs: Elements;
  segments: readonly ReadSegment[];
}

/**
 * Reads an 837P file a second time: an independent library splits it and checks its envelopes, then each segment is held against the guide.
 *
 */
export function read837p(file: string): ReadClaimFile {
  const parser = new X12Parser(true);
  const interchange = parser.parse(file) as X12Interchange;
  const group = interchange.functionalGroups[0];
  const transaction = group?.transactions[0];
  if (!group || !transaction || interchange.functionalGroups.length + group.transactions.length !== 2)
    throw new Error('not one group with one transaction');
  const isa = file.slice(4, 105).split('*');
  const gs = elementsOf(group.header);
  checkEnvelopes(file, isa, gs);
  const all = [transaction.header, ...transaction.segments, transaction.trailer];
  if (elementsOf(transaction.trailer)[0] !== String(all.length)) throw new Error('SE01 is not the number of segments');
  if (elementsOf(transaction.trailer)[1] !== elementsOf(transaction.header)[1]) throw new Error('SE02 is not ST02');
  return { isa, gs, segments: walk(all.map((segment) => ({ id: segment.tag, elements: elementsOf(segment) }))) };
}

const elementsOf = ({ elements }: X12Segment): string[] => elements.map(({ value }) => value ?? '');

const isaLengths = [2, 10, 2, 10, 2, 15, 2, 15, 6, 4, 1, 5, 9, 1, 1, 1];

/** From the file itself: the library trims and renumbers what it reads. */
function checkEnvelopes(file: string, isa: Elements, gs: Elements): void {
  if (isa.length !== 16 || isa.some((each, at) => each.length !== isaLengths[at]))
    throw new Error('ISA has other lengths');
  if (!file.startsWith('ISA*') || file[105] !== '~') throw new Error('ISA is not 106 characters');
  if (!file.endsWith(`~GE*1*${gs[5]}~IEA*1*${isa[12]}~`)) throw new Error('GE or IEA does not belong to its header');
  if (gs[0] !== 'HC' || gs[6] !== 'X' || gs[7] !== '005010X222A1') throw new Error('GS is not of an 837P');
  if (!/^[\x20-\x7e]+$/.test(file)) throw new Error('a character beyond X12');
}

function walk(segments: readonly { id: string; elements: Elements }[]): ReadSegment[] {
  let next = 0;
  return segments.map(({ id, elements }, index) => {
    const place = `segment ${index + 1}, ${[id, ...elements].join('*')}`;
    const found = findRow(id, elements, next);
    const row = found === null ? undefined : guide837p[found];
    if (found === null || !row) throw new Error(`${place}: not expected here`);
    next = found + 1;
    checkElements(row.elements, elements, (at, why) => {
      throw new Error(`${place}: ${id}${String(at + 1).padStart(2, '0')} in ${row.loop} ${why}`);
    });
    return { loop: row.loop, id, elements };
  });
}

const repeating = guide837p.findIndex(({ begins }) => begins);
const last = guide837p.length - 1;

/** The next row that the segment can be, with nothing required between. After its last segment, a line may be followed by another. */
function findRow(id: string, elements: Elements, from: number): number | null {
  for (let row = from; row <= last; row += 1) {
    const each = guide837p[row];
    if (each && fits(each, id, elements)) return row;
    if (each?.isRequired && row !== last) return null;
  }
  const line = guide837p[repeating];
  return from === last && line && fits(line, id, elements) ? repeating : null;
}

function fits({ id: expected, values }: GuideSegment, id: string, elements: Elements): boolean {
  if (id !== expected) return false;
  return Object.entries(values).every(([at, value]) => [value].flat().includes(elements[Number(at) - 1] ?? ''));
}

type Refuse = (at: number, why: string) => void;

function checkElements(rules: string, elements: Elements, refuse: Refuse): void {
  const all = rules.split(' ').flatMap(repeated);
  if (elements.at(-1) === '') refuse(elements.length - 1, 'is empty at the end');
  if (elements.length > all.length) refuse(all.length, 'is one too many');
  for (const [at, rule] of all.entries()) checkElement(rule, elements[at] ?? '', (why) => refuse(at, why));
}

/** `3/3-30x12` is the first, which must be there, and eleven more. */
function repeated(rule: string): string[] {
  const [, one = rule, times] = /^(.+)x(\d+)$/.exec(rule) ?? [];
  if (times === undefined) return [rule];
  const optional = one
    .split('/')
    .map((part) => `${part}?`)
    .join('/');
  return [one, ...Array.from({ length: Number(times) - 1 }, () => optional)];
}

function checkElement(rule: string, value: string, refuse: (why: string) => void): void {
  const [rules, parts] = rule.includes('/') ? [rule.split('/'), value.split(':')] : [[rule], [value]];
  if (parts.length > rules.length) refuse('has too many components');
  for (const [at, each] of rules.entries()) checkLength(each, parts[at] ?? '', refuse);
}

function checkLength(rule: string, value: string, refuse: (why: string) => void): void {
  const [min = 0, max = min] = rule.replace(/\?+$/, '').split('-').map(Number);
  if (value === '' && rule !== '-' && !rule.endsWith('?')) refuse('is missing');
  if (value !== '' && rule === '-') refuse('is not used');
  if (value !== '' && (value.length < min || value.length > max))
    refuse(`has ${value.length} characters, not ${min} to ${max}`);
}
