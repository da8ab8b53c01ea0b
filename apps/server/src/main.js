// JavaScript, because stripping types takes 12 MB of WebAssembly, which a start from the bundle avoids.

// Import nothing here that an old Node lacks: linking would fail before the check runs.
import './check-node.js';
import module from 'node:module';
import { join } from 'node:path';
import './v8-flags.js';

const root = join(import.meta.dirname, '../../..');
// Cache the compiled code: reading the modules is most of a start. Must be on before they are imported.
module.enableCompileCache(join(root, 'node_modules/.cache/compiled'));
const { findBundle } = await import('./bundle/find-bundle.ts');
const bundle = findBundle(root);
const { start } = await import(bundle ?? './program/start.ts');
await start(process.env, import.meta.dirname);
if (!bundle) {
  const { makeBundleLater } = await import('./bundle/make-bundle-later.ts');
  makeBundleLater();
}
