import { writeFile } from 'node:fs/promises';
import { readExamples, train, writeWeights } from './classifier.ts';

const examples = await readExamples();
const model = train(examples);
await writeFile(
  new URL('../packages/domain/src/safety/classifier/classifier-weights.ts', import.meta.url),
  writeWeights(model, examples),
);
