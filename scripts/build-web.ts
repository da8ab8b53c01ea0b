// Builds the web app when it is out of date, with --force always; and the server's bundle, when that is.
import { join } from 'node:path';
import { makeBundle } from '../apps/server/src/bundle/make-bundle.ts';
import { ensureWebBuilt } from '../apps/web/build/ensure-web-built.ts';

await ensureWebBuilt({ force: process.argv.includes('--force'), log: console.log });
await makeBundle(join(import.meta.dirname, '..'));
