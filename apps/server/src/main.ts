import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Reading the program's modules is most of a start; what was compiled once is kept. It must be on before they are imported.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));
const { start } = await import('./start.ts');
await start(process.env);
