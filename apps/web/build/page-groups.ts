import type { Plugin } from 'vite';
import { type Cluster, mergeClusters } from './merge-clusters.ts';

/** What a request is worth, in bytes of source. */
const requestBytes = 12_000;

/** Parts that load together are one unit; others are one each. */
const units: readonly [RegExp, string][] = [
  [/\/features\/(today|health)\/|\/today-cards\.tsx?$/, 'overview'],
  [/\/(dialog-frame|lock-screen|login-dialog|sign-in-steps|auth-message)\.tsx?$/, 'sign-in'],
  [/(-watch|-watcher|-bar)\.tsx?$/, 'watchers'],
  [/\/sms\/(thread\/thread-pane|person\/person-aside)\.tsx$/, 'thread'],
];
/** How often units are loaded; what a tap loads counts little. */
const weights: readonly [RegExp, number][] = [
  [/^(overview|sign-in|watchers)$/, 5],
  [/\/(sms|conversations)-page\.tsx$/, 2],
  [/-page\.tsx$|^thread$/, 1],
];
/** Spanish is a file of its own. */
const texts = /\/texts\/(.+-)?es\.ts$/;
const visitor = /\/features\/chat\/|\/app\/widget\//;
/** Loaded at every page before the staff's, or kept for visitors without a connection. */
const earlier =
  /\/(src\/main\.tsx|app\/storefront\.ts|backend\/backend-auth\.ts|chat\/conversation\.tsx|uploads\/uploads-parts\.ts|camera-dialog\.tsx|widget\/widget\.tsx)$/;
/** Every staff page loads all of these reach. */
const staff = /\/(app\/staff-(frame|routes)\.tsx|shell\/ticker\.tsx)$/;

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

/** Groups modules by who needs them: few files for each page, and little it does not need. */
export function pageGroups(): PageGroups {
  let names = new Map<string, string>();
  return {
    plugin: {
      name: 'page-groups',
      buildEnd() {
        names = groupModules(readOnce(this));
      },
    },
    nameOf: (id) => names.get(id) ?? null,
  };
}

/** The bundler reads a module's info again at each call. */
function readOnce(graph: Graph): Graph {
  const known = new Map<string, ReturnType<Graph['getModuleInfo']>>();
  return {
    getModuleIds: () => graph.getModuleIds(),
    getModuleInfo(id) {
      const info = known.get(id) ?? graph.getModuleInfo(id);
      known.set(id, info);
      return info;
    },
  };
}

/** Module → name of its group. */
export function groupModules(graph: Graph): Map<string, string> {
  const ids = [...graph.getModuleIds()].sort();
  const entries = [...new Set(ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))]
    .filter((id) => !texts.test(id))
    .sort();
  const reached = (pattern: RegExp, from: readonly string[] = ids) =>
    reachedFrom(
      graph,
      from.filter((id) => pattern.test(id)),
    );
  const visitors = reached(visitor, entries);
  const everywhere = reached(staff);
  const loaded = reached(earlier);
  const needs = needsOf(graph, entries);
  // What nearly every page needs joins it.
  const pages = new Set([...needs.values()].flatMap((by) => [...by]));
  for (const id of everywhere) if (!visitors.has(id)) needs.set(id, pages);
  const names = new Map([...everywhere].filter((id) => visitors.has(id)).map((id) => [id, 'common']));
  const grouped = [...needs].filter(([id]) => !loaded.has(id) && !names.has(id));
  // Visitors load no page of staff for what they share with it.
  const clusters = clustersOf(graph, grouped, (id) => (visitors.has(id) ? 'visitors' : 'staff'));
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const taken = new Set<string>();
  for (const cluster of mergeClusters(clusters, { requestBytes, weightOf, importsOf })) {
    const word = [...cluster.ids].some((id) => staff.test(id)) ? 'staff' : nameOf(cluster);
    // One name is one file.
    const name = taken.has(word) ? `${word}-${taken.size}` : word;
    taken.add(name);
    for (const id of cluster.ids) names.set(id, name);
  }
  return names;
}

/** Module → the units that need it. */
function needsOf(graph: Graph, entries: readonly string[]): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const id of reachedFrom(graph, [entry])) needs.set(id, (needs.get(id) ?? new Set()).add(unitOf(entry)));
  return needs;
}

function clustersOf(
  graph: Graph,
  needs: readonly (readonly [string, Set<string>])[],
  kindOf: (id: string) => string,
): Cluster[] {
  const clusters = new Map<string, Cluster>();
  for (const [id, by] of needs) {
    const kind = kindOf(id);
    const key = [kind, ...[...by].sort()].join(' ');
    const found = clusters.get(key) ?? { units: by, ids: new Set(), bytes: 0, hasStyles: false, kind };
    found.ids.add(id);
    found.bytes += graph.getModuleInfo(id)?.code?.length ?? 0;
    found.hasStyles ||= id.endsWith('.css');
    clusters.set(key, found);
  }
  return [...clusters.values()];
}

function weightOf(unit: string): number {
  return weights.find(([pattern]) => pattern.test(unit))?.[1] ?? 0.02;
}

function unitOf(entry: string): string {
  return units.find(([pattern]) => pattern.test(entry))?.[1] ?? entry;
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
