/** The layers of each source root, top first, as patterns of what follows the root in a path. */
export type Layers = Record<string, string[]>;

export interface Room {
  root: string;
  name: string;
  /** The position in the root's list, or null when no layer matches. */
  layer: number | null;
}

export interface Arrow {
  from: string;
  to: string;
}

/** The lists that the import rules use. */
export async function readLayers(root: string): Promise<Layers> {
  const rules: { layersOf: Layers } = await import(`${root}.dependency-cruiser.js`);
  return rules.layersOf;
}

/** Where a file is, or null outside all source roots: the folder or file that its layer names. */
export function roomOf(path: string, layers: Layers): Room | null {
  for (const [root, patterns] of Object.entries(layers)) {
    if (!path.startsWith(`${root}/`)) continue;
    const rest = path.slice(root.length + 1);
    for (const [layer, pattern] of patterns.entries()) {
      const [name] = new RegExp(`^(?:${pattern})`).exec(rest) ?? [];
      if (name !== undefined) return { root, name, layer };
    }
    return { root, name: rest.replace(/\/.*/, '/'), layer: null };
  }
  return null;
}

/** Imports from a lower layer to a higher one, as lines. */
export function findUpward(arrows: readonly Arrow[], layers: Layers): string[] {
  return arrows.flatMap(({ from, to }) => {
    const [source, target] = [roomOf(from, layers), roomOf(to, layers)];
    if (source === null || target === null || source.root !== target.root) return [];
    if (source.layer === null || target.layer === null || source.layer <= target.layer) return [];
    return [`${from} → ${to}`];
  });
}

/** Groups of rooms that reach each other, a line each. */
export function findCircles(arrows: readonly Arrow[], layers: Layers): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const [source, target] = [roomOf(from, layers), roomOf(to, layers)];
    if (source === null || target === null || source.root !== target.root || source.name === target.name) continue;
    const key = `${source.root}/${source.name}`;
    next.set(key, (next.get(key) ?? new Set()).add(`${target.root}/${target.name}`));
  }
  const reached = new Map([...next.keys()].map((room) => [room, reachableFrom(room, next)]));
  const circles = [...next.keys()].flatMap((room) => {
    const others = [...(reached.get(room) ?? [])].filter((other) => reached.get(other)?.has(room));
    return others.length > 0 ? [others.sort().join(' ⇄ ')] : [];
  });
  return [...new Set(circles)];
}

function reachableFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    for (const target of next.get(room) ?? []) {
      if (found.has(target)) continue;
      found.add(target);
      open.push(target);
    }
  }
  return found;
}
