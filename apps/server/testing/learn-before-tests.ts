import { fileURLToPath } from 'node:url';
import { readMessages } from '../src/adapters/local-assistant/asks/marked-message.ts';
import { readAsked } from '../src/adapters/local-assistant/intents/read-asked.ts';
import { createSampleQuestions } from '../src/adapters/local-assistant/intents/sample-questions.ts';

const folder = fileURLToPath(new URL('../../../knowledge/', import.meta.url));

/** Learns what the assistant keeps for later starts, once for all tests of a run. */
export default async function learnBeforeTests(): Promise<void> {
  const samples = createSampleQuestions(await readAsked(folder), await readMessages(folder));
  for (const step of samples.warmUpSteps) while (step());
}
