import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Result, say } from './tools/result.ts';

/** `npm run test:reliability:report`: writes the figures in `results/` into docs/reliability.md, each with the command that made it and its day. */
const document = join(import.meta.dirname, '../docs/reliability.md');
const results = join(import.meta.dirname, 'results');
const [start, end] = [
  '<!-- figures: what follows is written by `npm run test:reliability:report` -->',
  '<!-- figures: end -->',
];
const order = ['kills', 'powercut', 'drills', 'fuzz', 'slow', 'soak', 'canaries', 'faults'];

const files = await readdir(results).catch(() => []);
const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
const sections: string[] = [];
for (const name of names.toSorted((a, b) => rank(a) - rank(b)))
  sections.push(toSection(JSON.parse(await readFile(join(results, `${name}.json`), 'utf8'))));
const [before, rest = ''] = (await readFile(document, 'utf8')).split(start);
await writeFile(document, `${before}${start}\n\n${sections.join('\n\n')}\n\n${end}${rest.split(end)[1] ?? '\n'}`);
say(`docs/reliability.md tells ${names.length} runs: ${names.join(', ') || 'none'}`);

function toSection({ name, command, measuredOn, machine, figures, notes }: Result): string {
  const rows = figures.map(({ measure, goal, ours, isMet }) => [
    measure,
    goal,
    ours,
    isMet === null ? '' : isMet ? 'met' : 'MISSED',
  ]);
  const table = [['what', 'goal', 'found', ''], ['---', '---', '---', '---'], ...rows];
  return [
    `### ${name}`,
    `\`${command}\`, ${measuredOn}: ${machine}.`,
    '',
    ...table.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`),
    ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : []),
  ].join('\n');
}
