import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export interface Facade {
  file: string;
  target: string;
  /** Name in the source → in the target. */
  names: ReadonlyMap<string, string>;
}

/** Leads imports past files that only re-export a part of a group (https://github.com/rolldown/rolldown/issues/9729). */
export function dropFacades(): Plugin {
  return {
    name: 'drop-facades',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const facades = chunks.flatMap((chunk) => facadeOf(chunk) ?? []);
      for (const chunk of chunks) {
        const isFirst = chunk.name === 'main' && chunk.code !== '';
        const { code, wholes } = leadPast(chunk.code, facades, isFirst);
        chunk.code = code;
        for (const facade of wholes) {
          const target = chunks.find(({ fileName }) => basename(fileName) === facade.target);
          // Its name changes with the first script's, so no browser keeps one without these names.
          if (!target?.imports.includes(chunk.fileName))
            throw new Error(`${facade.target} may be kept without its names.`);
          target.code = nameExports(target.code, facade);
        }
      }
      for (const { file } of facades) delete bundle[`assets/${file}`];
    },
  };
}

function facadeOf(chunk: Rolldown.OutputChunk): Facade | null {
  const [, exported, target] = /^export\{([^}]+)\}from"\.\/([^"]+)";\s*$/.exec(chunk.code) ?? [];
  if (!chunk.isDynamicEntry || !exported || !target) return null;
  return { file: basename(chunk.fileName), target, names: new Map(pairsOf(exported).map(([from, to]) => [to, from])) };
}

/** `wholes` must export by the source's names: the visitor's script stays small. */
export function leadPast(code: string, facades: readonly Facade[], isFirst: boolean) {
  const byFile = new Map(facades.map((facade) => [facade.file, facade]));
  const wholes = new Set<Facade>();
  const led = code.replace(
    /(?:\{([\w$:,]+)\}=await )?import\(([`"'])\.\/([^`"']+)\2\)/g,
    (whole: string, taken: string | undefined, quote: string, file: string) => {
      const facade = byFile.get(file);
      if (!facade) return whole;
      const { names, target } = facade;
      const call = `import(${quote}./${target}${quote})`;
      if (taken) return `{${pairsOf(taken, ':').map(([name, as]) => `${names.get(name)}:${as}`)}}=await ${call}`;
      if (!isFirst) return `${call}.then(e=>({${[...names].map(([name, inside]) => `${name}:e.${inside}`)}}))`;
      wholes.add(facade);
      return call;
    },
  );
  return { code: led, wholes: [...wholes] };
}

export function nameExports(code: string, { names }: Facade): string {
  const [, exported = ''] = /export\{([^}]+)\};?\s*$/.exec(code) ?? [];
  const locals = new Map(pairsOf(exported).map(([local, name]) => [name, local]));
  return `${code}export{${[...names].map(([name, inside]) => `${locals.get(inside)} as ${name}`)}};`;
}

/** `a as b,c` → [a, b], [c, c] */
function pairsOf(text: string, between = ' as '): [string, string][] {
  return text.split(',').map((each) => {
    const [from = '', to = from] = each.split(between);
    return [from, to];
  });
}
