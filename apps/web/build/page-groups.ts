import type { Plugin } from 'vite';
import { type Cluster, mergeClusters } from './merge-clusters.ts';

/** What a request costs, in bytes of source: the many small files that pages share are put together until a byte too much outweighs it. */
const requestBytes = 1_600;

/** Pages and parts that load by themselves. The parts of one overview count as one. */
const units: readonly [RegExp, string?][] = [
  [/\/features\/.+-page\.tsx$/],
  [/\/features\/(today|health)\/|\/today-cards\.tsx?$/, 'overview'],
  [/(-watch|-watcher|-bar|ticker|lock-screen|dialog-frame|sign-in-steps|backend-client)\.tsx?$/, 'frame'],
  [/\/features\/chat\/|\/app\/widget\//, 'visitor'],
];
/** Loaded at every page before the staff's, or kept for visitors without a connection. */
const earlier =
  /\/(src\/main\.tsx|app\/storefront\.ts|backend\/backend-auth\.ts|chat\/conversation\.tsx|uploads\/uploads-parts\.ts|camera-dialog\.tsx|widget\/widget\.tsx)$/;
/** Every staff page loads all of these reach. */
const staff = /\/(app\/staff-(frame|routes)\.tsx|session\/auth-session\.ts)$/;

interface Graph {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

export interface PageGroups {
  plugin: Plugin;
  /** The group of a module, or null: it stays where the bundler puts it. */
  nameOf: (id: string) => string | null;
}

/** Groups what staff pages load by which of them need it, so that each page loads few files and little that it does not need. */
export function pageGroups(): PageGroups {
  let names = new Map<string, string>();
  return {
    plugin: {
      name: 'page-groups',
      buildEnd() {
        names = groupModules(this);
      },
    },
    nameOf: (id) => names.get(id) ?? null,
  };
}

/** Module → name of its group. */
export function groupModules(graph: Graph): Map<string, string> {
  const ids = [...graph.getModuleIds()].sort();
  const entries = [...new Set(ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))].sort();
  const visitors = reachedFrom(
    graph,
    entries.filter((entry) => unitOf(entry) === 'visitor'),
  );
  const everywhere = reachedFrom(
    graph,
    ids.filter((id) => staff.test(id)),
  );
  const loaded = reachedFrom(
    graph,
    ids.filter((id) => earlier.test(id)),
  );
  const isLeftOut = (id: string) => loaded.has(id) || everywhere.has(id) || visitors.has(id);
  const clusters = clustersOf(graph, entries, isLeftOut);
  const merged = mergeClusters(clusters, {
    requestBytes,
    importsOf: (id) => graph.getModuleInfo(id)?.importedIds ?? [],
  });
  // What visitors share with staff is a file of its own: they load no page of staff for it.
  const names = new Map([...everywhere].map((id) => [id, visitors.has(id) ? 'common' : 'staff']));
  const taken = new Set<string>();
  for (const cluster of merged) {
    const word = nameOf(cluster);
    // One name is one file.
    const name = taken.has(word) ? `${word}-${taken.size}` : word;
    taken.add(name);
    for (const id of cluster.ids) names.set(id, name);
  }
  return names;
}

/** Modules by which units need them. */
function clustersOf(graph: Graph, entries: readonly string[], isLeftOut: (id: string) => boolean): Cluster[] {
  const needs = new Map<string, Set<string>>();
  for (const entry of entries) {
    const unit = unitOf(entry);
    if (unit === null) continue;
    for (const id of reachedFrom(graph, [entry]))
      if (!isLeftOut(id)) needs.set(id, (needs.get(id) ?? new Set()).add(unit));
  }
  const clusters = new Map<string, Cluster>();
  for (const [id, by] of needs) {
    const key = [...by].sort().join(' ');
    // The parts of the frame come one by one.
    if (key === 'frame') continue;
    const found = clusters.get(key) ?? { units: by, ids: new Set<string>(), bytes: 0 };
    found.ids.add(id);
    found.bytes += graph.getModuleInfo(id)?.code?.length ?? 0;
    clusters.set(key, found);
  }
  return [...clusters.values()];
}

function unitOf(entry: string): string | null {
  const found = units.find(([pattern]) => pattern.test(entry));
  return found ? (found[1] ?? entry) : null;
}

function reachedFrom(graph: Graph, from: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** After its page, or its first module by name. */
function nameOf({ units: by, ids }: Cluster): string {
  const [first = 'page'] = by.size === 1 ? by : [...ids].sort();
  const word = /([\w-]+)(\.\w+)*$/.exec(first)?.[1] ?? 'page';
  return by.size === 1 ? word : `${word}-etc`;
}
