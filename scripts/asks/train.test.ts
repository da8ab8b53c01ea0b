import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { digest } from '../../apps/server/src/adapters/local-assistant/asks/ask-table.ts';
import { readMessages } from '../../apps/server/src/adapters/local-assistant/asks/marked-message.ts';
import { digestOf } from './digest.ts';

const knowledge = fileURLToPath(new URL('../../knowledge/', import.meta.url));

it('has made the table of asks from the messages as they are: run `npm run train:asks` after a change', async () => {
  expect(digestOf(await readMessages(knowledge))).toBe(digest);
});
