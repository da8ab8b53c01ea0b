// JavaScript, as heap.js is alone beside it: what strips the types is 12 MB of WebAssembly, which Node then needs only for modules not yet kept below.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import './v8-flags.js';

const root = join(import.meta.dirname, '../../..');
// Reading the program's modules is most of a start; what was compiled once is kept. It must be on before they are imported.
enableCompileCache(join(root, 'node_modules/.cache/compiled'));
const { findBundle } = await import('./bundle/find-bundle.ts');
const bundle = findBundle(root);
const { start } = await import(bundle ?? './program/start.ts');
await start(process.env);
if (!bundle) {
  const { makeBundleLater } = await import('./bundle/make-bundle-later.ts');
  makeBundleLater();
}
