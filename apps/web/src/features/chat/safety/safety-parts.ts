import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { pharmacistCard } from '@rxweb/domain/pharmacist-card';
import { checkSafety, prepareSafety, type Said } from '@rxweb/domain/safety-gate';

// These parts are loaded before anything is sent: what is sent then waits for nothing.
prepareSafety();

/** The card for what may not be answered here, as the server would give it; null where it may. */
export function careFor(said: Said, language: Language, store: StoreInfo, now: Date): CareCard | null {
  const finding = checkSafety(said, language);
  if (!finding) return null;
  return finding.tier === 'pharmacist' ? pharmacistCard(store, now, language) : finding.card;
}
