import type { CareCard } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Said } from '@rxweb/domain/safety/safety-gate';
import { loadSafety, waitMs } from './safety.ts';

interface Told {
  /** Whom to turn to: at once in an emergency, else when the answer has failed. */
  onCard(card: CareCard): void;
  /** The answer has failed and the check could not be loaded. */
  onUnchecked(): void;
}

/**
 * The fixed check runs here too, so that a card is there at once and without the server (docs/decisions/0006). A pharmacist's question is the
 * server's to answer for as long as it does.
 */
export function checkQuestion(said: Said, language: Language, store: StoreInfo, { onCard, onUnchecked }: Told) {
  const checked = loadSafety().then((careFor) => careFor({ said, language, store }));
  checked.then(
    (card) => {
      if (card && card.tier !== 'pharmacist') onCard(card);
    },
    // The page lost its connection before it had loaded the check. The server runs it too.
    () => undefined,
  );
  return {
    /** The answer has failed. */
    failed(): void {
      const timer = setTimeout(onUnchecked, waitMs);
      const isKnown = () => clearTimeout(timer);
      checked.then((card) => card && onCard(card), onUnchecked).finally(isKnown);
    },
  };
}
