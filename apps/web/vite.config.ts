import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { minifyAgain } from './build/minify-again.ts';
import { scopedName } from './build/scoped-name.ts';
import { serviceWorkerBuild } from './build/service-worker-build.ts';

const css = { modules: { generateScopedName: scopedName } };

/** What runs in the browser. */
const browserBuild: UserConfig = {
  plugins: [react(), serviceWorkerBuild(), minifyAgain()],
  css,
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    sourcemap: false,
    manifest: true,
    // The content security policy forbids data: scripts and fonts; small files are no faster inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: {
      input: { page: 'src/main.tsx' },
      // A part that others share is no file of its own that points to another.
      preserveEntrySignatures: 'allow-extension',
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // Where the code of the visitor's page stands, and what comes later (docs/decisions/0030).
        codeSplitting: {
          groups: [
            {
              name: 'main',
              test: /src\/main\.tsx$|rolldown\/runtime|vite\/preload-helper/,
              includeDependenciesRecursively: true,
              priority: 5,
            },
            {
              name: 'storefront',
              test: /app\/storefront\.ts$/,
              includeDependenciesRecursively: true,
              priority: 4,
            },
            // What a conversation and the pages of staff share, without schemas; then those.
            {
              name: 'shared',
              test: /src\/(ui\/(answer-text|markdown-blocks|copy-button|notice|more-icons|spinner|skeleton|badge)\b|texts\/(use-)?(chat|ui|staff)-|format\/size-text|browser\/use-media-query|api\/(session-error|api-error|send-request)|backend\/use-missing-bucket)|contracts\/src\/(shared\/limits|chat-route)\.ts$/,
              priority: 3,
            },
            {
              name: 'conversation',
              test: /features\/chat\/(cards\/)?[^/]*$|features\/chat\/safety\/(masks|safety|check-question)\.ts/,
              priority: 2,
            },
            {
              name: 'calls',
              test: /api\/call-endpoint\.ts$|node_modules\/zod\/|contracts\/src\/(uploads|shared\/(errors|endpoint|text|roles|calendar-date))\.ts$/,
              priority: 2,
            },
            {
              name: 'uploads-parts',
              test: /uploads\/uploads-parts\.ts$/,
              includeDependenciesRecursively: true,
              priority: 0,
            },
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

/**
 * What is asked for together with a part. The visitor's file names only what those parts need that visitors load: with every part of the staff's pages
 * in it, it would be a kilobyte larger. The staff's own page names them (build/make-pages.ts).
 */
function preloaded(part: string, needed: string[], { hostId }: { hostId: string }): string[] {
  if (!/\/main-/.test(hostId)) return needed;
  const isVisitors = /\/(conversation|storefront|alert-dialog)-/.test(part);
  // The first script brings the styles of what the server draws, all in one step.
  const isThere = (file: string) => /\/(main|storefront|rolldown-runtime)-/.test(file);
  return needed.filter((file) => !isThere(file) && (isVisitors || file.endsWith('.css')));
}

/** Of what is loaded on first need, the server renders Spanish and the parts of the chat; the rest is never asked for. */
function leaveOutStaff(): Plugin {
  return {
    name: 'leave-out-staff',
    resolveDynamicImport(specifier, importer) {
      const isRendered =
        typeof specifier === 'string' && /\/texts\/|\/chat\/|\/storefront/.test(`${importer}/${specifier}`);
      return isRendered ? null : { id: String(specifier), external: true };
    },
  };
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild : browserBuild));
