import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// As in main.js.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));
const { startDemo } = await import('./demo/start-demo.ts');
await startDemo(process.env, import.meta.dirname);
