import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readMessages } from '../../apps/server/src/adapters/local-assistant/asks/marked-message.ts';
import { digestOf } from './digest.ts';
import { learnClauses, learnTags } from './learn.ts';
import { writeTable } from './write-table.ts';

/** How the table of asks is made (docs/decisions/0060). The same messages give the same table. */
const knowledge = fileURLToPath(new URL('../../knowledge/', import.meta.url));
const table = new URL('../../apps/server/src/adapters/local-assistant/asks/ask-table.ts', import.meta.url);
const messages = await readMessages(knowledge);
const { model, steps } = learnTags(messages);
const learned = { tags: model, clauses: learnClauses(messages), steps, digest: digestOf(messages) };
await writeFile(table, writeTable(learned));
