import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** Works offline: the page and Spanish. */
const keptChunks = ['main', 'storefront', 'es'];
/** The chat, queued files and the camera: cached once a page has loaded them. */
const chunksKeptWhenLoaded = ['conversation', 'mask-personal', 'uploads-parts', 'camera-dialog'];
const workersKeptWhenLoaded = ['safety-parts'];
const keptPublicFiles = ['/favicon.svg'];

/** `sw.js` lists the files to cache, so it changes whenever one of them does. */
export function serviceWorkerBuild(): Plugin {
  return {
    name: 'service-worker',
    async generateBundle(_options, bundle) {
      const workers = workersKeptWhenLoaded.map((name) => workerOf(bundle, name));
      const atOnce = filesOf(bundle, keptChunks);
      const later = [...filesOf(bundle, chunksKeptWhenLoaded), ...workers].filter((file) => !atOnce.includes(file));
      const paths = [...atOnce.map((file) => `/${file}`), ...keptPublicFiles];
      const laterPaths = later.map((file) => `/${file}`);
      const version = createHash('sha256')
        .update([...paths, ...laterPaths].join())
        .digest('hex')
        .slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: await bundleScript('worker/service-worker.ts', { keptFiles: { version, paths, laterPaths } }),
      });
    },
  };
}

/** With their static imports, styles and pictures; the page's script first. */
function filesOf(bundle: Rolldown.OutputBundle, names: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<string>();
  const add = (fileName: string) => {
    const chunk = chunks.find((candidate) => candidate.fileName === fileName);
    if (!chunk || found.has(fileName)) return;
    found.add(fileName);
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const file of [...importedCss, ...importedAssets]) found.add(file);
    chunk.imports.forEach(add);
  };
  for (const name of names) {
    const named = chunks.find((candidate) => candidate.name === name);
    if (!named) throw new Error(`The part “${name}”, which is to be kept for offline use, was not built.`);
    add(named.fileName);
  }
  return [...found];
}

function workerOf(bundle: Rolldown.OutputBundle, name: string): string {
  const files = Object.keys(bundle).filter((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.js'));
  if (!files[0]) throw new Error(`The worker “${name}”, which is to be kept for offline use, was not built.`);
  return files[0];
}
