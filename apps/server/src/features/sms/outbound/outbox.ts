import { describeError } from '../../../kernel/log/describe-error.ts';
import type { SmsDeps } from '../deps.ts';
import { claimText, putBack } from './claim-text.ts';
import { handOver } from './dispatch.ts';

const atOnce = 4;
const mostPerRun = 40;
/** How long a text waits that the carrier did not take, unless it says more. */
const retryAfterMs = 15_000;

/**
 * Hands over the texts whose time has come, a bounded number of them: replies of the program, what was held for the end of the quiet hours, and
 * what a stopped server left. Call it without waiting after such a text was committed. Never throws.
 */
export async function handOverDue(deps: SmsDeps): Promise<void> {
  if (!deps.carrier) return;
  let left = mostPerRun;
  const work = async () => {
    while (left-- > 0 && (await handOverNext(deps)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** False when there is nothing more to do for now. */
async function handOverNext(deps: SmsDeps): Promise<boolean> {
  try {
    const now = deps.now();
    const claim = await claimText(
      deps,
      (tx) => tx`(not_before is null or not_before <= ${now}) and (next_try_at is null or next_try_at <= now())`,
    );
    if (claim === null) return false;
    if (claim.kind === 'stopped') return true;
    const result = await handOver(deps, claim.text);
    if (result.kind !== 'not_taken') return true;
    await putBack(deps.sql, claim.text.id, Math.max(retryAfterMs, result.retryAfterMs ?? 0));
    return false;
  } catch (error) {
    deps.log.warn({ failure: describeError(error) }, 'a text could not be handed over');
    return false;
  }
}
