import { glob, readFile } from 'node:fs/promises';

/** One checkable line of the specification. */
export interface Behaviour {
  id: string;
  area: string;
  behaviour: string;
}

const root = new URL('../', import.meta.url).pathname;
const testFiles = '{packages,apps,e2e,conformance,scripts}/**/*.{test,spec}.{ts,tsx}';
/** How the name of a test begins that shows something: ids of lines or of security rows, then words. */
const proof = /['"`]((?:[A-Z]\d+(?:-\d+)? )+)\S/g;
const id = /\bS\d+-\d+\b/g;
const onlyFull = /\btag: .*'@full'/;

export async function readBehaviours(): Promise<Behaviour[]> {
  const text = await readFile(`${root}docs/behaviours.jsonl`, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The files whose tests carry an id in their names, by id. */
export async function findTests(): Promise<Map<string, string[]>> {
  const found = new Map<string, Set<string>>();
  for await (const file of glob(testFiles, { cwd: root, exclude: (name) => name === 'node_modules' })) {
    for (const behaviour of idsIn(await readFile(root + file, 'utf8'))) {
      found.set(behaviour, (found.get(behaviour) ?? new Set()).add(file));
    }
  }
  return new Map([...found].map(([behaviour, files]) => [behaviour, [...files].sort()]));
}

/** The ids that names of tests begin with, without journeys tagged @full. */
export function idsIn(source: string): string[] {
  return [...source.matchAll(proof)]
    .filter(({ index }) => !onlyFull.test(source.slice(index).split('=>', 1)[0] ?? ''))
    .flatMap(([, ids = '']) => ids.match(id) ?? []);
}

/** The page that says which test shows which line. */
export function writeCoverage(behaviours: readonly Behaviour[], tests: ReadonlyMap<string, readonly string[]>): string {
  const areas = [...new Set(behaviours.map(({ area }) => area))].sort();
  const sections = areas.map((area) => {
    const lines = behaviours.filter((line) => line.area === area);
    const rows = lines.map((line) => `| ${line.id} | ${line.behaviour} | ${(tests.get(line.id) ?? []).join('<br>')} |`);
    return [`## ${area}: ${lines.length}`, '', '| id | behaviour | tests |', '| --- | --- | --- |', ...rows, ''];
  });
  const head = [
    '# Which test shows which line of the specification',
    '',
    `All ${behaviours.length} lines, by area. Made from the names of the tests by \`npm run coverage\`; \`npm test\` fails when a line has none.`,
    '',
  ];
  return [...head, ...sections.flat()].join('\n');
}
