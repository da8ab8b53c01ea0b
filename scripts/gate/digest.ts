import { createHash } from 'node:crypto';
import { createFeatureReader } from '@rxweb/domain/safety/classifier/features';
import { segmentsOf } from '@rxweb/domain/safety/classifier/segments';
import { plainWords } from '@rxweb/domain/safety/language/plain-words';
import type { Clause } from './clauses.ts';
import type { KnownMessage } from './messages.ts';

/** Changes with what the classifiers learn from and with the way it is read; of the features a sample is enough. */
export function digestOf(clauses: readonly Clause[], messages: readonly KnownMessage[]): string {
  const hash = createHash('sha256');
  const read = createFeatureReader();
  for (const [index, { kind, language, text }] of clauses.entries()) {
    hash.update(`${language} ${kind} ${text}\n`);
    if (index % 40 > 0) continue;
    const words = plainWords(text);
    hash.update(JSON.stringify(segmentsOf(words).map((segment) => read(words, segment))));
  }
  for (const { class: name, text } of messages) hash.update(`${name} ${text}\n`);
  return hash.digest('hex').slice(0, 16);
}
