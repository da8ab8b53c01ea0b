import { writeFile } from 'node:fs/promises';
import { readExamples, train, writeWeights } from './second-reader.ts';

const examples = await readExamples();
const model = train(examples);
await writeFile(
  new URL('../packages/domain/src/gate/second-reader-weights.ts', import.meta.url),
  writeWeights(model, examples),
);
