import type { Sql } from '@rxweb/platform/sql/sql';
import { touchVisitors } from './state.repository.ts';

/** Woken when a conversation may have changed. */
export type Wake = () => void;

/**
 * Wakes the open streams of a conversation: at once for changes of this server, within half a second for those of another. It holds no
 * state of a conversation, only who listens.
 */
export interface LiveHub {
  /** Returns how to stop. */
  listen(conversation: string, wake: Wake): () => void;
  /** After a commit. */
  changed(conversation: string): void;
  close(): void;
}

interface Listened {
  wakes: Set<Wake>;
  version: string | null;
}

const lookEveryMs = 500;
const touchEveryMs = 10_000;

/**
 * Looks up the versions of the listened conversations. LISTEN doesn't pass poolers, and a lost notification would need the same query
 * (docs/decisions/0052). A failed look waits for the next one.
 */
export function createLiveHub(sql: Sql, onFailure: (error: unknown) => void, everyMs = lookEveryMs): LiveHub {
  const listened = new Map<string, Listened>();
  let timer: NodeJS.Timeout | null = null;
  let touchedAt = 0;
  let isClosed = false;

  const look = async () => {
    const ids = [...listened.keys()];
    const rows = await sql<{ id: string; version: string }[]>`
      select conversation_id as id, version from public.live_changes where conversation_id = any (${ids}::uuid[])`;
    for (const { id, version } of rows) {
      const known = listened.get(id);
      if (!known || known.version === version) continue;
      // Also the first time: it may have changed since the stream read it.
      known.version = version;
      wakeAll(known);
    }
    if (performance.now() - touchedAt < touchEveryMs) return;
    touchedAt = performance.now();
    await touchVisitors(sql, ids);
  };
  const schedule = () => {
    timer ??= setTimeout(() => {
      look()
        .catch((error) => isClosed || onFailure(error))
        .finally(() => {
          timer = null;
          if (listened.size > 0) schedule();
        });
    }, everyMs).unref();
  };

  return {
    listen(conversation, wake) {
      const known = listened.get(conversation) ?? { wakes: new Set(), version: null };
      listened.set(conversation, known);
      known.wakes.add(wake);
      schedule();
      return () => {
        known.wakes.delete(wake);
        if (known.wakes.size === 0 && listened.get(conversation) === known) listened.delete(conversation);
      };
    },
    changed(conversation) {
      const known = listened.get(conversation);
      if (known) wakeAll(known);
    },
    close() {
      isClosed = true;
      listened.clear();
      if (timer) clearTimeout(timer);
    },
  };
}

function wakeAll({ wakes }: Listened): void {
  for (const wake of wakes) wake();
}
