import { setTimeout as wait } from 'node:timers/promises';
import { carrierStateWords } from '@rxweb/domain/sms/sms';
import type { SmsDeps } from '../deps.ts';
import { waitedFor } from './claim-text.ts';
import { type Ending, refusalWords } from './dispatch.ts';

interface State {
  handOver: 'waiting' | 'unknown' | 'taken' | 'refused';
  errorCode: number | null;
  carrierState: string | null;
  isHeld: boolean;
  /** The carrier is still being waited for. */
  isUnderWay: boolean;
}

const patienceMs = 25_000;

/** What became of a text that another request or server hands over, as its row tells it; waits while that is under way. */
export async function awaitEnding(deps: SmsDeps, id: string): Promise<Ending> {
  const until = performance.now() + patienceMs;
  let state = await readState(deps, id);
  while (state && isOpen(state) && performance.now() < until) {
    await wait(100);
    state = await readState(deps, id);
  }
  return state ? endingOf(state) : { kind: 'failed', code: 'sms_unknown' };
}

/** A text that is put back and taken again is waited for as well. */
const isOpen = ({ handOver, isHeld, isUnderWay }: State) =>
  handOver === 'waiting' ? !isHeld : handOver === 'unknown' && isUnderWay;

function endingOf({ handOver, isHeld, errorCode, carrierState }: State): Ending {
  if (handOver === 'taken' || isHeld) return { kind: 'sent' };
  if (handOver !== 'refused') return { kind: 'failed', code: 'sms_unknown' };
  if (errorCode !== null) return { kind: 'refused', words: refusalWords({ code: errorCode, words: '' }) };
  if (carrierState !== null) return { kind: 'refused', words: carrierStateWords(carrierState) };
  return { kind: 'failed', code: 'sms_unreachable' };
}

/** Whoever stopped waiting for the carrier has set another time to look. */
async function readState({ sql, now }: SmsDeps, id: string): Promise<State | undefined> {
  const [state] = await sql<State[]>`
    select hand_over as "handOver", error_code as "errorCode", carrier_state as "carrierState",
      hand_over = 'waiting' and coalesce(not_before > ${now()}, false) as "isHeld",
      next_try_at = handed_at + ${waitedFor}::interval and next_try_at > now() as "isUnderWay"
    from public.messages where id = ${id}`;
  return state;
}
