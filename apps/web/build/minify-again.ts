import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * A second pass over the script that every visitor loads: what the bundler's own minifier leaves is worth half a kilobyte of React. What repeats
 * packs better than what is short, so names and statements that look alike are left alike.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== 'main') continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 2, collapse_vars: false, sequences: false },
        });
        if (code) chunk.code = code;
      }
    },
  };
}
