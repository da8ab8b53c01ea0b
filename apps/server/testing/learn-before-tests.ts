import { fileURLToPath } from 'node:url';
import { learnSamples } from '../src/commands/learn.ts';

const folder = fileURLToPath(new URL('../../../knowledge/', import.meta.url));

/** Learns what the assistant keeps for later starts, once for all tests of a run. */
export default async function learnBeforeTests(): Promise<void> {
  await learnSamples(folder);
}
