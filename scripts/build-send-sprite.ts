import { writeFile } from 'node:fs/promises';
import { drawSendSprite } from './send-sprite.ts';

// Run it after a change of the drawing: npm run sprite
await writeFile(new URL('../apps/web/src/features/chat/send-sprite.svg', import.meta.url), drawSendSprite());
