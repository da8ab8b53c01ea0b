import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from '../../kernel/log/describe-error.ts';
import type { SmsDeps } from './deps.ts';
import { catchUp } from './inbound/catch-up.ts';
import { downloadPictures } from './inbound/download-pictures.ts';
import { dispatchDue } from './outbound/dispatch.ts';
import { deleteUnusedPictures } from './outbound/media.ts';
import { reconcileUnconfirmed } from './outbound/reconcile.ts';

const second = 1_000;
const minute = 60 * second;
const stopMs = 3 * second;

interface SmsWorkDeps extends SmsDeps {
  /** Whether this server does what one does for all. */
  isLeader(): Promise<boolean>;
}

/**
 * What texting does by itself, at once and then again and again, while a carrier is connected. Each kind runs once at a time here. Of several
 * servers each hands over, looks up and reads what no other has taken; reading the carrier's list and tidying up are the leader's. The function
 * that is returned ends it, and waits a moment for what is under way: what is broken off is done again.
 */
export function startSmsWork({ isLeader, ...deps }: SmsWorkDeps): () => Promise<void> {
  if (!deps.carrier) return async () => undefined;
  const asLeader = (work: (deps: SmsDeps) => Promise<void>) => async () => {
    if (await isLeader()) await work(deps);
  };
  const stops = [
    repeat(deps, 5 * second, 'handing over texts', dispatchDue),
    repeat(deps, 5 * second, 'looking up texts', reconcileUnconfirmed),
    repeat(deps, 15 * second, 'reading pictures', downloadPictures),
    repeat(deps, 5 * minute, 'catching up with texts', asLeader(catchUp)),
    repeat(deps, 60 * minute, 'removing pictures', asLeader(deleteUnusedPictures)),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(deps: SmsDeps, everyMs: number, what: string, work: (deps: SmsDeps) => Promise<void>) {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work(deps)
      .catch((error: unknown) => deps.log.warn({ failure: describeError(error) }, `${what} failed`))
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    await Promise.race([running, wait(stopMs, undefined, { ref: false })]);
  };
}
