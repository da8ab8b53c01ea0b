import { draftLimits, listDrafts, saveDrafts } from '@rxweb/contracts/drafts';
import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import type { StaffCall } from '../use-staff-call.ts';
import { type DraftCopy, openDraftCopy, type Unsent } from './draft-copy.ts';

/** What a user typed and has not saved. */
export interface DraftStore {
  read(place: string): string | null;
  /** By what follows the prefix in their places. */
  readAll(prefix: string): [string, string][];
  /** Null: saved, sent or emptied. */
  keep(place: string, text: string | null): void;
}

export interface OpenDraftStore extends DraftStore {
  flush(): Promise<void>;
  /** What is not sent stays in the browser's copy. */
  close(): void;
}

/** For browsers without the copy. */
let left: { userId: string; unsent: Unsent } | null = null;

const pauseMs = 500;
/** The longest delay during steady typing. */
const mostMs = 1_500;
const retryMs = 5_000;
const loadMs = 4_000;
const batchChars = 60_000;

/** Starts empty without an answer. */
export async function openDraftStore(userId: string, call: StaffCall): Promise<OpenDraftStore> {
  const texts = new Map<string, string>();
  const unsent: Unsent = left?.userId === userId ? left.unsent : {};
  left = null;
  const sent = new Map<string, string | null>();
  let copy: DraftCopy | null = null;
  try {
    const signal = AbortSignal.timeout(loadMs);
    const { drafts, copyKey } = await call(listDrafts, {}, { headers: backgroundHeaders, signal });
    copy = await openDraftCopy(userId, copyKey);
    const kept = await copy.take();
    for (const { place, text, updatedAt } of drafts) {
      texts.set(place, text);
      sent.set(place, text);
      if (isOutdated(kept[place], text, updatedAt)) delete kept[place];
    }
    for (const [place, draft] of Object.entries(kept)) unsent[place] ??= draft;
  } catch {
    // No connection, or no role.
  }
  for (const [place, { text }] of Object.entries(unsent)) {
    if (text === null) texts.delete(place);
    else texts.set(place, text);
  }
  const sender = createSender(call, unsent, sent, () => copy?.write(unsent));
  if (Object.keys(unsent).length > 0) sender.soon();
  return {
    flush: sender.flush,
    close: () => {
      sender.stop();
      left = { userId, unsent };
    },
    read: (place) => texts.get(place) ?? null,
    readAll: (prefix) =>
      [...texts].flatMap(([place, text]) => (place.startsWith(prefix) ? [[place.slice(prefix.length), text]] : [])),
    keep(place, text) {
      const words = text === '' ? null : text;
      if ((texts.get(place) ?? null) === words) return;
      if (words === null) texts.delete(place);
      else texts.set(place, words);
      unsent[place] = { text: words, at: Date.now(), before: sent.get(place) ?? null };
      copy?.write(unsent);
      sender.soon();
    },
  };
}

/** Whether another device was later, and not an earlier request of this one. */
function isOutdated(kept: Unsent[string] | undefined, text: string, updatedAt: string): boolean {
  return kept !== undefined && kept.before !== text && kept.at < Date.parse(updatedAt);
}

/** Sends after a pause, and again until the server has it. */
function createSender(call: StaffCall, unsent: Unsent, sent: Map<string, string | null>, onSent: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  let running: Promise<void> | null = null;
  let isStopped = false;

  function soon(ms: number = pauseMs): void {
    if (isStopped) return;
    waitingSince ??= Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(ms, waitingSince + Math.max(ms, mostMs) - Date.now())));
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    waitingSince = null;
    while (running) await running;
    running = send().finally(() => {
      running = null;
    });
    await running;
  }

  async function send(): Promise<void> {
    for (;;) {
      const batch = nextBatch(unsent);
      if (batch.length === 0) return;
      const drafts = batch.map(([place, { text }]) => ({ place, text }));
      for (const { place, text } of drafts) sent.set(place, text);
      try {
        await call(
          saveDrafts,
          { body: { drafts } },
          { headers: backgroundHeaders, signal: AbortSignal.timeout(loadMs) },
        );
      } catch {
        return soon(retryMs);
      }
      for (const [place, draft] of batch) if (unsent[place] === draft) delete unsent[place];
      onSent();
    }
  }
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { soon, flush, stop };
}

function nextBatch(unsent: Unsent): [string, Unsent[string]][] {
  const batch: [string, Unsent[string]][] = [];
  let chars = 0;
  for (const [place, draft] of Object.entries(unsent)) {
    const size = draft.text?.length ?? 0;
    if (size > draftLimits.maxTextChars) continue;
    chars += size;
    if (batch.length > 0 && (chars > batchChars || batch.length >= draftLimits.maxPerRequest)) break;
    batch.push([place, draft]);
  }
  return batch;
}
