import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { scopedName } from './build/scoped-name.ts';
import { serviceWorkerBuild } from './service-worker-build.ts';

const css = { modules: { generateScopedName: scopedName } };

/** What runs in the browser. */
const browserBuild: UserConfig = {
  plugins: [react(), serviceWorkerBuild()],
  css,
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    sourcemap: false,
    manifest: true,
    // The content security policy forbids data: scripts and fonts; small files are no faster inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { page: 'src/main.tsx' },
      output: {
        // What the visitor's page needs comes in one file, and so does the adding of files, also where staff pages share parts of them.
        codeSplitting: {
          groups: [
            { name: 'main', test: /src\/main\.tsx$/, includeDependenciesRecursively: true, priority: 1 },
            { name: 'uploads-parts', test: /uploads\/uploads-parts\.ts$/, includeDependenciesRecursively: true },
          ],
        },
      },
    },
  },
};

/** What the server renders the front page with: one folder without anything to install beside it. */
const serverBuild: UserConfig = {
  plugins: [react(), leaveOutStaff()],
  css,
  ssr: { noExternal: true, target: 'node' },
  build: { target: 'node20', copyPublicDir: false, minify: true, assetsInlineLimit: 0 },
};

/** Of what is loaded on first need, the server renders Spanish and the parts of the chat; the rest is never asked for. */
function leaveOutStaff(): Plugin {
  return {
    name: 'leave-out-staff',
    resolveDynamicImport(specifier, importer) {
      const isRendered = typeof specifier === 'string' && /\/texts\/|\/chat\//.test(`${importer}/${specifier}`);
      return isRendered ? null : { id: String(specifier), external: true };
    },
  };
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild : browserBuild));
