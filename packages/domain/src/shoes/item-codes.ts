/** A billed item. Units count single shoes, inserts or modifications: a pair is two. */
export interface ShoeCode {
  code: string;
  item: 'depth shoe' | 'custom shoe' | 'modification' | 'insert' | 'custom insert' | 'other';
  isCovered: boolean;
  /** First and last delivery date for which the code holds; null for unbounded. */
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

/** Fact 27, medium confidence: verify codes in the LCD (L33369) before billing. */
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
