interface Drafts {
  flush(): Promise<unknown>;
  close(): void;
}

/** Apart from the store, which pages without drafts never load. */
let drafts: Drafts | null = null;

/** The longest that signing out or locking waits. */
const patienceMs = 1_500;

export function followDrafts(opened: Drafts): void {
  drafts = opened;
}

/** Sends what the server doesn't have yet. Never throws. */
export async function flushDrafts(): Promise<void> {
  await Promise.race([drafts?.flush(), new Promise((resolve) => setTimeout(resolve, patienceMs))]).catch(
    () => undefined,
  );
}

/** Their author is signed out. */
export function closeDrafts(): void {
  drafts?.close();
}
