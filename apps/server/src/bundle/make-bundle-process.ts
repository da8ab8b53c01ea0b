import { join } from 'node:path';
import { makeBundle } from './make-bundle.ts';

// Run by whoever wants a bundle and not the memory that making one takes.
await makeBundle(join(import.meta.dirname, '../../../..'));
