import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { dropFacades } from './build/drop-facades.ts';
import { pageGroups } from './build/page-groups.ts';
import { scopedName } from './build/scoped-name.ts';
import { serviceWorkerBuild } from './build/service-worker-build.ts';

const pages = pageGroups();
const css = { modules: { generateScopedName: scopedName } };

const browserBuild: UserConfig = {
  plugins: [react(), ownPreload(), minifyAgain(), pages.plugin, dropFacades(), serviceWorkerBuild()],
  css,
  // The safety check loads the danger phrases of other languages on demand.
  worker: { format: 'es' },
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
      // Shared code needs no facade file.
      preserveEntrySignatures: 'allow-extension',
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // Short hashes: they do not compress, and the first load names files.
        hashCharacters: 'base64',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What visitors load first, and what comes later (docs/decisions/0030).
        codeSplitting: {
          groups: [
            {
              name: 'main',
              test: /src\/main\.tsx$|rolldown\/runtime|vite\/preload-helper|boot\/load-part/,
              includeDependenciesRecursively: true,
              priority: 9,
            },
            {
              name: 'storefront',
              test: /app\/storefront\.ts$/,
              includeDependenciesRecursively: true,
              priority: 8,
            },
            // Shared by conversation and staff pages; the schemas; what few staff pages need.
            {
              name: 'shared',
              test: /src\/(ui\/(notice|more-icons|spinner|skeleton|badge|copy-button|use-stable-call|(text|check)-field\.module)\b|texts\/(use\/use-)?(ui|staff)-(texts|en|es)\.|browser\/(use-media-query|save-file)|format\/size-text|api\/(session-error|api-error|send-request|call-endpoint|form-keys)|backend\/refusal-wait)|node_modules\/zod\/|domain\/src\/uploads\/file-acceptance\.ts$|contracts\/src\/shared\/(file-name|limits|errors|endpoint|text|roles|calendar-date)\.ts$/,
              // Above the conversation, which would take them in, and staff would load the chat.
              priority: 7,
            },
            {
              name: 'chat-calls',
              test: /contracts\/src\/(uploads|chat|chat-route|model-disclosure)\.ts$|backend\/use-missing-bucket/,
              priority: 7,
            },
            {
              name: 'backend-auth',
              test: /node_modules\/@supabase\/auth-js\/|backend\/backend-auth\.ts$|session\/sign-in-calls\.ts$/,
              includeDependenciesRecursively: false,
              priority: 7,
            },
            {
              name: 'answers',
              test: /src\/(ui\/(answer\/(answer-text|markdown-blocks)|contact-text)\b|texts\/(use\/use-)?chat-(texts|en|es)\.|domain\/src\/text\/contact-parts|api\/event-(stream|decoder))/,
              priority: 7,
            },
            // Staff take files, too.
            { name: 'dropzone', test: /node_modules\/(react-dropzone|file-selector|attr-accept)\//, priority: 7 },
            {
              name: 'session-texts',
              test: /texts\/(too-many-tries|(use\/use-)?session-(texts|en))\.ts$/,
              includeDependenciesRecursively: false,
              priority: 7,
            },
            // What every page of staff loads, and what some of them share.
            { name: pages.nameOf, debugName: 'pages', includeDependenciesRecursively: false, priority: 4 },
            {
              name: 'conversation',
              test: /features\/chat\/(cards\/)?[^/]*$|features\/chat\/safety\/(masks|safety|check-question)\.ts/,
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

/** The server's render bundle, self-contained. */
const serverBuild: UserConfig = {
  plugins: [react(), excludeStaff()],
  css,
  ssr: { noExternal: true, target: 'node' },
  build: { target: 'node20', copyPublicDir: false, minify: true, assetsInlineLimit: 0 },
};

/** Preloads for a lazy chunk. Staff pages list theirs in the HTML (build/make-pages.ts): in the visitor's file they add a kilobyte. */
function preloaded(part: string, needed: string[], { hostId }: { hostId: string }): string[] {
  if (!/\/main-/.test(hostId)) return needed;
  const isVisitors = /\/(conversation|storefront)-/.test(part);
  // The first script loads these styles in one step.
  const isThere = (file: string) => /\/(main|storefront|rolldown-runtime)-/.test(file);
  return needed.filter((file) => !isThere(file) && (isVisitors || file.endsWith('.css')));
}

/** Vite's helper is a kilobyte of the first load; ours does what baseline browsers need. */
function ownPreload(): Plugin {
  return {
    name: 'own-preload',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper')
        ? `export * from '${join(import.meta.dirname, 'src/boot/load-part.ts')}'`
        : null,
  };
}

/** The server renders Spanish and the chat alone. */
function excludeStaff(): Plugin {
  return {
    name: 'leave-out-staff',
    resolveDynamicImport(specifier, importer) {
      const isRendered =
        typeof specifier === 'string' && /\/texts\/|\/chat\/|\/storefront/.test(`${importer}/${specifier}`);
      return isRendered ? null : { id: String(specifier), external: true };
    },
  };
}

/** By the names of their groups: what visitors, every staff page, or the heaviest ones load first. */
const minifiedAgain = ['main', 'storefront', 'shared', 'staff', 'common', 'overview', 'sms-page'];

/**
 * Second minifier pass: 0.75 kB of React, 2 kB of the rest. Nothing in React depends on a getter's side effect. Repetition compresses better
 * than brevity. Of two ways to name, the smaller is taken.
 */
function minifyAgain(): Plugin {
  const language = { module: true, ecma: 2020 } as const;
  const compress = { passes: 4, keep_fargs: false, collapse_vars: false, sequences: false };
  const bold = { ...compress, pure_getters: true, unsafe_methods: true, unsafe_arrows: true };
  return {
    name: 'minify-again',
    // When the lists of preloads are there, too.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !minifiedAgain.includes(chunk.name)) continue;
          const { code = '' } = await minify(chunk.code, {
            ...language,
            mangle: false,
            compress: chunk.name === 'main' ? bold : compress,
          });
          const ways = await Promise.all(
            [[], ['e', 't']].map((reserved) => minify(code, { ...language, compress: false, mangle: { reserved } })),
          );
          const [smallest] = ways
            .map((way) => way.code ?? '')
            .sort((a, b) => brotliCompressSync(a).length - brotliCompressSync(b).length);
          if (smallest) chunk.code = smallest;
        }
      },
    },
  };
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild : browserBuild));
