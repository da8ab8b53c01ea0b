import { mkdir, writeFile } from 'node:fs/promises';
import { drawAppIcons } from './app-icons.ts';

// Run it after a change of the drawing: npm run icons
const folder = new URL('../apps/web/public/icons/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const { file, png } of drawAppIcons()) await writeFile(new URL(file, folder), png);
