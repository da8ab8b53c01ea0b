import { readSampleQuestions } from '../adapters/local-assistant/intents/sample-questions.ts';

/** Learns what the assistant keeps for later starts. */
export async function learnSamples(knowledgeDir: string): Promise<void> {
  const samples = await readSampleQuestions(knowledgeDir);
  for (const step of samples.warmUpSteps) while (step());
}

if (import.meta.filename === process.argv[1] && process.argv[2]) await learnSamples(process.argv[2]);
