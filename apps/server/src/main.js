// The only file that is JavaScript: what strips the types is 12 MB of WebAssembly, which Node then needs only for modules not yet kept below.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

const root = join(import.meta.dirname, '../../..');
// A start makes tens of megabytes of young objects that are soon gone; V8 would keep the room they took. What lives on is old by then.
setFlagsFromString('--semi-space-growth-factor=1');
// Left to itself the heap is collected when it has tripled or quadrupled, and keeps that room: half of all memory, for a twentieth of the processor time.
setFlagsFromString('--heap-growing-percent=50');
// Reading the program's modules is most of a start; what was compiled once is kept. It must be on before they are imported.
enableCompileCache(join(root, 'node_modules/.cache/compiled'));
const { findBundle } = await import('./bundle/find-bundle.ts');
const bundle = findBundle(root);
const { start } = await import(bundle ?? './start.ts');
await start(process.env);
if (!bundle) {
  const { makeBundleLater } = await import('./bundle/make-bundle-later.ts');
  makeBundleLater();
}
