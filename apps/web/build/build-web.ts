import { join } from 'node:path';
import { build } from 'vite';
import { serverFolder } from '../render/render-visitor-pages.ts';
import { makePages } from './make-pages.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: build-web.ts FOLDER');
const root = join(import.meta.dirname, '..');
await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
const server = { outDir: join(folder, serverFolder), ssr: 'src/render-once.ts' };
await build({ root, logLevel: 'warn', build: server });
await makePages(folder);
