/** Never throws: if storage is blocked, values last as long as the page. */
export interface StoredValues {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Kept until removed. */
export const localValues: StoredValues = keptIn(() => localStorage);
/** Kept for this tab, across reloads. */
export const tabValues: StoredValues = keptIn(() => sessionStorage);

/** `area` is a function because even reading `localStorage` may throw. */
export function keptIn(area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): StoredValues {
  const refused = new Map<string, string>();
  return {
    get: (key) => refused.get(key) ?? tryOr(null, () => area().getItem(key)),
    set: (key, value) => {
      refused.delete(key);
      const isKept = tryOr(false, () => {
        area().setItem(key, value);
        return true;
      });
      if (!isKept) refused.set(key, value);
    },
    remove: (key) => {
      refused.delete(key);
      tryOr(undefined, () => area().removeItem(key));
    },
  };
}

function tryOr<T>(fallback: T, attempt: () => T): T {
  try {
    return attempt();
  } catch {
    return fallback;
  }
}
