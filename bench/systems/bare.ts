import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, processTree, startProcess } from '../tools/processes.ts';
import { type Product, root } from './product.ts';
import type { System } from './system.ts';

/** Starts handlers of Node and pg alone, on the product's own database: the same SQL with nothing around it. */
export async function startBare(product: Product, folder: string): Promise<System> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await mkdir(folder, { recursive: true });
  const started = await startProcess({
    args: [join(import.meta.dirname, 'bare/bare-process.ts'), String(port), folder],
    cwd: root,
    env: { DATABASE_URL: product.databaseUrl },
    readyUrl: `${url}/health`,
  });
  return {
    name: 'bare',
    url,
    apikey: 'none',
    async processes() {
      const productTree = await product.processes();
      const database = productTree.filter((pid) => pid !== product.started.child.pid);
      return [...(await processTree(started.child.pid ?? 0)), ...database];
    },
    changesFrom: null,
    stop: started.stop,
  };
}
