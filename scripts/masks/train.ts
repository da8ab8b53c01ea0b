import { readdir, readFile, writeFile } from 'node:fs/promises';
import { redactPersonal } from '@rxweb/domain/privacy/redact-personal';
import { plainSigns } from '@rxweb/domain/text/plain-signs';
import { digestOf, linesOf, readExamples } from './examples.ts';
import { learnDetails } from './learn.ts';
import { lessonsOf } from './lessons.ts';
import { roundWeights, writeTable } from './write-table.ts';

/** How the masks' table is made (docs/decisions/0058). The same examples give the same table. */
const rounds = 8;

const knowledge = new URL('../../knowledge/', import.meta.url);
const table = new URL('../../packages/domain/src/privacy/learned/mask-table.ts', import.meta.url);
const examples = [...(await readExamples()).values()].flat();
const ordinary = (await ordinaryQuestions()).map((text) => ({ text, details: [] }));
const lessons = [...examples, ...ordinary].map(lessonsOf);
await writeFile(table, writeTable(roundWeights(learnDetails(lessons, rounds)), digestOf(examples)));

/** The sample questions of the knowledge pages in which the rules find nothing to mask. */
async function ordinaryQuestions(): Promise<string[]> {
  const lists = await Promise.all(
    ['en', 'es'].map(async (language) => {
      const folder = new URL(`${language}/asked/`, knowledge);
      const names = (await readdir(folder)).sort();
      return Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
    }),
  );
  return lists
    .flat()
    .flatMap(linesOf)
    .filter((line) => redactPersonal([line], { model: null })[0] === plainSigns(line));
}
