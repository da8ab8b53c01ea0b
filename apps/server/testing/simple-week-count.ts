import type { RequestKind } from '@rxweb/contracts/requests/kinds';

/** A made-up request, in minutes from any moment. */
export interface MadeRequest {
  kind: RequestKind;
  at: number;
  due: number | null;
  end: { how: 'done' | 'declined' | 'canceled'; after: number } | 'open' | 'needs_you';
  events: { after: number; isStaff: boolean; what: string; step: string | null; need: string | null }[];
}

const answers = new Set(['step', 'needs_you', 'text', 'called', 'moved', 'closed']);
const readySteps = new Set(['ready', 'confirmed', 'on_the_way']);

/** The report's figures about requests again, one request at a time. */
export function countSimply(requests: readonly MadeRequest[], now: number) {
  const outcomes: Record<string, Record<'received' | 'done' | 'declined' | 'canceled' | 'open', number>> = {};
  const took = { answers: [] as number[], ready: [] as number[] };
  const promise = { answers: { kept: 0, late: 0 }, ready: { kept: 0, late: 0 } };
  const solved = { requests: 0, requestsWithoutCall: 0 };
  for (const { kind, at, due, end, events } of requests) {
    const outcome = typeof end === 'object' ? end.how : 'open';
    const counts = outcomes[kind] ?? { received: 0, done: 0, declined: 0, canceled: 0, open: 0 };
    outcomes[kind] = counts;
    counts.received += 1;
    counts[outcome] += 1;
    const ended = typeof end === 'object' ? at + end.after : null;
    const first = (times: number[]) => (times.length > 0 ? Math.min(...times) : null);
    const answered = first(events.filter((e) => e.isStaff && answers.has(e.what)).map((e) => at + e.after));
    const isReady = (e: MadeRequest['events'][number]) =>
      (e.step !== null && readySteps.has(e.step)) || (e.what === 'closed' && outcome === 'done');
    const ready = first(events.filter(isReady).map((e) => at + e.after));
    const note = (name: 'answers' | 'ready', happened: number | null, canBeLate: boolean) => {
      if (happened !== null) took[name].push(happened - at);
      if (due === null) return;
      if (happened !== null && happened <= due) promise[name].kept += 1;
      else if (canBeLate && (happened ?? ended ?? now) > due) promise[name].late += 1;
    };
    note('answers', answered, true);
    note('ready', ready, ready !== null || (end !== 'needs_you' && outcome !== 'declined'));
    if (outcome !== 'done') continue;
    solved.requests += 1;
    if (!events.some((e) => e.what === 'called' || e.step === 'called' || e.need === 'call_us'))
      solved.requestsWithoutCall += 1;
  }
  return {
    outcomes,
    solved,
    answers: { ...promise.answers, medianMinutes: medianOf(took.answers) },
    ready: { ...promise.ready, medianMinutes: medianOf(took.ready) },
  };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) return null;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
