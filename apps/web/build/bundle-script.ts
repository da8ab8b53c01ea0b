import { join } from 'node:path';
import { build } from 'vite';

const webRoot = join(import.meta.dirname, '..');

/** Into a classic script. `values` replace its declared constants. */
export async function bundleScript(file: string, values: Record<string, unknown> = {}): Promise<string> {
  const results = await build({
    root: webRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      target: 'baseline-widely-available',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(webRoot, 'src', file), output: { format: 'iife' } },
    },
  });
  const [output] = [results].flat();
  if (!output || !('output' in output)) throw new Error(`${file} was not built.`);
  return output.output[0].code.trim();
}
