import { readFile, writeFile } from 'node:fs/promises';
import { compare, type Figures, figuresOf, formatTable, isFailing, readFigures } from './structure/compare.ts';
import { measure } from './structure/measure.ts';

// Measures the structure of the code. Fails when a guarded figure is worse than in the baseline.
// `--list <measure>` prints what a measure counts; `--write` makes the present figures the baseline.

const root = new URL('../', import.meta.url).pathname;
const baselineFile = new URL('structure-baseline.json', import.meta.url);
const maxPlaces = 10;

const [command, wanted] = process.argv.slice(2);
const measures = await measure(root);

if (command === '--write') {
  await writeFile(baselineFile, `${JSON.stringify(figuresOf(measures), null, 2)}\n`);
} else if (command === '--list') {
  const found = measures.find(({ name }) => name === wanted);
  console.log(found ? found.places.join('\n') : `Measures: ${measures.map(({ name }) => name).join(', ')}`);
} else {
  const rows = compare(measures, await readBaseline());
  console.log(formatTable(rows));
  for (const { name, places } of rows.filter(isFailing)) {
    console.error(`\n${name}:\n${places.slice(0, maxPlaces).join('\n')}`);
    if (places.length > maxPlaces) console.error(`All of them: node scripts/structure.ts --list "${name}"`);
  }
  if (rows.some(isFailing)) process.exitCode = 1;
}

async function readBaseline(): Promise<Figures> {
  return readFigures(await readFile(baselineFile, 'utf8'));
}
