import { draftLimits } from '@rxweb/contracts/drafts';
import { localValues } from '../../storage/browser-storage.ts';

/** What the server doesn't have yet, by place; null was saved, sent or emptied. */
export type Unsent = Record<string, UnsentDraft>;

interface UnsentDraft {
  text: string | null;
  /** On the browser's clock. */
  at: number;
  /** What the server has or is sent. */
  before?: string | null;
}

export interface DraftCopy {
  /** Replaces what this tab kept. */
  write(unsent: Unsent): void;
  /** Moves out what this account's tabs left behind. */
  take(): Promise<Unsent>;
}

const prefix = 'rx-drafts-';
const lifeMs = draftLimits.lifeDays * 24 * 60 * 60_000;

/** Encrypted with a key that only the server keeps (docs/decisions/0046). Does nothing without encryption, as on plain HTTP. */
export async function openDraftCopy(userId: string, copyKey: string): Promise<DraftCopy> {
  dropOld();
  if (!('subtle' in crypto)) return { write: () => undefined, take: async () => ({}) };
  const raw = Uint8Array.from(atob(copyKey), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const own = `${prefix}${userId}-`;
  const name = own + crypto.randomUUID();
  let newest = 0;
  let written = 0;
  return {
    write(unsent) {
      newest += 1;
      const mine = newest;
      if (Object.keys(unsent).length === 0) {
        written = mine;
        return localValues.remove(name);
      }
      void encrypt(key, unsent).then((data) => {
        // Fast typing would delay the newest.
        if (mine < written) return;
        written = mine;
        localValues.set(name, JSON.stringify({ at: Date.now(), data }));
      });
    },
    async take() {
      const found: Unsent = {};
      for (const left of copyNames().filter((each) => each.startsWith(own) && each !== name)) {
        const kept = await decrypt(key, localValues.get(left)).catch(() => ({}));
        for (const [place, draft] of Object.entries(kept)) if ((found[place]?.at ?? 0) < draft.at) found[place] = draft;
        localValues.remove(left);
      }
      return found;
    },
  };
}

async function encrypt(key: CryptoKey, unsent: Unsent): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(unsent));
  const data = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text));
  return toBase64(iv) + toBase64(data);
}

const ivChars = 16;

async function decrypt(key: CryptoKey, stored: string | null): Promise<Unsent> {
  const { data } = JSON.parse(stored ?? '');
  const iv = fromBase64(data.slice(0, ivChars));
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, fromBase64(data.slice(ivChars)));
  return JSON.parse(new TextDecoder().decode(bytes));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function copyNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Of all accounts. */
function dropOld(): void {
  for (const name of copyNames()) {
    const [, at] = /"at":(\d+)/.exec(localValues.get(name) ?? '') ?? [];
    if (Date.now() - Number(at ?? 0) > lifeMs) localValues.remove(name);
  }
}
