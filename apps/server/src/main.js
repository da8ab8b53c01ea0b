// JavaScript, as heap.js is alone beside it: what strips the types is 12 MB of WebAssembly, which Node then needs only for modules not yet kept below.
// First, and nothing else is imported by a name that an old Node lacks: it would fail before the check runs.
import './check-node.js';
import module from 'node:module';
import { join } from 'node:path';
import './heap.js';

const root = join(import.meta.dirname, '../../..');
// Reading the program's modules is most of a start; what was compiled once is kept. It must be on before they are imported.
module.enableCompileCache(join(root, 'node_modules/.cache/compiled'));
const { findBundle } = await import('./bundle/find-bundle.ts');
const bundle = findBundle(root);
const { start } = await import(bundle ?? './start.ts');
await start(process.env);
if (!bundle) {
  const { makeBundleLater } = await import('./bundle/make-bundle-later.ts');
  makeBundleLater();
}
