import { languages } from '@rxweb/contracts/shared/language';
import { alignColumns } from './align-columns.ts';
import type { Judged } from './judge-answer.ts';
import { type LengthGroup, lengthGroupOf, lengthGroups } from './message-length.ts';
import { formatProportion } from './proportion.ts';
import { gateValues } from './question-row.ts';
import { type Expected, expectedOf, isHard, isNote, type ShownTier, shownTierOf, shownTiers } from './shown-tier.ts';

const groups: readonly Expected[] = ['danger', 'pharmacist', 'harmless'];

/** What was shown by what was expected, by length and by language, with 95 % intervals. */
export function tierTables(all: readonly Judged[]): string {
  return [
    ['shown, by the expected gate', ...tierTable(all)],
    ['by words', ...groupTable(all, lengthGroups, ({ row }): LengthGroup => lengthGroupOf(row.text))],
    ['by language', ...groupTable(all, languages, ({ row }) => row.lang)],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function tierTable(all: readonly Judged[]): string[] {
  const rows = gateValues.map((gate) => {
    const expected = all.filter(({ row }) => row.expect.gate === gate);
    const shown = (tier: ShownTier) => String(expected.filter(({ given }) => shownTierOf(given) === tier).length);
    return [gate, String(expected.length), ...shownTiers.map(shown)];
  });
  return alignColumns([['expected', 'n', ...shownTiers], ...rows]);
}

function groupTable<G extends string>(
  all: readonly Judged[],
  names: readonly G[],
  groupOf: (judged: Judged) => G,
): string[] {
  const rows = groups.flatMap((expected) =>
    names.map((name) => {
      const group = all.filter((judged) => expectedOf(judged.row) === expected && groupOf(judged) === name);
      const hard = group.filter(({ given }) => isHard(given)).length;
      const note = group.filter(({ given }) => isNote(given)).length;
      const shares = [hard, note, hard + note].map((count) => formatProportion(count, group.length));
      return [expected, name, String(group.length), ...shares];
    }),
  );
  return alignColumns([['expected', '', 'n', 'card', 'note alone', 'either'], ...rows]);
}
