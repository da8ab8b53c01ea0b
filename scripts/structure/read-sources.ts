import { glob, readFile } from 'node:fs/promises';
import { parseSource, type Source } from './parse-source.ts';

const programFiles = '{packages,apps,scripts}/**/*.{ts,tsx,js}';
const otherFiles = '{bench,conformance,e2e,reliability}/**/*.{ts,tsx,js}';

export interface Sources {
  /** The product and its scripts, without tests. */
  program: Source[];
  /** Tests' helpers and the workspaces that only measure: their imports count, their size does not. */
  others: Source[];
  /** Paths of the tests. */
  tests: Set<string>;
}

export async function readSources(root: string): Promise<Sources> {
  const sources: Sources = { program: [], others: [], tests: new Set() };
  for (const path of await listFiles(root)) {
    if (isTest(path)) {
      sources.tests.add(path);
      continue;
    }
    const source = parseSource(path, await readFile(root + path, 'utf8'));
    (isProgram(path) ? sources.program : sources.others).push(source);
  }
  return sources;
}

async function listFiles(root: string): Promise<string[]> {
  const paths: string[] = [];
  const exclude = (path: string) => /(^|\/)(node_modules|dist(\.new)?)$/.test(path);
  for await (const path of glob([programFiles, otherFiles], { cwd: root, exclude })) {
    if (!path.endsWith('.d.ts')) paths.push(path);
  }
  return paths.sort();
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

export function isTestHelper(path: string): boolean {
  return path.includes('/testing/');
}

function isProgram(path: string): boolean {
  return /^(packages|apps|scripts)\//.test(path) && !isTestHelper(path);
}
