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
        // What the visitor's page needs comes in one file, also where staff pages share parts of it.
        codeSplitting: {
          groups: [{ name: 'main', test: /src\/main\.tsx$/, includeDependenciesRecursively: true }],
        },
      },
    },
  },
});
