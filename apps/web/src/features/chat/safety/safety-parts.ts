import type { CareCard, CareNote } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { careNotes } from '@rxweb/domain/safety/care-notes';
import { noteAfterCard } from '@rxweb/domain/safety/note-due';
import { pharmacistCard } from '@rxweb/domain/safety/pharmacist-card';
import { checkSafety, prepareSafety, type Utterance } from '@rxweb/domain/safety/safety-gate';
import { isAboutWrongMedicine } from '@rxweb/domain/safety/wrong-medicine';

// Loaded ahead, so sending never waits.
prepareSafety();

/** A file of its own: few visitors write in other languages. */
const loadOthers = () => import('@rxweb/domain/safety/languages/other-language');
loadOthers().catch(() => undefined);

export interface SafetyQuestion {
  id: number;
  said: Utterance;
  language: Language;
  store: StoreInfo;
  now: Date;
  /** The visitor says that the card for this question was no emergency. */
  isNotEmergency?: boolean;
}

/** What a message needs beside or instead of an answer; the note comes only without a card for 911, Poison Control or 988. */
export interface Care {
  card: CareCard | null;
  note: CareNote | null;
}

/** `ready` once loaded, then one reply per question. */
export type SafetyReply = 'ready' | { id: number; care: Care } | { id: number; hasFailed: true };

// Loading and the first answer are slow on old phones; a worker keeps the page responsive.
addEventListener('message', async ({ data: { id, ...question } }: MessageEvent<SafetyQuestion>) =>
  reply(await answered(id, question)),
);
reply('ready');

async function answered(id: number, question: Omit<SafetyQuestion, 'id'>): Promise<SafetyReply> {
  try {
    return { id, care: (await otherCare(question)) ?? careFor(question) };
  } catch {
    return { id, hasFailed: true };
  }
}

/** The card in another language; null without a danger, or when its phrases can't be loaded. */
async function otherCare({ said, isNotEmergency }: Omit<SafetyQuestion, 'id'>): Promise<Care | null> {
  if (isNotEmergency) return null;
  const danger = await loadOthers()
    .then(({ findOtherDanger }) => findOtherDanger(said.text))
    .catch(() => null);
  return danger && { card: danger.card, note: null };
}

/** By the rules on this device; the server may add or leave out notes. */
function careFor({ said, language, store, now, isNotEmergency }: Omit<SafetyQuestion, 'id'>): Care {
  const found = checkSafety(said, language);
  if (found.card && !isNotEmergency) return { card: found.card, note: null };
  const isWrongMedicine = isAboutWrongMedicine(said.text);
  const note = found.card ? noteAfterCard(found) : found.note;
  return {
    card: found.isForPharmacist ? pharmacistCard(store, now, language, { isWrongMedicine }) : null,
    note: note && careNotes[found.language][note],
  };
}

function reply(message: SafetyReply): void {
  postMessage(message);
}
