import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawSendSprite } from './send-sprite.ts';

it('S9-29 S2-87 the sheet of the send button has 16 frames, and is the one that the script draws', async () => {
  const sheet = await readFile(new URL('../apps/web/src/features/chat/send-sprite.svg', import.meta.url), 'utf8');
  expect(sheet).toBe(drawSendSprite());
  expect(sheet.match(/<use /g)).toHaveLength(16);
  expect(new Set(sheet.match(/<use [^>]+>/g)).size).toBeGreaterThanOrEqual(15);
});
