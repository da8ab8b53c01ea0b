import type { Sql } from '@rxweb/platform/sql/sql';

export type ContentKind = 'settings' | 'knowledge';

const lookEveryMs = 1_000;

/**
 * Follows what other servers and the operator's commands save. Polls one row a second: LISTEN doesn't pass poolers, and a lost notification
 * would need the same query.
 */
export function watchContent(
  sql: Sql,
  follow: Readonly<Partial<Record<ContentKind, (version: number) => Promise<unknown>>>>,
  everyMs = lookEveryMs,
): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const look = async () => {
    await followAll(sql, follow).catch(() => undefined);
    if (!isStopped) timer = setTimeout(look, everyMs).unref();
  };
  timer = setTimeout(look, everyMs).unref();
  return () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
  };
}

async function followAll(sql: Sql, follow: Parameters<typeof watchContent>[1]): Promise<void> {
  const rows = await sql<{ kind: ContentKind; version: string }[]>`select kind, version from app.content_state`;
  for (const { kind, version } of rows) await follow[kind]?.(Number(version));
}
