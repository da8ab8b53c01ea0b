import { languages } from '@rxweb/contracts/shared/language';
import { lengthGroupOf, lengthGroups } from '../../apps/server/src/commands/evaluate/message-length.ts';
import { formatProportion } from '../../apps/server/src/commands/evaluate/proportion.ts';
import type { MeasuredLine } from './measure.ts';
import { expectedTiers, type PublicSet } from './read-sets.ts';

export interface Scorecard {
  sets: readonly PublicSet[];
  lines: readonly MeasuredLine[];
  /** Training lines that share six words in a row with a set. */
  sharedRuns: number;
  trainingLines: number;
  /** The day of the measurement, `YYYY-MM-DD`. */
  date: string;
  /** The product's version. */
  version: string;
}

/** The public scorecard as a Markdown page: method, sets by name, figures and date. Quotes no line of a set. */
export function writePage({ sets, lines, sharedRuns, trainingLines, date, version }: Scorecard): string {
  return `${[
    head,
    `Measured on ${date} with version ${version}.`,
    '## Sets',
    ...table(
      ['set', 'source', 'lines', 'not used'],
      sets.map((set) => [set.name, set.source || '–', String(set.lines.length), String(set.unused)]),
    ),
    `Training lines that share six words in a row with a set: ${sharedRuns} of ${trainingLines}.`,
    method,
    '## By set',
    ...groupTable(
      lines,
      'set',
      sets.map(({ name }) => name),
      ({ set }) => set,
    ),
    '## By words',
    ...groupTable(lines, 'words', lengthGroups, ({ text }) => lengthGroupOf(text)),
    '## By language',
    ...groupTable(lines, 'language', languages, ({ language }) => language),
  ].join('\n\n')}\n`;
}

const head = `# Scorecard of the safety gate

What the gate shows for messages of public sets. \`npm run scorecard -- --sets FOLDER\` writes this page from sets that you download yourself
([how](evaluation.md#public-scorecard)). RxWeb ships none of them and learns from none.`;

const method = `## Method

- Each line goes through the gate as it is, without a language model and without an answer.
- **Card**: the card for 911, Poison Control or 988 that replaces the answer. **Note**: the line above an answer, without a card.
  **Pharmacist**: the pharmacist's card, with or without a note.
- A line expects *danger* (a card or a note), the *pharmacist*, or is *harmless* (neither card nor note). The set's own labels say which.
- In parentheses stand the share and its 95 % Wilson interval. Labels are their authors' judgment of a text, not what happened to a person.`;

function groupTable(
  lines: readonly MeasuredLine[],
  what: string,
  names: readonly string[],
  groupOf: (line: MeasuredLine) => string,
): string[] {
  const rows = names.flatMap((name) =>
    expectedTiers.flatMap((expected) => {
      const group = lines.filter((line) => line.expected === expected && groupOf(line) === name);
      if (group.length === 0) return [];
      const share = (fits: (line: MeasuredLine) => boolean) =>
        formatProportion(group.filter(fits).length, group.length);
      return [
        [
          name,
          expected,
          String(group.length),
          share(({ shown }) => shown === 'card'),
          share(({ shown }) => shown === 'note'),
          share(({ shown }) => shown === 'card' || shown === 'note'),
          share(({ isForPharmacist }) => isForPharmacist),
        ],
      ];
    }),
  );
  return table([what, 'expects', 'lines', 'card', 'note', 'either', 'pharmacist'], rows);
}

/** One Markdown table, as one block. */
function table(names: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [names, names.map(() => '---'), ...rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))];
  return [lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')];
}
