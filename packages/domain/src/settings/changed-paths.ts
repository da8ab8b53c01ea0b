/** What differs between two JSON documents, as dotted paths. Lists count as one value; objects are compared to this depth. */
export function changedPaths(before: unknown, after: unknown, depth = 3): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (depth === 0 || !isRecord(before) || !isRecord(after)) return [''];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) =>
    changedPaths(before[key], after[key], depth - 1).map((path) => (path === '' ? key : `${key}.${path}`)),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
