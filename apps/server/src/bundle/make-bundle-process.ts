import { join } from 'node:path';
import { makeBundle } from './make-bundle.ts';

// A separate process, since bundling takes much memory.
await makeBundle(join(import.meta.dirname, '../../../..'));
