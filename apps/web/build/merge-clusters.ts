/** Modules that are needed by the same pages. */
export interface Cluster {
  units: Set<string>;
  ids: Set<string>;
  bytes: number;
}

interface Options {
  requestBytes: number;
  importsOf: (id: string) => readonly string[];
}

/**
 * Merges, best pair first, while the requests saved outweigh bytes loaded for nothing. Never when one
 * reaches the other through a third: files that import each other may run in the wrong order.
 */
export function mergeClusters(all: readonly Cluster[], { requestBytes, importsOf }: Options): Cluster[] {
  let clusters = all.filter(({ ids }) => ids.size > 0);
  for (;;) {
    const pairs = clusters.flatMap((one, index) =>
      clusters.slice(index + 1).map((other) => ({ one, other, gain: gainOf(one, other, requestBytes) })),
    );
    const wanted = pairs.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
    const imports = importsBetween(clusters, importsOf);
    const best = wanted.find(({ one, other }) => !isCircle(one, other, imports) && !isCircle(other, one, imports));
    if (!best) return clusters;
    const { one, other } = best;
    const merged = {
      units: new Set([...one.units, ...other.units]),
      ids: new Set([...one.ids, ...other.ids]),
      bytes: one.bytes + other.bytes,
    };
    clusters = [...clusters.filter((each) => each !== one && each !== other), merged];
  }
}

function gainOf(one: Cluster, other: Cluster, requestBytes: number): number {
  const both = [...one.units].filter((unit) => other.units.has(unit)).length;
  const lost = one.bytes * (other.units.size - both) + other.bytes * (one.units.size - both);
  return both * requestBytes - lost;
}

type Imports = Map<Cluster, Set<Cluster>>;

function importsBetween(clusters: readonly Cluster[], importsOf: (id: string) => readonly string[]): Imports {
  const byId = new Map(clusters.flatMap((cluster) => [...cluster.ids].map((id) => [id, cluster] as const)));
  const imports: Imports = new Map();
  for (const cluster of clusters) {
    const found = new Set<Cluster>();
    for (const id of cluster.ids)
      for (const imported of importsOf(id)) {
        const target = byId.get(imported);
        if (target && target !== cluster) found.add(target);
      }
    imports.set(cluster, found);
  }
  return imports;
}

/** Whether one reaches the other through a third. */
function isCircle(from: Cluster, to: Cluster, imports: Imports): boolean {
  const seen = new Set<Cluster>([from]);
  const waiting = [...(imports.get(from) ?? [])].filter((each) => each !== to);
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    if (each === to) return true;
    if (seen.has(each)) continue;
    seen.add(each);
    waiting.push(...(imports.get(each) ?? []));
  }
  return false;
}
