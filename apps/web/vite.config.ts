import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorkerBuild } from './service-worker-build.ts';

export default defineConfig({
  plugins: [react(), serviceWorkerBuild()],
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    sourcemap: false,
    // The content security policy forbids data: scripts and fonts; small files are no faster inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
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
});
