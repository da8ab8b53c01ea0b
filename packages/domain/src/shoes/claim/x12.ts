/** One segment: its name and elements. An element of several parts is a list. Null or empty: not used. */
export type Segment = readonly [name: string, ...elements: (string | null | readonly (string | null)[])[]];

export const delimiters = { element: '*', component: ':', repetition: '^', segment: '~' } as const;

/** Throws a RangeError for a character that would end an element; `checkShoeClaim` refuses them earlier. */
export function writeSegments(segments: readonly Segment[]): string {
  return segments.map(writeSegment).join('');
}

function writeSegment([name, ...elements]: Segment): string {
  const written = elements.map((element) =>
    typeof element === 'string' || element === null
      ? writeElement(element)
      : trimEnd(element.map(writeElement)).join(delimiters.component),
  );
  return `${trimEnd([name, ...written]).join(delimiters.element)}${delimiters.segment}`;
}

function writeElement(text: string | null): string {
  const element = (text ?? '').trim().toUpperCase();
  if (/[*:^~]/.test(element) || !/^[\x20-\x7e]*$/.test(element)) throw new RangeError('a text that X12 can’t carry');
  return element;
}

/** Without the empty ones at the end, as X12 wants. */
function trimEnd(parts: readonly string[]): string[] {
  const last = parts.findLastIndex((part) => part !== '');
  return parts.slice(0, last + 1);
}

/** ISA has elements of a fixed length, all of them written. */
export function writeIsa(elements: readonly string[]): string {
  return `ISA${delimiters.element}${elements.join(delimiters.element)}${delimiters.segment}`;
}
