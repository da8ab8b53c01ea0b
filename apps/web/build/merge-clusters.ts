/** Modules that are needed by the same parts. */
export interface Cluster {
  units: Set<string>;
  ids: Set<string>;
  bytes: number;
  /** Styles are a file of their own. */
  hasStyles: boolean;
  /** Only like kinds merge. */
  kind: string;
}

interface Options {
  requestBytes: number;
  /** How often a unit is loaded, beside others. */
  weightOf: (unit: string) => number;
  importsOf: (id: string) => readonly string[];
}

interface Pair {
  one: Cluster;
  other: Cluster;
  gain: number;
}

/**
 * Merges, best pair first, while requests saved outweigh bytes loaded for nothing. Never when one reaches the other through a third:
 * files that import each other may run in the wrong order.
 */
export function mergeClusters(all: readonly Cluster[], options: Options): Cluster[] {
  let clusters = all.filter(({ ids }) => ids.size > 0);
  let pairs = clusters.flatMap((one, index) => pairsOf(one, clusters.slice(index + 1), options));
  for (;;) {
    const best = bestOf(pairs, importsBetween(clusters, options.importsOf), options);
    if (!best) return clusters;
    const { one, other, reached } = best;
    const merged = {
      units: union(one.units, other.units),
      ids: union(one.ids, other.ids),
      bytes: one.bytes + other.bytes,
      hasStyles: one.hasStyles || other.hasStyles,
      kind: one.kind,
    };
    const changed = reached.filter(({ units }) => without(merged.units, units).length > 0);
    for (const each of changed) each.units = union(each.units, merged.units);
    const isOld = (each: Cluster) => each === one || each === other || changed.includes(each);
    const same = clusters.filter((each) => !isOld(each));
    const fresh = [merged, ...changed];
    clusters = [...same, ...fresh];
    pairs = [
      ...pairs.filter((pair) => !isOld(pair.one) && !isOld(pair.other)),
      ...fresh.flatMap((each, index) => pairsOf(each, [...same, ...fresh.slice(index + 1)], options)),
    ];
  }
}

function pairsOf(one: Cluster, others: readonly Cluster[], options: Options): Pair[] {
  return others.map((other) => ({ one, other, gain: gainOf(one, other, options) })).filter(({ gain }) => gain > 0);
}

/** Counts what the two import: every unit of either loads that too. */
function bestOf(pairs: Pair[], imports: Imports, options: Options) {
  let best: (Pair & { reached: Cluster[] }) | null = null;
  for (const { one, other, gain } of pairs.sort((a, b) => b.gain - a.gain)) {
    if (gain <= (best?.gain ?? 0)) break;
    if (isCircle(one, other, imports) || isCircle(other, one, imports)) continue;
    const reached = [...reachedFrom([one, other], imports)].filter((each) => each !== one && each !== other);
    const units = union(one.units, other.units);
    const lost = reached.map(
      (each) => weigh(without(units, each.units), options) * (each.bytes + filesOf(each) * options.requestBytes),
    );
    const rest = lost.reduce((sum, bytes) => sum - bytes, gain);
    if (rest > (best?.gain ?? 0)) best = { one, other, gain: rest, reached };
  }
  return best;
}

function gainOf(one: Cluster, other: Cluster, options: Options): number {
  const both = [...one.units].filter((unit) => other.units.has(unit));
  if (both.length === 0 || one.kind !== other.kind) return 0;
  const lost =
    one.bytes * weigh(without(other.units, one.units), options) +
    other.bytes * weigh(without(one.units, other.units), options);
  return weigh(both, options) * Math.min(filesOf(one), filesOf(other)) * options.requestBytes - lost;
}

function weigh(units: readonly string[], { weightOf }: Options): number {
  return units.reduce((sum, unit) => sum + weightOf(unit), 0);
}

function union(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  return new Set([...one, ...other]);
}

function without(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((each) => !other.has(each));
}

function filesOf({ hasStyles }: Cluster): number {
  return hasStyles ? 2 : 1;
}

type Imports = Map<Cluster, Set<Cluster>>;

function importsBetween(clusters: readonly Cluster[], importsOf: Options['importsOf']): Imports {
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
  const thirds = [...(imports.get(from) ?? [])].filter((each) => each !== to);
  return reachedFrom(thirds, imports, from).has(to);
}

function reachedFrom(from: readonly Cluster[], imports: Imports, except?: Cluster): Set<Cluster> {
  const seen = new Set<Cluster>();
  const waiting = [...from];
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    if (each === except || seen.has(each)) continue;
    seen.add(each);
    waiting.push(...(imports.get(each) ?? []));
  }
  return seen;
}
