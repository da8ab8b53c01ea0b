/** Short texts kept in this browser. Never throws: where the browser refuses, they are kept for as long as the page is open. */
export interface KeptValues {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Kept until removed. */
export const keptForGood: KeptValues = keptIn(() => localStorage);
/** Kept for this tab, over a reload. */
export const keptForTab: KeptValues = keptIn(() => sessionStorage);

/** `area` is asked at each use, since reading `localStorage` itself may be what the browser refuses. */
export function keptIn(area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptValues {
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
