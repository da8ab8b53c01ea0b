import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { redactPersonal } from '@rxweb/domain/privacy/redact-personal';
import { plainSigns } from '@rxweb/domain/text/plain-signs';
import { readAsked } from '../../apps/server/src/adapters/local-assistant/intents/read-asked.ts';
import { digestOf, readExamples } from './examples.ts';
import { learnDetails } from './learn.ts';
import { lessonsOf } from './lessons.ts';
import { roundWeights, writeTable } from './write-table.ts';

/** How the masks' table is made (docs/decisions/0058). The same examples give the same table. */
const rounds = 8;

const knowledge = fileURLToPath(new URL('../../knowledge/', import.meta.url));
const table = new URL('../../packages/domain/src/privacy/learned/mask-table.ts', import.meta.url);
const examples = await readExamples();
const ordinary = (await ordinaryQuestions()).map((text) => ({ text, details: [] }));
const lessons = [...examples, ...ordinary].map(lessonsOf);
await writeFile(table, writeTable(roundWeights(learnDetails(lessons, rounds)), digestOf(examples)));

/** The sample questions of the knowledge pages in which the rules find nothing to mask. */
async function ordinaryQuestions(): Promise<string[]> {
  const asked = await readAsked(knowledge);
  return asked
    .map(({ text }) => text)
    .filter((text) => redactPersonal([text], { model: null })[0] === plainSigns(text));
}
