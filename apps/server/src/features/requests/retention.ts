import type { EraseDeps } from '../../kernel/files/erase-files.ts';
import { eraseRequest } from './erase.ts';

const batchSize = 20;
/** The rest waits for the next hour. */
const maxBatches = 500;

/** Deletes requests so many days after they were closed. Open ones stay. */
export async function eraseOldRequests(deps: EraseDeps & { keptDays: number }, signal: AbortSignal): Promise<void> {
  for (let batch = 0; batch < maxBatches && !signal.aborted; batch += 1) {
    const old = await deps.sql<{ id: string }[]>`
      select id from app.requests where state = 'closed' and closed_at < now() - ${deps.keptDays} * interval '1 day'
      order by closed_at limit ${batchSize}`;
    for (const { id } of old) await eraseRequest(deps, id);
    if (old.length < batchSize) return;
  }
}
