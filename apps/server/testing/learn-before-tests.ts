import { fileURLToPath } from 'node:url';
import { readSampleQuestions } from '../src/adapters/local-assistant/intents/sample-questions.ts';

const folder = fileURLToPath(new URL('../../../knowledge/', import.meta.url));

/** Learns what the assistant keeps for later starts, once for all tests of a run. */
export default async function learnBeforeTests(): Promise<void> {
  const samples = await readSampleQuestions(folder);
  for (const step of samples.warmUpSteps) while (step());
}
