import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from './config-error.ts';

const lookEveryMs = 2_000;

/** A file-based setting; `refresh` returns whether anything changed. */
export interface WatchedFile {
  what: string;
  refresh(): Promise<boolean>;
}

/** Invalid files change nothing and are logged once per change. */
export function watchFiles(log: FastifyBaseLogger, parts: readonly WatchedFile[], everyMs = lookEveryMs): () => void {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const look = async () => {
    for (const part of parts) await refresh(log, part);
    if (!isStopped) timer = setTimeout(look, everyMs).unref();
  };
  timer = setTimeout(look, everyMs).unref();
  return () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
  };
}

async function refresh(log: FastifyBaseLogger, { what, refresh }: WatchedFile): Promise<void> {
  try {
    if (await refresh()) log.info(`${what}: changes applied`);
  } catch (error) {
    const fault = error instanceof ConfigError ? error.message : 'it can’t be read';
    log.warn({ fault }, `${what}: kept as it was, because a file has errors`);
  }
}
