import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { findOtherDanger } from '@rxweb/domain/safety/languages/other-language';
import { pharmacistCard } from '@rxweb/domain/safety/pharmacist-card';
import { checkSafety, prepareSafety, type Utterance } from '@rxweb/domain/safety/safety-gate';

// Loaded ahead, so sending never waits.
prepareSafety();

export interface SafetyQuestion {
  id: number;
  said: Utterance;
  language: Language;
  store: StoreInfo;
  now: Date;
}

/** `ready` once loaded, then one reply per question; null means no card. */
export type SafetyReply = 'ready' | { id: number; card: CareCard | null } | { id: number; hasFailed: true };

// Loading and the first answer are slow on old phones; a worker keeps the page responsive.
addEventListener('message', async ({ data: { id, ...question } }: MessageEvent<SafetyQuestion>) =>
  reply(await answered(id, question)),
);
reply('ready');

async function answered(id: number, question: Omit<SafetyQuestion, 'id'>): Promise<SafetyReply> {
  try {
    return { id, card: (await otherCard(question.said.text)) ?? careFor(question) };
  } catch {
    return { id, hasFailed: true };
  }
}

/** The card in another language; null without a danger, or when its phrases can't be loaded. */
async function otherCard(text: string): Promise<CareCard | null> {
  const danger = await findOtherDanger(text).catch(() => null);
  return danger?.card ?? null;
}

/** The same card as the server's; null when none is needed. */
function careFor({ said, language, store, now }: Omit<SafetyQuestion, 'id'>): CareCard | null {
  const { card, isForPharmacist } = checkSafety(said, language);
  return card ?? (isForPharmacist ? pharmacistCard(store, now, language) : null);
}

function reply(message: SafetyReply): void {
  postMessage(message);
}
