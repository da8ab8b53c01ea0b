import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { pharmacistCard } from '@rxweb/domain/safety/pharmacist-card';
import { checkSafety, prepareSafety, type Said } from '@rxweb/domain/safety/safety-gate';

// These parts are loaded before anything is sent: what is sent then waits for nothing.
prepareSafety();

export interface SafetyQuestion {
  id: number;
  said: Said;
  language: Language;
  store: StoreInfo;
  now: Date;
}

/** `ready` once all is loaded; then an answer for each question, without a card where it may be answered here. */
export type SafetyReply = 'ready' | { id: number; card: CareCard | null } | { id: number; hasFailed: true };

// The check takes a good while to load, and its first answer too, on an old phone: done here, the page goes on answering keys.
addEventListener('message', ({ data: { id, ...question } }: MessageEvent<SafetyQuestion>) =>
  reply(answered(id, question)),
);
reply('ready');

function answered(id: number, question: Omit<SafetyQuestion, 'id'>): SafetyReply {
  try {
    return { id, card: careFor(question) };
  } catch {
    return { id, hasFailed: true };
  }
}

/** The card for what may not be answered here, as the server would give it; null where it may. */
function careFor({ said, language, store, now }: Omit<SafetyQuestion, 'id'>): CareCard | null {
  const finding = checkSafety(said, language);
  if (!finding) return null;
  return finding.tier === 'pharmacist' ? pharmacistCard(store, now, language) : finding.card;
}

function reply(message: SafetyReply): void {
  postMessage(message);
}
