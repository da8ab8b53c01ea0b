import type { ClaimProblem } from './claim-check.ts';

const ofLine = /^(Line|Línea) (\d+): (.*)$/s;

/** One sentence for all lines with the same problem: `Lines 1, 2: enter the charge.` */
export function joinLines(problems: readonly ClaimProblem[]): string[] {
  const lines = new Map<string, { word: string; numbers: string[] } | null>();
  for (const { text } of problems) {
    const [, word = '', number = '', rest] = ofLine.exec(text) ?? [];
    if (rest === undefined) lines.set(text, null);
    else lines.set(rest, { word, numbers: [...(lines.get(rest)?.numbers ?? []), number] });
  }
  return [...lines].map(([text, line]) =>
    line === null ? text : `${line.word}${line.numbers.length > 1 ? 's' : ''} ${line.numbers.join(', ')}: ${text}`,
  );
}
