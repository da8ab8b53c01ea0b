/** An item as it is billed. Units are counted per shoe, insert or modification: a pair is two. */
export interface ShoeCode {
  code: string;
  item: 'depth shoe' | 'custom shoe' | 'modification' | 'insert' | 'custom insert' | 'other';
  isCovered: boolean;
  /** First and last day of delivery for which the code holds; null when no such day is known. */
  effectiveFrom: string | null;
  effectiveUntil: string | null;
}

const code = (name: string, item: ShoeCode['item'], isCovered = true): ShoeCode => ({
  code: name,
  item,
  isCovered,
  effectiveFrom: null,
  effectiveUntil: null,
});

/** Fact 27, of medium confidence: verify a code in the LCD (L33369) before billing by it. */
export const shoeCodes: readonly ShoeCode[] = [
  code('A5500', 'depth shoe'),
  code('A5501', 'custom shoe'),
  ...['A5503', 'A5504', 'A5505', 'A5506', 'A5507'].map((name) => code(name, 'modification')),
  code('A5508', 'other', false),
  code('A5510', 'other', false),
  code('A5512', 'insert'),
  code('A5513', 'custom insert'),
  code('A5514', 'custom insert'),
];
