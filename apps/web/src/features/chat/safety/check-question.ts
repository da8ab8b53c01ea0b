import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Utterance } from '@rxweb/domain/safety/safety-gate';
import { loadSafety, waitMs } from './safety.ts';

interface CheckListener {
  /** Called at once for an emergency, otherwise when the answer fails. */
  onCard(card: CareCard): void;
  /** The answer failed and the check could not load. */
  onUnchecked(): void;
}

/**
 * Runs the fixed safety check in the browser too, so a card appears at once and without the server
 * (docs/decisions/0006). Questions for a pharmacist are left to the server unless it fails.
 */
export function checkQuestion(
  said: Utterance,
  language: Language,
  store: StoreInfo,
  { onCard, onUnchecked }: CheckListener,
) {
  const checked = loadSafety().then((careFor) => careFor({ said, language, store }));
  checked.then(
    (card) => {
      if (card && card.tier !== 'pharmacist') onCard(card);
    },
    // Offline before the check loaded. The server checks too.
    () => undefined,
  );
  return {
    failed(): void {
      const timer = setTimeout(onUnchecked, waitMs);
      const isKnown = () => clearTimeout(timer);
      checked.then((card) => card && onCard(card), onUnchecked).finally(isKnown);
    },
  };
}
